import { env } from 'cloudflare:workers'
import type { AtDesk } from '~/desk/guard/at-desk'
import { postedSeq, seeOther } from '~/desk/guard/posts'
import { renewed } from '~/desk/guard/renewed.server'
import type { DeskShown } from '~/desk/guard/let-in.server'
import { readIntent, type Intent } from '~/desk/order/acts/intents'
import { readAct, readValues } from '~/desk/order/acts/read-act-form'
import { toldWords } from '~/desk/order/acts/told-words.server'
import type { KnownView, OrderView, Returned } from '~/desk/order/order-view'
import { readOrder } from '~/desk/order/read-order.server'
import type { DeskError } from '~/order/commands/desk-answer'
import { actOfDesk } from '~/order/commands/return-by-gateway.server'
import { sendMailSoon } from '~/order/mail/send-mail.server'
import { endPostedTask } from '~/desk/rows/end-task.server'
import { objectionWords } from '~/desk/rows/objection-words'
import { withDone } from '~/desk/rows/done.server'
import { matchScreen } from '~/i18n/match-screen'
import { type Screen, screenPath } from '~/i18n/screens'
import type { Visit } from '~/http/visit'
import type { Act } from '~/order/life/event-data'
import { decide } from '~/order/acts/acts'
import { correctionOf } from '~/order/commands/correction.server'
import type { Order } from '~/order/model/order'
import { moneyOf } from '~/order/model/order-money'
import type { ListPrice } from '~/order/rules/corrected'
import { formatMoney } from '~/i18n/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import { type OrderErrors, readOrderValues } from '~/order/model/typed-order'
import { DESK_FIELDS } from '~/desk/order-fields/order-fields'

type Shown = DeskShown<OrderView>

/** True for a post by which money would go out, which asks for a fresh sign-in; its preview does not. */
export function isMoneyOut({ form }: Visit): boolean {
  return form.get('intent') === 'refunded' && form.get('preview') !== '1'
}

/** The page of an order; its script asks every 20 seconds whether it is still the same. */
export function openOrder(number: string) {
  return async (desk: AtDesk): Promise<Shown | Response> => {
    const found = await read(desk, number)
    return typeof found === 'string' ? shown(found) : renewed(desk.visit, found.view)
  }
}

/**
 * Performs an act on an order, by the word of the terminal and the number of the last event that the form showed. 303
 * when it is done; 200 with the words that the customer would read where `preview` asks for them; 409 with the order as
 * it is where it changed meanwhile or does not allow the act, 422 at a wrong field. What was typed comes back.
 */
export function submitOrder(number: string) {
  return async (desk: AtDesk): Promise<Shown | Response> => {
    const { visit } = desk
    const found = await read(desk, number)
    if (typeof found === 'string') return shown(found)
    const { form, now, origin, requestId } = visit
    const { view } = found
    if (form.get('intent') === 'endTask') {
      if (!(await endPostedTask(desk))) return { page: view, status: 422 }
      return seeOther(view.back ?? screenPath('deskOrder', visit.locale, number))
    }
    const intent = readIntent(form.get('intent'))
    if (!intent) return { page: view, status: 422 }
    const values = readValues(intent, form)
    const errors: Returned['errors'] = {}
    const untouched = { intent, values, errors, refused: null, since: [], isPreview: false }
    const correction = readCorrection(intent, view, form)
    const returned: Returned = { ...untouched, words: null, asks: [], correction }
    const back = (status: number, changes: Partial<Returned> = {}, page: KnownView = view) => ({
      page: { ...page, returned: { ...returned, ...changes } },
      status,
    })
    const refused = (error: DeskError) => back(409, { refused: error })
    if (!view.isDecidedHere) return refused('decidedElsewhere')
    const seq = postedSeq(form)
    if (seq !== view.life.seq) return back(409, overtaken(view, seq))
    const asked = readAct(intent, { values, errors, roster: view.roster, wish: view.life.asked })
    if (!asked) return back(422)
    const corrected = await withCorrection(desk, number, asked)
    if (!corrected.ok) {
      const { errors: wrong } = corrected
      return back(422, { correction: correction && { ...correction, errors: wrong } })
    }
    const { act, price } = corrected
    const decided = decide(view.life, act, 'carrier', now)
    if (!decided.ok) return refusedAt(intent, decided.error, back)
    const subject = { orderKey: found.row.orderKey, placed: found.ordered, life: view.life }
    if (form.get('preview') === '1') {
      return back(200, { isPreview: true, words: toldWords(subject, act, { origin, now }) })
    }
    const insists = form.get('confirm') === '1'
    if (price && !insists) return back(200, { asks: [priceStays(price, found.ordered.order)] })
    const doing = { act, actor: 'carrier', person: desk.person, seq, requestId, insists } as const
    // Money that came by card goes back through the gateway first.
    const done = await actOfDesk({ env, life: view.life }, number, doing, now)
    if (done.ok) {
      sendMailSoon(env)
      const list = view.back
      if (list === null) return seeOther(screenPath('deskOrder', visit.locale, number))
      return seeOther(intent === 'undo' ? list : withDone(list, number))
    }
    if (done.error === 'objected') {
      return back(200, { asks: done.objections.map(objectionWords) })
    }
    if (done.error !== 'overtaken') return refusedAt(intent, done.error, back)
    const latest = await read(desk, number)
    if (typeof latest === 'string') return shown(latest)
    return back(409, overtaken(latest.view, seq), latest.view)
  }
}

/** The fields of a correction as typed, over the order as it is; null for any other act. */
function readCorrection(intent: Intent, { correctable }: KnownView, form: FormData) {
  if (intent !== 'correct' || !correctable) return null
  const typed = Object.entries(readOrderValues(form)).filter(([name]) => isPosted(name, form))
  return { values: { ...correctable, ...Object.fromEntries(typed) }, errors: {} }
}

/** True for a field that the form sent; a checkbox that is off is not sent, so its form says that it is there. */
function isPosted(name: string, form: FormData): boolean {
  return form.has(name) || (name === 'customerCompany' && form.has('customerCompanyName'))
}

/** The act with what a correction changes, by the rules of the order form; or what is wrong with its fields. */
async function withCorrection(
  { visit }: AtDesk,
  number: string,
  act: Act,
): Promise<{ ok: true; act: Act; price?: ListPrice | null } | { ok: false; errors: OrderErrors }> {
  if (act.event !== 'correct') return { ok: true, act }
  const posted = readOrderValues(visit.form)
  const typed: Record<string, string> = {}
  for (const name of DESK_FIELDS) if (isPosted(name, visit.form)) typed[name] = posted[name]
  const corrected = await correctionOf(env.DB, number, typed, visit.now)
  if (!corrected?.ok) return { ok: false, errors: corrected?.errors ?? {} }
  return { ok: true, act: { ...act, ...corrected.correction }, price: corrected.price }
}

/** That a correction keeps the agreed price, and what the site asks for the order as it is then. */
function priceStays(price: ListPrice, order: Order): string {
  const money = (amount: number) => formatMoney(moneyOf(order, amount), getLocale())
  const stays = money(price.stays)
  return price.asks === null
    ? m.desk_price_stays_unnamed({ stays })
    : m.desk_price_stays({ stays, asks: money(price.asks) })
}

/** A refusal that a field of the form can mend is 422 at that field; any other is the order's, 409. */
function refusedAt(
  intent: Intent,
  error: DeskError,
  back: (status: number, changes: Partial<Returned>) => Shown,
): Shown {
  const isOfField = error === 'beforePickup' && intent === 'done'
  return isOfField
    ? back(422, { errors: { why: { code: 'required' } }, refused: error })
    : back(isTyped(error) ? 422 : 409, { refused: error })
}

/** True for a refusal of what was typed, which another value mends. */
function isTyped(error: DeskError): boolean {
  const typed: DeskError[] = [
    'timeInvalid',
    'untilPast',
    'untilTooLate',
    'pickupPast',
    'afterReturn',
    'landingFar',
    'waitedTooShort',
    'waitedInFuture',
    'nothingAsked',
    'emptyYes',
    'samePrice',
    'amountTooLarge',
    'moreThanDue',
    'dayAhead',
    'dayBeforePayment',
    'dayTooEarly',
    'alreadyNoted',
    'nothingChanged',
  ]
  return typed.includes(error)
}

/** What happened since the form was shown. */
function overtaken({ history }: KnownView, seen: number | null): Partial<Returned> {
  return {
    refused: 'overtaken',
    since: seen === null ? [] : history.filter(({ event }) => event.seq > seen),
  }
}

async function read({ visit, person }: AtDesk, number: string) {
  const { role } = person
  const { locale, origin, now } = visit
  const wanted = readIntent(visit.url.searchParams.get('act'))
  const found = await readOrder(env.DB, { number, locale, origin, now, wanted, role })
  if (typeof found === 'string') return found
  const asked = visit.form.get('back') ?? visit.url.searchParams.get('back')
  return { ...found, view: { ...found.view, back: deskPage(asked) } }
}

function shown(found: Awaited<ReturnType<typeof read>>): Shown {
  if (typeof found !== 'string') return { page: found.view, status: 200 }
  return { page: { state: found }, status: found === 'unknown' ? 404 : 410 }
}

const LISTS: readonly Screen[] = ['deskHome', 'deskDay', 'deskMoney']

/** A list of the desk that an order was opened from; null for any other address. */
function deskPage(asked: FormDataEntryValue | null): string | null {
  if (typeof asked !== 'string' || !/^\/[\w\-/]{1,100}$/.test(asked)) return null
  const place = matchScreen(asked)
  const isList = place !== null && LISTS.includes(place.screen)
  return isList && (place.param === null || /^\d{4}-\d{2}-\d{2}$/.test(place.param)) ? asked : null
}
