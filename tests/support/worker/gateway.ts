import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import type { GatewayScript } from './scripted-gateway.ts'

const { settings, scriptUrl } = v.parse(
  v.object({ settings: v.record(v.string(), v.string()), scriptUrl: v.string() }),
  JSON.parse(env.TEST_GATEWAY),
)

/** The settings of a site that takes cards at the gateway of the tests. */
export const GATEWAY_SETTINGS = settings

const lookSchema = v.object({
  sessions: v.array(
    v.object({
      id: v.string(),
      amount_total: v.number(),
      currency: v.string(),
      payment_status: v.string(),
      client_reference_id: v.nullable(v.string()),
      success_url: v.string(),
      url: v.nullable(v.string()),
    }),
  ),
  refunds: v.array(v.object({ id: v.string(), amount: v.number(), payment_intent: v.string() })),
  asked: v.array(v.string()),
})
const noticeSchema = v.object({ payload: v.string(), signature: v.string() })

/** Lets the gateway do something. */
export async function script(what: GatewayScript): Promise<unknown> {
  const response = await fetch(scriptUrl, { method: 'POST', body: JSON.stringify(what) })
  return response.json()
}

/** What the gateway has of an order: its sessions, and all refunds of the run. */
export async function lookAtGateway(number: string) {
  const { sessions, refunds, asked } = v.parse(lookSchema, await script({ do: 'look' }))
  return { sessions: sessions.filter((one) => one.client_reference_id === number), refunds, asked }
}

/** A notice of the gateway about a session, as it is posted to the site. */
export async function aNotice(session: string, { type, at }: { type?: string; at?: number } = {}) {
  const asked = { do: 'notice', session, ...(type ? { type } : {}), ...(at ? { at } : {}) } as const
  const { payload, signature } = v.parse(noticeSchema, await script(asked))
  return noticeRequest(payload, signature)
}

/** The post of a notice with any signature. */
export function noticeRequest(body: string, signature: string): Request {
  return new Request('https://www.example.com/api/payments/stripe', {
    method: 'POST',
    headers: { 'Stripe-Signature': signature },
    body,
  })
}
