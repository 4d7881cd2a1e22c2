import { env } from 'cloudflare:workers'
import type { Visit } from '~/edge/visit'
import { draftCookie, readDraftCookie } from '~/features/order/typed/draft-cookie'
import {
  type Draft,
  findDraft,
  findDraftByOrderKey,
  newDraft,
  saveDraft,
} from '~/features/order/typed/draft-store.server'
import { readOrderValues } from '~/features/order/typed/typed-order'
import { readPayment } from '~/features/order/typed/typed-payment'
import { isUuid } from '~/lib/uuid'

/** The draft named by the form (each tab has its own), else by the cookie. */
export async function currentDraft(visit: Visit): Promise<Draft | null> {
  const named = visit.form.get('draft')
  const id = isUuid(named) ? named : readDraftCookie(visit)
  return id ? findDraft(env.DB, id, new Date()) : null
}

/** A draft under the id the form already carries, so that everything its tab sends meets in one. */
export function draftOfForm(form: FormData): Draft {
  const named = form.get('draft')
  const draft = newDraft()
  return isUuid(named) ? { ...draft, id: named } : draft
}

export type Kept = { ok: true; cookie: string | null } | { ok: false; error: 'too_large' }

/**
 * Saves what was typed so far, valid or not. A draft that was complete stays so only while nothing in it
 * changed: what the summary shows was checked and seen.
 */
export async function keepDraft(visit: Visit): Promise<Kept> {
  const { form } = visit
  const orderKey = form.get('orderKey')
  if (typeof orderKey === 'string') return keepPayment(orderKey, form)
  const values = readOrderValues(form)
  const draft = (await currentDraft(visit)) ?? draftOfForm(form)
  const isSame = JSON.stringify(draft.values) === JSON.stringify(values)
  const kept = { ...draft, values, isComplete: draft.isComplete && isSame }
  if (!(await saveDraft(env.DB, kept, new Date()))) return { ok: false, error: 'too_large' }
  return { ok: true, cookie: draftCookie(visit, draft.id) }
}

/** The same for the summary, whose form carries the key of its order. */
async function keepPayment(orderKey: string, form: FormData): Promise<Kept> {
  const now = new Date()
  const draft = await findDraftByOrderKey(env.DB, orderKey, now)
  if (draft) await saveDraft(env.DB, { ...draft, payment: readPayment(form) }, now)
  return { ok: true, cookie: null }
}
