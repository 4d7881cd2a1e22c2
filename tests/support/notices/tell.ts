import { env, withEnv } from 'cloudflare:workers'
import { Webhook } from 'standardwebhooks'
import { answerProviderEvents } from '~/order/notices/answer-provider-events.server'
import { remoteAccess } from '../provider/remote-access.ts'

export const NOTICE_SECRET = `whsec_${btoa('secret of the tests only, 32 chars')}`

/** A site before a back office of the carrier's own, which takes its notices; nobody listens at its address. */
export const OWN_BACK_OFFICE = {
  PROVIDER: 'remote',
  PROVIDER_API_URL: 'http://127.0.0.1:9/v1',
  PROVIDER_ACCESS_TOKEN: remoteAccess.accessToken,
  PROVIDER_BEARER: remoteAccess.bearer,
  PROVIDER_EVENTS_SECRET: NOTICE_SECRET,
} as const

/** Runs something in a site before a back office of the carrier's own. */
export async function beforeOwnBackOffice<T>(run: () => Promise<T>): Promise<T> {
  const done: { value?: T } = {}
  await withEnv({ ...env, ...OWN_BACK_OFFICE }, async () => {
    done.value = await run()
  })
  if (done.value === undefined) throw new Error('nothing came back')
  return done.value
}

type Answered = { seq?: number; state?: string; errors?: { field: string; code: string }[] }

/** Sends a signed notice to the site, as a back office does. */
export async function tellSite(
  notice: object,
  { id = crypto.randomUUID(), at = new Date() }: { id?: string; at?: Date } = {},
): Promise<{ status: number; json: Answered }> {
  const body = JSON.stringify({ at: at.toISOString(), data: {}, ...notice })
  const request = new Request('https://www.vozka.example/api/provider-events', {
    method: 'POST',
    body,
    headers: {
      'Content-Type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
      'webhook-signature': new Webhook(NOTICE_SECRET).sign(id, at, body),
    },
  })
  return beforeOwnBackOffice(async () => {
    const site = { ...env, ...OWN_BACK_OFFICE }
    const response = await answerProviderEvents(request, site, crypto.randomUUID())
    return { status: response.status, json: await response.json<Answered>() }
  })
}
