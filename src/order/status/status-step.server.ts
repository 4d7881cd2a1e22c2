import { env } from 'cloudflare:workers'
import { loadOrderCatalogue } from '~/back-office/catalogue/catalogue.server'
import type { Visit } from '~/http/visit'
import { isDecidedHere } from '~/carrier/decider'
import { mailWay } from '~/outbox/mail-post.server'
import { readAct, readActValues } from '~/order/status/read-act.server'
import {
  INTENTS,
  type Intent,
  momentOf,
  ORDER_AGAIN,
  PAY,
  type PlacedView,
  type Returned,
  type StatusView,
  type ListedDocument,
  FORGET_BROWSER,
  SEND_LINK,
  type ThisBrowser,
} from '~/order/status/status-view'
import type { Started } from '~/order/payments/start-payment.server'
import { actOnOrder } from '~/order/store/act.server'
import { decide } from '~/order/acts/acts'
import type { Act } from '~/order/life/event-data'
import type { Life } from '~/order/life/life'
import { isReturned } from '~/order/life/money/dues'
import { isWaiting } from '~/order/life/states'
import { findOrderStatus, linkTo, type OrderStatus } from '~/order/store/find-order.server'
import { orderPath, type LinkScope } from '~/order/store/status-token.server'
import { sendMailSoon } from '~/order/mail/send-mail.server'
import { orderNow } from '~/order/life/order-now'
import { promisesOf } from '~/order/promises/promises'
import { lacksAddress } from '~/order/model/address-need'
import { formText } from '~/lib/fields/typed-text'
import { openGateway } from '~/gateway/open-gateway.server'
import { sha256 } from '~/lib/hash'
import { screenPath } from '~/i18n/screens'
import { readDocuments, selectDocuments } from '~/order/papers/document-store.server'
import { documentPath, mintDocumentToken } from '~/order/papers/document-token.server'
import type { Locale } from '~/lib/locale'
import type { PlacedOrder } from '~/order/model/order'
import { offeredValues, valuesAgain } from '~/order/rules/order-again-values'
import {
  draftCookie,
  readDraftCookie,
  shortDraftId,
  forgetDraftCookies,
} from '~/order/store/draft-cookie'
import { draftSender, makeDraft, typedText } from '~/order/store/draft-store.server'
import { oweLostLink } from '~/order/status/find/lost-link.server'
import { findVisitDrafts } from '~/order/store/keep-draft.server'

export type ShownStatus = { view: StatusView; status: 200 | 409 | 410 | 422 | 429 }

/** The page of a link; null for an invalid link, and 304 if the browser has the current version. */
export async function openStatusPage(
  visit: Visit,
  token: string,
): Promise<ShownStatus | Response | null> {
  const status = await findOrderStatus(token, visit.now, selectDocuments)
  if (!status) return openBack(token, visit.now)
  if (status.state !== 'placed') return unshown(status)
  const view = await toView(visit, token, status)
  const known = visit.headers.get('If-None-Match') ?? ''
  if (!known.split(/,\s*/).includes(view.etag)) return { view, status: 200 }
  const headers = { ETag: view.etag, 'Cache-Control': 'private, no-store' }
  return new Response(null, { status: 304, headers })
}

/**
 * Performs the customer's act. 303 on success; else the page with the input: 409 if the order changed since the page
 * was shown or does not allow the act, 422 with errors, 429 over the rate limit. Null for an invalid link or one
 * without the right to act.
 */
export async function submitStatusPage(
  visit: Visit,
  token: string,
): Promise<ShownStatus | Response | null> {
  const { form, now, locale } = visit
  const status = await findOrderStatus(token, now, selectDocuments)
  if (!status) return null
  if (status.state !== 'placed') return unshown(status)
  const link = { token, number: status.placed.number, scope: status.scope }
  const forBrowser = await submitThisBrowser(visit, link)
  if (forBrowser) return forBrowser
  if (status.scope === 'guest') return null
  const view = await toView(visit, token, status)
  const intent = INTENTS.find((known) => known === form.get('intent')) ?? null
  const values = readActValues(form)
  const returned: Returned = { intent, values, errors: {}, notice: null, since: [] }
  const back = (code: ShownStatus['status'], changes: Partial<Returned>, life?: Life) => ({
    view: { ...(life ? withLife(view, life, now) : view), returned: { ...returned, ...changes } },
    status: code,
  })
  if (visit.isOverLimit) return back(429, { notice: 'tooMany' })
  if (form.get('intent') === ORDER_AGAIN) {
    const draft = await orderAgain(visit, view.placed)
    return draft ?? back(429, { notice: 'tooMany' })
  }
  if (form.get('intent') === PAY) {
    const led = await pressPay(visit, view)
    if (led instanceof Response) return led
    return back(409, led === 'overtaken' ? overtaken(view.life, seqOf(form)) : { notice: led })
  }
  if (!view.isOpen) return back(409, { notice: 'byPhone' })
  if (!intent) return back(422, { notice: 'refused' })

  if (isQuestion(intent, form)) {
    const asked = decide(view.life, { event: 'cancel', reason: null }, 'customer', now)
    return asked.ok ? back(200, { notice: 'asks' }) : back(409, { notice: 'refused' })
  }
  const seq = seqOf(form)
  if (seq !== view.life.seq) return back(409, overtaken(view.life, seq))
  if (costsMore(intent, form, view)) return back(409, { notice: 'costs' })
  const { errors } = returned
  const act = await readAct(intent, {
    order: view.placed.order,
    life: view.life,
    now,
    values,
    errors,
  })
  if (!act) {
    const unchanged = intent === 'correctEmail' ? 'sameEmail' : 'nothingWished'
    return back(422, Object.keys(errors).length > 0 ? {} : { notice: unchanged })
  }
  const isFromMail = status.scope === 'mail'
  const by = { actor: 'customer', seq, isFromMail, requestId: visit.requestId } as const
  const doing = { act: asAsked(act, view), ...by }
  const done = await actOnOrder(env.DB, view.placed.number, doing, now)
  if (done.ok) {
    sendMailSoon(env)
    // The link that the browser came with has ended if it was sent to an address that is corrected now.
    const Location =
      act.event === 'correctEmail'
        ? await orderPath(locale, linkTo({ ...view, life: done.life }, 'act'))
        : screenPath('orderStatus', locale, token)
    return new Response(null, { status: 303, headers: { Location } })
  }
  if (done.error === 'unknown') return null
  if (done.error === 'overtaken') return back(409, overtaken(done.life, seq), done.life)
  if (done.error === 'wishedTooOften') return back(409, { notice: 'wishedTooOften' })
  return back(409, { notice: done.error === 'tooLate' ? 'late' : 'refused' }, done.life)
}

/** Where the gateway leads back to; null for a link that is none. */
async function openBack(token: string, now: Date): Promise<ShownStatus | null> {
  const { openPaymentBack } = await import('~/order/payments/payment-back.server')
  const view = await openPaymentBack(token, now)
  return view && { view, status: 200 }
}

/** Leads to the gateway's page for what is due now; else why not. */
async function pressPay(
  { form, locale, origin, now }: Visit,
  view: PlacedView,
): Promise<Response | 'overtaken' | Exclude<Started, object>> {
  if (seqOf(form) !== view.life.seq) return 'overtaken'
  const gateway = await openGateway(env)
  if (!gateway) return 'nothingDue'
  const { startPayment } = await import('~/order/payments/start-payment.server')
  const started = await startPayment(env.DB, gateway, { known: view, locale, origin, now })
  if (typeof started === 'string') return started
  return new Response(null, { status: 303, headers: { Location: started.address } })
}

/** The first press of "cancel" shows a question; its answer is a separate form. */
function isQuestion(intent: Intent, form: FormData): boolean {
  return intent === 'cancel' && form.get('confirm') !== '1'
}

/** The act, or the question to a back office that decides: a cancelling that costs something is its to answer. */
function asAsked(act: Act, { moment }: PlacedView): Act {
  const isQuestioned = act.event === 'cancel' && moment.fee > 0 && !isDecidedHere(env)
  return isQuestioned ? { event: 'requestCancel', reason: act.reason } : act
}

/** True if the customer confirms a cancellation whose fee has risen since it was shown. */
function costsMore(intent: Intent, form: FormData, { moment }: PlacedView): boolean {
  const shown = formText(form.get('fee'))
  return intent === 'cancel' && shown !== '' && moment.fee > Number(shown)
}

/** Number of the last event when the form was shown; 0 if missing or invalid. */
function seqOf(form: FormData): number {
  const text = formText(form.get('seq'))
  return /^\d{1,7}$/.test(text) ? Number(text) : 0
}

function overtaken({ history, ledger }: Life, shown: number): Partial<Returned> {
  const since = shown > 0 ? history.filter(({ seq }) => seq > shown) : []
  const back = new Set(ledger.filter((row) => isReturned(row, ledger)).map(({ seq }) => seq))
  return {
    notice: 'overtaken',
    since: since.map(({ seq, event }) => (back.has(seq) ? 'moneyBack' : event)),
  }
}

function unshown(view: Exclude<OrderStatus, { state: 'placed' }>): ShownStatus {
  return { view, status: view.state === 'unreadable' ? 200 : 410 }
}

function withLife(view: PlacedView, life: Life, now: Date): PlacedView {
  const placed = orderNow(view.placed, life)
  const promises = promisesOf({ placed, life, now })
  return { ...view, life, placed, promises, moment: momentOf(life, now) }
}

async function toView(
  visit: Visit,
  token: string,
  { beside, ...status }: Extract<OrderStatus, { state: 'placed' }>,
): Promise<PlacedView> {
  const { now, locale } = visit
  const { life, scope, mail } = status
  const browser = await readThisBrowser(visit, { token, number: status.placed.number, scope })
  const moment = momentOf(life, now)
  const isOpen = !(isWaiting(life.state) && moment.isOver)
  // Forms with an address: the offer, and a change that needs one.
  const isBilled =
    life.state === 'offered' || lacksAddress(status.placed.order, life.changeOffer?.total ?? null)
  const hasCountries = isOpen && scope !== 'guest' && isBilled
  const isMailing = mailWay(env) !== 'none' && !status.isHeld
  const documents = scope === 'guest' ? [] : await listDocuments(beside, life, locale)
  const papers = documents.map(({ number }) => number)
  const seen = { isOpen, isMailing, moment, browser, mail, papers }
  const shown = [life.seq, import.meta.env.BUILD_ID, locale, scope, seen]
  const hash = await sha256(JSON.stringify(shown))
  return {
    ...status,
    now,
    isOpen,
    isMailing,
    promises: promisesOf({ ...status, now }),
    moment,
    token,
    etag: `"${hash.slice(0, 16)}"`,
    countries: hasCountries ? (await loadOrderCatalogue()).countries : [],
    browser,
    documents,
    returned: null,
  }
}

/** The tax documents of an order for its page, the first one first; `rows` are those of selectDocuments. */
async function listDocuments(
  rows: unknown[],
  life: Life,
  locale: Locale,
): Promise<ListedDocument[]> {
  return Promise.all(
    readDocuments(rows).map(async (one) => {
      const { kind, number, issuedOn, total, currency, isVatPayer } = one.document
      const token = await mintDocumentToken(one, life.correctedEmails.length)
      const path = documentPath(locale, token)
      return { kind, number, issuedOn, total, currency, isVatPayer, path }
    }),
  )
}

/** Redirects to a new order form with the details of an order; null if the visitor may make no more drafts. */
async function orderAgain(visit: Visit, { order }: PlacedOrder): Promise<Response | null> {
  const typed = typedText(offeredValues(valuesAgain(order, visit.now)))
  if (typed === null || !(await visit.mayMakeDraft())) return null
  const origin = { page: null, save: 0, sender: await draftSender(visit) }
  const draft = await makeDraft(env.DB, typed, visit.now, origin)
  const path = screenPath('order', visit.locale)
  return new Response(null, {
    status: 303,
    headers: {
      Location: `${path}?d=${shortDraftId(draft.id)}`,
      'Set-Cookie': draftCookie(visit, [draft.id, ...readDraftCookie(visit)]),
    },
  })
}

type Link = { token: string; number: string; scope: LinkScope }

/** What the browser of a visit knows of an order, and what its last press did, by the address. */
async function readThisBrowser(visit: Visit, link: Link): Promise<ThisBrowser> {
  const done = visit.url.searchParams.get('done')
  return {
    remembers: readDraftCookie(visit).length > 0,
    maySendLink: await maySendLink(visit, link),
    done: done === FORGET_BROWSER || done === SEND_LINK ? done : null,
  }
}

/**
 * "Forget this browser" and "send the link": neither changes the order, so a guest's link has them, too. Null for any
 * other button, and for a browser that did not place this order.
 */
async function submitThisBrowser(visit: Visit, link: Link): Promise<Response | null> {
  const intent = visit.form.get('intent')
  const path = screenPath('orderStatus', visit.locale, link.token)
  if (intent === FORGET_BROWSER) {
    const headers = new Headers({ Location: `${path}?done=${FORGET_BROWSER}` })
    for (const cookie of forgetDraftCookies(visit)) headers.append('Set-Cookie', cookie)
    return new Response(null, { status: 303, headers })
  }
  if (intent !== SEND_LINK || visit.isOverLimit || !(await maySendLink(visit, link))) return null
  sendMailSoon(env, oweLostLink(env.DB, { number: link.number, email: null }, visit.now))
  return new Response(null, { status: 303, headers: { Location: `${path}?done=${SEND_LINK}` } })
}

/** The browser that ordered may have the link sent to the order's own address. */
async function maySendLink(visit: Visit, { number, scope }: Link): Promise<boolean> {
  if (scope !== 'guest' || mailWay(env) === 'none') return false
  if (readDraftCookie(visit).length === 0) return false
  const { mine } = await findVisitDrafts(visit)
  return mine.some(({ placedNumber }) => placedNumber === number)
}
