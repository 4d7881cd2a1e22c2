import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import type { GatewayScript } from './scripted-gateway.ts'

const gatewaySchema = v.object({
  settings: v.record(v.string(), v.string()),
  scriptUrl: v.string(),
})
const shared = v.parse(gatewaySchema, JSON.parse(env.TEST_GATEWAY))
// A gateway of this file's own.
const opened = await fetch(shared.scriptUrl)
const { settings, scriptUrl } = v.parse(gatewaySchema, await opened.json())

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
      payment_intent: v.nullable(v.string()),
    }),
  ),
  refunds: v.array(v.object({ id: v.string(), amount: v.number(), payment_intent: v.string() })),
  asked: v.array(v.string()),
})
type DisputeScript = Extract<GatewayScript, { do: 'dispute' }>['what']
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

/** The notices of everything that went back of a payment so far, in their order, as they are posted to the site. */
export async function returnNotices(payment: string): Promise<Request[]> {
  const notices = v.parse(v.array(noticeSchema), await script({ do: 'noticesOf', payment }))
  return notices.map(({ payload, signature }) => noticeRequest(payload, signature))
}

/** Somebody refunds in the gateway's dashboard; the gateway's name of the refund. */
export async function refundByHand(payment: string, amount: number): Promise<string> {
  const { id } = v.parse(
    v.object({ id: v.string() }),
    await script({ do: 'refund', payment, amount }),
  )
  return id
}

/** The payer's bank disputes a payment; the gateway's name of the dispute. */
export async function aDispute(payment: string, what: DisputeScript = {}): Promise<string> {
  const { id } = v.parse(
    v.object({ id: v.string() }),
    await script({ do: 'dispute', payment, what }),
  )
  return id
}

/** The post of a notice with any signature. */
export function noticeRequest(body: string, signature: string): Request {
  return new Request('https://www.example.com/api/payments/stripe', {
    method: 'POST',
    headers: { 'Stripe-Signature': signature },
    body,
  })
}
