import { env } from 'cloudflare:workers'
import type { Visit } from '~/edge/visit'
import { draftCookie, readDraftCookie, shortDraftId } from '~/features/order/typed/draft-cookie'
import {
  type Draft,
  type DraftRevision,
  findDrafts,
  makeDraft,
  type PageSave,
  typedText,
  updateDraft,
  updatePayment,
} from '~/features/order/typed/draft-store.server'
import {
  emptyOrderValues,
  type OrderValues,
  readOrderValues,
} from '~/features/order/typed/typed-order'
import { readPayment } from '~/features/order/typed/typed-payment'
import { isUuid } from '~/lib/uuid'

/** The drafts of a visit: the one its form names, and those of its cookie, newest first. */
export type VisitDrafts = { named: Draft | null; mine: Draft[] }

/** Looks the drafts of a visit up, in one query. */
export async function findVisitDrafts(visit: Visit): Promise<VisitDrafts> {
  const named = namedDraft(visit.form)
  const ids = readDraftCookie(visit)
  const found = await findDrafts(env.DB, named ? [named, ...ids] : ids, new Date())
  return {
    named: found.find(({ id }) => id === named) ?? null,
    mine: found.filter(({ id }) => ids.includes(id)),
  }
}

/** The draft an address asks for with `?d=`, of those of the cookie; without the key the newest one. */
export function askedDraft({ url }: Pick<Visit, 'url'>, mine: readonly Draft[]): Draft | null {
  const asked = url.searchParams.get('d')
  if (asked === null) return mine[0] ?? null
  return mine.find(({ id }) => shortDraftId(id) === asked) ?? null
}

/** Set-Cookie that puts a draft in front of the others and leaves out those that are gone. */
export function rememberDraft(visit: Visit, id: string, mine: readonly Draft[]): string {
  return draftCookie(visit, [id, ...mine.map((draft) => draft.id)])
}

export type Kept =
  | { ok: true; draft: DraftRevision | null; cookie: string | null }
  | { ok: false; error: 'too_large' | 'too_many' | 'newer' }
  | { ok: false; error: 'placed'; number: string }

/**
 * Saves what was typed so far, valid or not: over the revision its form knew, else into a draft of its own. It
 * brings no draft back that was placed, and a form in which nothing was typed makes none.
 */
export async function keepDraft(visit: Visit): Promise<Kept> {
  const { form } = visit
  const orderKey = form.get('orderKey')
  if (isUuid(orderKey)) {
    await updatePayment(env.DB, orderKey, readPayment(form))
    return { ok: true, draft: null, cookie: null }
  }
  const values = readOrderValues(form)
  const typed = typedText(values)
  if (typed === null) return { ok: false, error: 'too_large' }
  const id = namedDraft(form)
  if (id) {
    const known = { id, revision: Number(form.get('revision')) }
    const update = await updateDraft(env.DB, known, typed, new Date(), readPageSave(form))
    if (update.ok) return { ...update, cookie: null }
    if (update.error === 'newer' || update.error === 'placed') return update
  }
  if (isUntouched(values)) return { ok: true, draft: null, cookie: null }
  if (!(await visit.mayMakeDraft())) return { ok: false, error: 'too_many' }
  const draft = await makeDraft(env.DB, typed, new Date(), readPageSave(form))
  const cookie = draftCookie(visit, [draft.id, ...readDraftCookie(visit)])
  return { ok: true, draft, cookie }
}

function namedDraft(form: FormData): string | null {
  const named = form.get('draft')
  return isUuid(named) ? named : null
}

/** The page that a form was sent from. */
export function readPageSave(form: FormData): PageSave {
  const page = form.get('page')
  const save = Number(form.get('save'))
  return { page: isUuid(page) ? page : null, save: Number.isSafeInteger(save) ? save : 0 }
}

function isUntouched(values: OrderValues): boolean {
  return JSON.stringify(values) === JSON.stringify(emptyOrderValues())
}
