import { env } from 'cloudflare:workers'
import type { Visit } from '~/http/visit'
import { orderedAs } from '~/order/store/drafts/ordered-as.server'
import { handOverCookie, shortDraftId } from '~/order/store/draft-cookie'
import {
  type DraftRevision,
  findDrafts,
  makeDraft,
  typedText,
  writeDraft,
  draftSender,
} from '~/order/store/draft-store.server'
import { findVisitDrafts, readPageSave, rememberDraft } from '~/order/store/keep-draft.server'
import type { OrderValues } from '~/order/model/typed-order'
import { screenPath } from '~/i18n/screens'
import { isUuid } from '~/lib/uuid'

type KeptPress =
  | { state: 'kept'; draft: DraftRevision; cookie: string }
  /** The draft was already ordered; the form returns without a draft, so that it can be ordered again. */
  | { state: 'placed'; draft: null; number: string }
  | { state: 'tooLarge'; draft: DraftRevision | null }

/** Writes a submitted form to the draft it names, else to a new one. A submit overrides any autosave. */
export async function keepPressed(visit: Visit, values: OrderValues): Promise<KeptPress> {
  const typed = typedText(values)
  if (typed === null) return { state: 'tooLarge', draft: readRevision(visit.form) }
  const now = new Date()
  const page = readPageSave(visit.form)
  const { named, mine } = await findVisitDrafts(visit)
  if (named?.placedNumber) return { state: 'placed', draft: null, number: named.placedNumber }
  const written = named && (await writeDraft(env.DB, named.id, typed, now, page))
  if (named && !written) {
    // The draft was placed between the read and the write.
    const [placed] = await findDrafts(env.DB, [named.id], now)
    if (placed?.placedNumber) return { state: 'placed', draft: null, number: placed.placedNumber }
  }
  const draft =
    written ?? (await makeDraft(env.DB, typed, now, { ...page, sender: await draftSender(visit) }))
  return { state: 'kept', draft, cookie: rememberDraft(visit, draft.id, mine) }
}

/** Redirect after a saved submit, to an element if one is named; hands the draft over to the page that shows it. */
export function leadTo(
  screen: 'order' | 'orderSummary',
  visit: Visit,
  { draft, cookie }: Extract<KeptPress, { state: 'kept' }>,
  element = '',
): Response {
  const hash = element && `#${element}`
  const Location = `${screenPath(screen, visit.locale)}?d=${shortDraftId(draft.id)}${hash}`
  const response = new Response(null, { status: 303, headers: { Location } })
  response.headers.append('Set-Cookie', cookie)
  response.headers.append('Set-Cookie', handOverCookie(visit, draft.id))
  return response
}

/** The draft with which a form continues, and the order that its values have already become. */
export async function stateOf({ locale }: Visit, kept: KeptPress | null) {
  const ordered = kept?.state === 'placed' ? await orderedAs(locale, kept.number) : null
  return { draft: kept?.draft ?? null, ordered }
}

/** The draft that a form names, and the revision the form knew. */
export function readRevision(form: FormData): DraftRevision | null {
  const id = form.get('draft')
  return isUuid(id) ? { id, revision: Number(form.get('revision')) } : null
}
