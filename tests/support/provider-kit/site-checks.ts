import { randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { placeOf } from '../contract/document.ts'
import { testNumber } from './bodies.ts'
import type { Finding } from './judge.ts'

/** The door of a website for notices, and the secret that signs them. */
export type Door = { site: string; secret: string }

const OTHER = `whsec_${btoa('no secret of anybody at all, but long')}`
const LARGE = 65 * 1_024

type Sent = {
  body?: string
  at?: Date
  secret?: string
  id?: string
  type?: string
  method?: string
}

async function tell({ site, secret: own }: Door, sent: Sent): Promise<Response> {
  const { at = new Date(), secret = own, id = `msg_${randomUUID()}`, method = 'POST' } = sent
  const { body = JSON.stringify(aNotice()), type = 'application/json' } = sent
  const headers = {
    'Content-Type': type,
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': new Webhook(secret).sign(id, at, body),
  }
  const signal = AbortSignal.timeout(2_000)
  const url = `${site}/api/provider-events`
  return method === 'GET'
    ? fetch(url, { headers, signal })
    : fetch(url, { method, headers, body, signal })
}

/** A notice of an order that no website has. */
function aNotice(changes: object = {}) {
  const at = new Date().toISOString()
  return { number: testNumber(), after: 1, event: 'confirm', at, data: {}, ...changes }
}

/** Sends signed notices to a website; none of them is of an order that it has, so that nothing happens there. */
export async function askSite(door: Door): Promise<Finding[]> {
  const minutes = (count: number) => new Date(Date.now() + count * 60_000)
  const tries: [string, Sent, number[]][] = [
    ['of an unknown order', {}, [404]],
    ['under another secret', { secret: OTHER }, [401]],
    ['signed six minutes ago', { at: minutes(-6) }, [400, 401]],
    ['signed in six minutes', { at: minutes(6) }, [400, 401]],
    ['of more than 64 KB', { body: 'x'.repeat(LARGE) }, [413]],
    ['that is no JSON', { body: '<h1>' }, [400]],
    ['that is not called JSON', { type: 'text/plain' }, [415]],
    ['of an unknown event', { body: JSON.stringify(aNotice({ event: 'dance' })) }, [422]],
    ['with an unknown field', { body: JSON.stringify(aNotice({ more: 1 })) }, [422]],
    ['by another method', { method: 'GET' }, [405]],
  ]
  const findings: Finding[] = []
  for (const [what, sent, good] of tries) {
    const status = await tell(door, sent).then(
      (response) => response.status,
      () => 0,
    )
    if (good.includes(status)) continue
    const place = placeOf('webhooks', 'notice', 'post', 'responses', String(good.at(-1)))
    const got = status === 0 ? 'no answer' : String(status)
    findings.push({ place, says: `a notice ${what}: expected ${good.join(' or ')}, got ${got}` })
  }
  const again = { id: `msg_${randomUUID()}`, body: JSON.stringify(aNotice()) }
  const answers = await Promise.all(
    [await tell(door, again), await tell(door, again)].map((one) => one.text()),
  ).catch(() => ['', 'none'])
  if (new Set(answers).size > 1) {
    const place = placeOf('webhooks', 'notice', 'post', 'description')
    findings.push({ place, says: 'the same webhook-id: expected the first answer again' })
  }
  return findings
}
