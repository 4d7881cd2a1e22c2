import { env } from 'cloudflare:workers'
import type { Visit } from '~/edge/visit'
import { orderedAs } from '~/features/order/placed/status-token.server'
import { handOverCookie, shortDraftId } from '~/features/order/typed/draft-cookie'
import {
  type DraftRevision,
  findDrafts,
  makeDraft,
  typedText,
  writeDraft,
} from '~/features/order/typed/draft-store.server'
import {
  findVisitDrafts,
  readPageSave,
  rememberDraft,
} from '~/features/order/typed/keep-draft.server'
import type { OrderValues } from '~/features/order/typed/typed-order'
import { screenPath } from '~/i18n/screens'
import { isUuid } from '~/lib/uuid'

type KeptPress =
  | { state: 'kept'; draft: DraftRevision; cookie: string }
  /** What was typed here is ordered; the form comes back without a draft, to order it once more. */
  | { state: 'placed'; draft: null; number: string }
  | { state: 'tooLarge'; draft: DraftRevision | null }

/** Writes what a button sent into the draft its form names, else into a new one: the press is stronger than any save. */
export async function keepPressed(visit: Visit, values: OrderValues): Promise<KeptPress> {
  const typed = typedText(values)
  if (typed === null) return { state: 'tooLarge', draft: readRevision(visit.form) }
  const now = new Date()
  const page = readPageSave(visit.form)
  const { named, mine } = await findVisitDrafts(visit)
  if (named?.placedNumber) return { state: 'placed', draft: null, number: named.placedNumber }
  const written = named && (await writeDraft(env.DB, named.id, typed, now, page))
  if (named && !written) {
    // Placed between the look and the write.
    const [placed] = await findDrafts(env.DB, [named.id], now)
    if (placed?.placedNumber) return { state: 'placed', draft: null, number: placed.placedNumber }
  }
  const draft = written ?? (await makeDraft(env.DB, typed, now, page))
  return { state: 'kept', draft, cookie: rememberDraft(visit, draft.id, mine) }
}

/** The way on from a press that was kept: its draft, handed over to the page that shows it. */
export function leadTo(
  screen: 'order' | 'orderSummary',
  visit: Visit,
  { draft, cookie }: Extract<KeptPress, { state: 'kept' }>,
): Response {
  const Location = `${screenPath(screen, visit.locale)}?d=${shortDraftId(draft.id)}`
  const response = new Response(null, { status: 303, headers: { Location } })
  response.headers.append('Set-Cookie', cookie)
  response.headers.append('Set-Cookie', handOverCookie(visit, draft.id))
  return response
}

/** The draft a form goes on with, and the order that what it sent has become already. */
export async function stateOf({ locale }: Visit, kept: KeptPress | null) {
  const ordered = kept?.state === 'placed' ? await orderedAs(locale, kept.number) : null
  return { draft: kept?.draft ?? null, ordered }
}

/** The draft that a form names, and the state of it that the form knew. */
export function readRevision(form: FormData): DraftRevision | null {
  const id = form.get('draft')
  return isUuid(id) ? { id, revision: Number(form.get('revision')) } : null
}
