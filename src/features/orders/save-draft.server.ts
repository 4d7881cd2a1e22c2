import { env } from 'cloudflare:workers'
import { readForm } from '~/edge/read-form.server'
import { draftCookie, readDraftCookie } from '~/features/orders/draft-cookie'
import {
  type Draft,
  findDraft,
  findDraftByOrderKey,
  newDraft,
  saveDraft,
} from '~/features/orders/draft.server'
import { readOrderValues } from '~/features/orders/order-values'
import { readPayment } from '~/features/orders/payment-values'
import { isUuid } from '~/lib/uuid'

/** The draft named by the form (each tab has its own), else by the cookie. */
export async function currentDraft(request: Request, form?: FormData): Promise<Draft | null> {
  const named = form?.get('draft')
  const id = isUuid(named) ? named : readDraftCookie(request)
  return id ? findDraft(env.DB, id, new Date()) : null
}

/** A draft under the id the form already carries, so that everything its tab sends meets in one. */
export function draftOfForm(form: FormData): Draft {
  const named = form.get('draft')
  const draft = newDraft()
  return isUuid(named) ? { ...draft, id: named } : draft
}

/**
 * Saves what was typed so far, valid or not. A draft that was complete stays so only while nothing in it
 * changed: what the summary shows was checked and seen.
 */
export async function keepDraft(request: Request): Promise<Response> {
  const body = await readForm(request)
  if (!body.ok) return body.response
  const orderKey = body.form.get('orderKey')
  if (typeof orderKey === 'string') return keepPayment(orderKey, body.form)
  const values = readOrderValues(body.form)
  const draft = (await currentDraft(request, body.form)) ?? draftOfForm(body.form)
  const isSame = JSON.stringify(draft.values) === JSON.stringify(values)
  const kept = { ...draft, values, isComplete: draft.isComplete && isSame }
  if (!(await saveDraft(env.DB, kept, new Date()))) return new Response(null, { status: 413 })
  return new Response(null, {
    status: 204,
    headers: { 'Cache-Control': 'no-store', 'Set-Cookie': draftCookie(request, draft.id) },
  })
}

/** The same for the summary, whose form carries the key of its order. */
async function keepPayment(orderKey: string, form: FormData): Promise<Response> {
  const now = new Date()
  const draft = await findDraftByOrderKey(env.DB, orderKey, now)
  if (draft) await saveDraft(env.DB, { ...draft, payment: readPayment(form) }, now)
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
}
