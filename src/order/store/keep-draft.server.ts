import { env } from 'cloudflare:workers'
import type { Visit } from '~/http/visit'
import { draftCookie, readDraftCookie, shortDraftId } from '~/order/store/draft-cookie'
import {
  type Draft,
  type DraftRevision,
  findDrafts,
  makeDraftIfRoom,
  type PageSave,
  typedText,
  updateDraft,
  updatePayment,
  draftSender,
} from '~/order/store/draft-store.server'
import {
  emptyOrderValues,
  type OrderValues,
  readOrderValues,
  readPayment,
} from '~/order/model/typed-order'
import { isUuid } from '~/lib/uuid'

/** The drafts of a visit: the one named by its form, and those of its cookie, newest first. */
export type VisitDrafts = { named: Draft | null; mine: Draft[] }

/** Finds the drafts of a visit, in one query. */
export async function findVisitDrafts(visit: Visit): Promise<VisitDrafts> {
  const named = namedDraft(visit.form)
  const ids = readDraftCookie(visit)
  const found = await findDrafts(env.DB, named ? [named, ...ids] : ids, new Date())
  return {
    named: found.find(({ id }) => id === named) ?? null,
    mine: found.filter(({ id }) => ids.includes(id)),
  }
}

/** The draft that the address selects with `?d=` from those of the cookie; without `?d=` the newest one. */
export function askedDraft({ url }: Pick<Visit, 'url'>, mine: readonly Draft[]): Draft | null {
  const asked = url.searchParams.get('d')
  if (asked === null) return mine[0] ?? null
  return mine.find(({ id }) => shortDraftId(id) === asked) ?? null
}

/** Set-Cookie that puts a draft first in the list and drops those that are gone. */
export function rememberDraft(visit: Visit, id: string, mine: readonly Draft[]): string {
  return draftCookie(visit, [id, ...mine.map((draft) => draft.id)])
}

export type Kept =
  | { ok: true; draft: DraftRevision | null; cookie: string | null }
  | { ok: false; error: 'too_large' | 'too_many' | 'newer' }
  | { ok: false; error: 'placed'; number: string }

/**
 * Saves the input, valid or not: to the draft of its form if the revision matches, else to a new draft. It never
 * revives a placed draft, and an untouched form creates none.
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
  const origin = { ...readPageSave(form), sender: await draftSender(visit) }
  const draft = await makeDraftIfRoom(env.DB, typed, new Date(), origin)
  if (!draft) return { ok: false, error: 'too_many' }
  const cookie = draftCookie(visit, [draft.id, ...readDraftCookie(visit)])
  return { ok: true, draft, cookie }
}

function namedDraft(form: FormData): string | null {
  const named = form.get('draft')
  return isUuid(named) ? named : null
}

/** The page from which a form was sent, and the number of its save. */
export function readPageSave(form: FormData): PageSave {
  const page = form.get('page')
  const save = Number(form.get('save'))
  return { page: isUuid(page) ? page : null, save: Number.isSafeInteger(save) ? save : 0 }
}

function isUntouched(values: OrderValues): boolean {
  return JSON.stringify(values) === JSON.stringify(emptyOrderValues())
}
