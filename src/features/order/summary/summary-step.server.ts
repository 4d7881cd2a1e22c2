import { env, waitUntil } from 'cloudflare:workers'
import { loadOrderCatalogue } from '~/catalogue/catalogue.server'
import { announceNew } from '~/delivery/announce.server'
import { deliverClaimed } from '~/delivery/outbox.server'
import type { Visit } from '~/edge/visit'
import { sendMailSoon } from '~/features/order/mail/send-mail.server'
import type { Order } from '~/features/order/placed/order'
import {
  isSamePayment,
  type Payment,
  type Placement,
  placeOrder,
  readUsedKey,
  selectUsedKey,
} from '~/features/order/placed/place-order.server'
import { readOrderBody } from '~/features/order/placed/stored-order'
import { orderedAs } from '~/features/order/placed/status-token.server'
import { checkOrder, hashOrder } from '~/features/order/placed/to-order'
import { paymentSchema, requestPaymentSchema } from '~/features/order/rules/payment-schema'
import {
  keepSummary,
  readSummary,
  selectSummary,
  type StoredSummary,
} from '~/features/order/summary/summary-store.server'
import type { SummaryField, SummaryView } from '~/features/order/summary/summary-view'
import { draftCookie, readDraftCookie, shortDraftId } from '~/features/order/typed/draft-cookie'
import { type Draft, typedText, writeDraft } from '~/features/order/typed/draft-store.server'
import {
  askedDraft,
  findVisitDrafts,
  rememberDraft,
} from '~/features/order/typed/keep-draft.server'
import type { OrderValues } from '~/features/order/typed/typed-order'
import { type PaymentValues, readPayment } from '~/features/order/typed/typed-payment'
import { screenPath } from '~/i18n/screens'
import type { FieldErrors } from '~/lib/fields/field-error'
import { formText } from '~/lib/fields/form-text'
import { readFields } from '~/lib/fields/read-fields'
import { providerEnd } from '~/lib/settings'
import { isUuid } from '~/lib/uuid'
import { siteProvider } from '~/provider/site-provider.server'
import { loadWay } from '~/tariff/ways.server'

type View = Extract<SummaryView, { state: 'summary' }>
type Shown = { view: SummaryView; status: 200 | 409 | 422; cookie?: string }

/** The summary of the draft that the address names; without a complete one it leads back to the details. */
export async function openSummaryPage(visit: Visit): Promise<Shown | Response> {
  const { mine } = await findVisitDrafts(visit)
  const draft = askedDraft(visit, mine)
  if (!draft) {
    const wasBegun = visit.form.has('orderKey') || readDraftCookie(visit).length > 0
    return toDetails(visit, wasBegun ? '?d=new&expired=1' : '')
  }
  if (draft.placedNumber !== null) {
    const ordered = await orderedAs(visit.locale, draft.placedNumber)
    return { view: { state: 'placed', ...ordered, isOther: false }, status: 200 }
  }
  const now = new Date()
  const made = await orderOf(draft.values, now)
  if (!made) return toDetails(visit, `?d=${shortDraftId(draft.id)}`)
  const kept = await keep(draft.id, draft.values, made, now)
  const earlier = await earlierOrder(visit, mine)
  const cookie = rememberDraft(visit, draft.id, mine)
  return { view: { ...viewOf(kept, draft.payment), earlier }, status: 200, cookie }
}

/**
 * Places what the summary of the posted key showed. Where that is no longer true by the catalogue, the settings and
 * the clock of now, the summary as it would be is shown with what changed, and nothing is bound.
 */
export async function submitSummaryPage(visit: Visit): Promise<Shown | Response> {
  const { form } = visit
  // From a page that could not show what would be bound (src/edge/plain/plain-page.ts).
  if (form.get('intent') === 'show') return showAgain(visit, null)
  const now = new Date()
  const typed = readPayment(form)
  const orderKey = form.get('orderKey')
  if (!isUuid(orderKey)) return showAgain(visit, 'lookAgain')
  const [used, found] = await env.DB.batch([
    selectUsedKey(env.DB, orderKey),
    selectSummary(env.DB, orderKey, now),
  ])
  const usedKey = readUsedKey(used?.results[0])
  if (usedKey) {
    const pressed = readPressed(typed, (usedKey.payment?.method ?? null) === null)
    const isOther = !pressed.payment || !isSamePayment(usedKey, pressed.payment)
    return answerUsedKey(visit, usedKey.number, isOther)
  }
  const shown = readSummary(found?.results[0])
  if (!shown) return showAgain(visit, 'lookAgain')
  const { payment, errors } = readPressed(typed, shown.order.price.status === 'onRequest')
  const view = { ...viewOf({ ...shown, orderKey }, typed), errors }
  if (!payment) return { view, status: 422 }

  const made = await orderOf(shown.typed, now)
  if (!made) return backToDetails(visit, shown, now)
  if (made.hash !== shown.hash) {
    const renewed = await keep(shown.draftId, shown.typed, made, now)
    return { view: { ...viewOf(renewed, typed), before: shown.order }, status: 409 }
  }
  const isAgain = form.get('again') === '1'
  if (shown.placedNumber !== null && !isAgain) return askAgain(visit, view, shown.placedNumber)
  const isFlagged = formText(form.get('leaveEmpty')) !== ''
  const placement = await place(visit, { orderKey, shown, payment, isFlagged, isAgain }, now)
  if (placement.ok) return answerUsedKey(visit, placement.number, false)
  if (placement.error === 'key_used') return answerUsedKey(visit, placement.number, true)
  // Another summary of the same draft was pressed at the same moment.
  const meanwhile = readSummary(await selectSummary(env.DB, orderKey, now).first())
  return meanwhile?.placedNumber
    ? askAgain(visit, view, meanwhile.placedNumber)
    : showAgain(visit, 'lookAgain')
}

/** What was chosen and typed under a summary; nobody asks whoever sends a request how they pay. */
function readPressed(typed: PaymentValues, isOfRequest: boolean) {
  const errors: FieldErrors<SummaryField> = {}
  const schema = isOfRequest ? requestPaymentSchema : paymentSchema
  return { payment: readFields<typeof schema>(schema, typed, errors), errors }
}

type Pressed = {
  orderKey: string
  shown: StoredSummary
  payment: Payment
  isFlagged: boolean
  isAgain: boolean
}

/** Stores the order, tries once to deliver it and tells the carrier. */
async function place(
  { locale }: Visit,
  { shown: { draftId, order }, ...pressed }: Pressed,
  now: Date,
): Promise<Placement> {
  const isDecidedHere = providerEnd(env) === 'embedded'
  const bound = { ...pressed, draftId, order, locale, isDecidedHere }
  const placement = await placeOrder(env.DB, bound, now)
  if (placement.ok) {
    const world = { db: env.DB, connection: siteProvider(), now: () => new Date() }
    await deliverClaimed({ ...world, toOrderBody: readOrderBody }, placement.claimed)
    waitUntil(announceNew(env.DB, new Date()))
    sendMailSoon(env)
  }
  return placement
}

/** The way to the order of the key; `isOther` where it was sent with another payment or note before. */
async function answerUsedKey(
  { locale }: Visit,
  number: string,
  isOther: boolean,
): Promise<Shown | Response> {
  const ordered = await orderedAs(locale, number)
  if (isOther) return { view: { state: 'placed', ...ordered, isOther }, status: 409 }
  return new Response(null, { status: 303, headers: { Location: ordered.statusPath } })
}

/** The draft was ordered under another key: whoever wants this as well says so. */
async function askAgain({ locale }: Visit, view: View, number: string): Promise<Shown> {
  return { view: { ...view, again: await orderedAs(locale, number) }, status: 409 }
}

/** The summary with what was chosen and typed below it; nothing is bound. */
async function showAgain(visit: Visit, notice: View['notice']): Promise<Shown | Response> {
  const opened = await openSummaryPage(visit)
  if (opened instanceof Response || opened.view.state !== 'summary') return opened
  const view = { ...opened.view, values: readPayment(visit.form), notice }
  return { view, status: notice ? 409 : 200 }
}

/** What was shown cannot be ordered any more, because its time came too near: the form says why, as it was sent. */
async function backToDetails(visit: Visit, shown: StoredSummary, now: Date): Promise<Response> {
  const typed = typedText(shown.typed)
  if (typed !== null) await writeDraft(env.DB, shown.draftId, typed, now)
  const response = toDetails(visit, `?d=${shortDraftId(shown.draftId)}`)
  const ids = [shown.draftId, ...readDraftCookie(visit)]
  response.headers.append('Set-Cookie', draftCookie(visit, ids))
  return response
}

type Kept = { orderKey: string; draftId: string; order: Order }
type Made = { order: Order; hash: string }

/** The order of what was typed, by the catalogue of now; null when it makes none. */
async function orderOf(values: OrderValues, now: Date): Promise<Made | null> {
  const [catalogue, reading] = await Promise.all([loadOrderCatalogue(), loadWay(env.DB, values)])
  const checked = checkOrder(values, catalogue, reading, now)
  return checked.ok ? { order: checked.order, hash: await hashOrder(checked.order) } : null
}

/** Writes an order down as it is about to be shown. */
async function keep(draftId: string, values: OrderValues, made: Made, now: Date): Promise<Kept> {
  const typed = JSON.stringify(values)
  const orderKey = await keepSummary(env.DB, { draftId, typed, ...made }, now)
  return { orderKey, draftId, order: made.order }
}

function viewOf({ orderKey, draftId, order }: Kept, values: View['values']): View {
  const draft = shortDraftId(draftId)
  const nothing = { errors: {}, notice: null, before: null, again: null, earlier: null }
  return { state: 'summary', orderKey, draft, order, values, ...nothing }
}

async function earlierOrder({ locale }: Visit, mine: readonly Draft[]) {
  const placed = mine.find(({ placedNumber }) => placedNumber !== null)?.placedNumber
  return placed ? orderedAs(locale, placed) : null
}

function toDetails({ locale }: Visit, query: string): Response {
  const headers = { Location: screenPath('order', locale) + query }
  return new Response(null, { status: 303, headers })
}
