import { env, waitUntil } from 'cloudflare:workers'
import { loadSummaryCatalogue } from '~/back-office/catalogue/catalogue.server'
import { announceNew } from '~/outbox/announce.server'
import { deliverClaimed } from '~/outbox/outbox.server'
import type { Visit } from '~/http/visit'
import { sendMailSoon } from '~/order/mail/send-mail.server'
import type { Order } from '~/order/model/order'
import {
  type NewOrder,
  ORDER_READER,
  readUsedKey,
  selectUsedKey,
} from '~/order/store/order-store.server'
import { isSamePayment, type Placement, placeOrder } from '~/order/store/place-order.server'
import { orderedAs } from '~/order/store/drafts/ordered-as.server'
import { orderPath } from '~/order/store/status-token.server'
import { checkOrder, hashOrder } from '~/order/rules/to-order'
import { summarySchema } from '~/order/rules/payment-schema'
import {
  keepSummary,
  readSummary,
  selectSummary,
  type StoredSummary,
} from '~/order/store/summary-store.server'
import type { SummaryField, SummaryView } from '~/order/summary/summary-view'
import { draftCookie, readDraftCookie, shortDraftId } from '~/order/store/draft-cookie'
import { type Draft, typedText, writeDraft } from '~/order/store/draft-store.server'
import { askedDraft, findVisitDrafts, rememberDraft } from '~/order/store/keep-draft.server'
import { type OrderValues, type PaymentValues, readPayment } from '~/order/model/typed-order'
import { screenPath } from '~/i18n/screens'
import type { FieldErrors } from '~/lib/fields/field-error'
import { formText } from '~/lib/fields/typed-text'
import { SECOND } from '~/lib/duration'
import { readFields } from '~/lib/fields/read-fields'
import { traceKey } from '~/lib/hash'
import { logEvent } from '~/lib/log'
import { isDecidedHere } from '~/carrier/decider'
import { isUuid } from '~/lib/uuid'
import { siteProvider } from '~/back-office/site-provider.server'
import { loadWay } from '~/places/ways.server'
import { offeredWays } from '~/carrier/offered-ways'

type View = Extract<SummaryView, { state: 'summary' }>

/** How long the response to a press waits for the delivery of the order, in ms. */
const DELIVERY_PATIENCE = SECOND

type Shown = { view: SummaryView; status: 200 | 409 | 422; cookie?: string }

/** The summary of the draft in the address; redirects to the details if the draft is missing or incomplete. */
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
  const order = await orderOf(draft.values, now)
  if (!order) return toDetails(visit, `?d=${shortDraftId(draft.id)}`)
  const view = await keep({ draftId: draft.id, typed: draft.values, order }, draft.payment, now)
  const earlier = await earlierOrder(visit, mine)
  const cookie = rememberDraft(visit, draft.id, mine)
  return { view: { ...view, earlier }, status: 200, cookie }
}

/**
 * Places the order of the summary with the posted key. If the catalogue, the settings or the time have changed that
 * order, shows the new summary with the changes, and nothing is bound.
 */
export async function submitSummaryPage(visit: Visit): Promise<Shown | Response> {
  const { form } = visit
  // From a page that could not show the order to be bound (src/http/plain/plain-page.ts).
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
    const trace = await traceKey(orderKey)
    logEvent({ event: 'order', requestId: visit.requestId, trace, outcome: 'repeated' })
    // A way that has been withdrawn since is another way.
    const isRequest = (usedKey.payment?.method ?? null) === null
    const pressed = readPressed(typed, { isRequest, isCompany: true })
    const isOther = !pressed.payment || !isSamePayment(usedKey, pressed.payment)
    return answerUsedKey(visit, usedKey.number, isOther)
  }
  const shown = readSummary(found?.results[0])
  if (!shown) return showAgain(visit, 'lookAgain')
  const { payment, errors } = readPressed(typed, {
    isRequest: shown.order.price.status === 'onRequest',
    isCompany: shown.order.customerCompany,
  })
  const view = { ...viewOf(orderKey, shown, typed), errors }
  if (!payment) return { view, status: 422 }

  const order = await orderOf(shown.typed, now)
  if (!order) return backToDetails(visit, shown, now)
  if ((await hashOrder(order)) !== shown.hash) {
    const renewed = await keep({ ...shown, order }, typed, now)
    return { view: { ...renewed, before: shown.order }, status: 409 }
  }
  const isAgain = form.get('again') === '1'
  if (shown.placedNumber !== null && !isAgain) return askAgain(visit, view, shown.placedNumber)
  const placement = await place(
    {
      orderKey,
      draftId: shown.draftId,
      order: shown.order,
      locale: visit.locale,
      payment,
      isFlagged: formText(form.get('leaveEmpty')) !== '',
      isAgain,
      isDecidedHere: isDecidedHere(env),
      requestId: visit.requestId,
    },
    now,
  )
  if (placement.ok) {
    const link = { number: placement.number, scope: 'act', generation: 0 } as const
    return leadTo(await orderPath(visit.locale, link))
  }
  if (placement.error === 'key_used') return answerUsedKey(visit, placement.number, true)
  // Another summary of the same draft was pressed at the same time.
  const meanwhile = readSummary(await selectSummary(env.DB, orderKey, now).first())
  return meanwhile?.placedNumber
    ? askAgain(visit, view, meanwhile.placedNumber)
    : showAgain(visit, 'lookAgain')
}

/** Reads the input of a summary; a request may leave the way of paying open. */
function readPressed(typed: PaymentValues, payer: { isRequest: boolean; isCompany: boolean }) {
  const errors: FieldErrors<SummaryField> = {}
  const ways = offeredWays({ isCompany: true })
  return { payment: readFields(summarySchema({ ...payer, ways }), typed, errors), errors }
}

/**
 * Stores the order, makes one delivery attempt and notifies the carrier. The customer does not wait for a slow
 * delivery: the order is stored, and the attempt goes on after the response.
 */
async function place(bound: NewOrder, now: Date): Promise<Placement> {
  const placement = await placeOrder(env.DB, bound, now)
  if (placement.ok) {
    const world = { db: env.DB, connection: siteProvider(), now: () => new Date() }
    const delivered = deliverClaimed({ ...world, orders: ORDER_READER }, placement.claimed)
    waitUntil(delivered)
    await Promise.race([delivered, new Promise((done) => setTimeout(done, DELIVERY_PATIENCE))])
    waitUntil(announceNew(env.DB, new Date()))
    sendMailSoon(env)
  }
  return placement
}

/** Redirects to the order of the key; with `isOther`, says that it was placed with another payment or note. */
async function answerUsedKey(
  { locale }: Visit,
  number: string,
  isOther: boolean,
): Promise<Shown | Response> {
  const ordered = await orderedAs(locale, number)
  if (isOther) return { view: { state: 'placed', ...ordered, isOther }, status: 409 }
  return leadTo(ordered.statusPath)
}

function leadTo(Location: string): Response {
  return new Response(null, { status: 303, headers: { Location } })
}

/** Already placed under another key: shows the summary again and requires a confirmation of a second order. */
async function askAgain({ locale }: Visit, view: View, number: string): Promise<Shown> {
  return { view: { ...view, again: await orderedAs(locale, number) }, status: 409 }
}

/** The summary with the posted input; nothing is bound. */
async function showAgain(visit: Visit, notice: View['notice']): Promise<Shown | Response> {
  const opened = await openSummaryPage(visit)
  if (opened instanceof Response || opened.view.state !== 'summary') return opened
  const view = { ...opened.view, values: readPayment(visit.form), notice }
  return { view, status: notice ? 409 : 200 }
}

/**
 * The summary can no longer be ordered, because its pickup is too near by now: restores its input to the draft and
 * redirects to the form, which shows why.
 */
async function backToDetails(visit: Visit, shown: StoredSummary, now: Date): Promise<Response> {
  const typed = typedText(shown.typed)
  if (typed !== null) await writeDraft(env.DB, shown.draftId, typed, now)
  const response = toDetails(visit, `?d=${shortDraftId(shown.draftId)}`)
  const ids = [shown.draftId, ...readDraftCookie(visit)]
  response.headers.append('Set-Cookie', draftCookie(visit, ids))
  return response
}

/** The order from these values and the current catalogue; null if they are invalid. */
async function orderOf(values: OrderValues, now: Date): Promise<Order | null> {
  const experience = values.kind === 'experience' ? values.experience : ''
  const [catalogue, reading] = await Promise.all([
    loadSummaryCatalogue(experience),
    loadWay(env.DB, values),
  ])
  const checked = checkOrder(values, catalogue, reading, now)
  return checked.ok ? checked.order : null
}

type Summary = Pick<StoredSummary, 'draftId' | 'typed' | 'order'>

/** Stores an order as a summary before it is shown. */
async function keep(summary: Summary, values: View['values'], now: Date): Promise<View> {
  const { draftId, order } = summary
  const typed = JSON.stringify(summary.typed)
  const hash = await hashOrder(order)
  const orderKey = await keepSummary(env.DB, { draftId, typed, order, hash }, now)
  return viewOf(orderKey, summary, values)
}

function viewOf(orderKey: string, { draftId, order }: Summary, values: View['values']): View {
  const draft = shortDraftId(draftId)
  const nothing = { errors: {}, notice: null, before: null, again: null, earlier: null }
  const methods = offeredWays({ isCompany: order.customerCompany })
  return { state: 'summary', orderKey, draft, order, methods, values, ...nothing }
}

async function earlierOrder({ locale }: Visit, mine: readonly Draft[]) {
  const placed = mine.find(({ placedNumber }) => placedNumber !== null)?.placedNumber
  return placed ? orderedAs(locale, placed) : null
}

function toDetails({ locale }: Visit, query: string): Response {
  const headers = { Location: screenPath('order', locale) + query }
  return new Response(null, { status: 303, headers })
}
