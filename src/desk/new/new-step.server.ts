import { env } from 'cloudflare:workers'
import { agreedWay, agreedWays } from '~/carrier/offered-ways'
import { PAYMENT_METHODS, type PaymentMethod } from '~/carrier/payment-methods'
import { withAnswer } from '~/order/form/steps/ask-price.server'
import { NO_CATALOGUE } from '~/order/price/price-input'
import { priceTyped, type TypedPrice } from '~/order/price/price-typed'
import { askDetails } from '~/order/rules/place-detail'
import { errorFacts, logEvent } from '~/lib/log'
import { loadTownsByPrefix } from '~/places/gazetteer.server'
import { readWay, type WayEnd, type WayReading } from '~/places/ways'
import { loadWay } from '~/places/ways.server'
import { prefixOf, suggestPlaces } from '~/places/words/suggest-places'
import { getLocale } from '~/paraglide/runtime'
import type { AtDesk } from '~/desk/guard/at-desk'
import { seeOther } from '~/desk/guard/posts'
import type { DeskShown } from '~/desk/guard/let-in.server'
import { readAmount } from '~/desk/order/acts/read-amount'
import { enterOrder } from '~/order/commands/enter.server'
import {
  emptyOrderValues,
  type OrderErrors,
  type OrderValues,
  readOrderValues,
  tidyOrderValues,
} from '~/order/model/typed-order'
import type { FieldError } from '~/lib/fields/field-error'
import { formText, oneLine } from '~/lib/fields/typed-text'
import { type Locale, ownLocale, readLocale } from '~/lib/locale'
import { toLocalTime } from '~/lib/local-time'
import { serviceSlugs } from '~/carrier/service-slugs'
import { isUuid } from '~/lib/uuid'
import { screenPath } from '~/i18n/screens'
import { appConfig } from '~config'
import { listFound } from '~/order/store/desk/lists.server'
import { orderNow } from '~/order/life/order-now'
import type { Order } from '~/order/model/order'
import { valuesOfOrder } from '~/order/rules/order-again-values'
import { readOrderRow } from '~/order/store/order-store.server'
import { readStoredOrder } from '~/order/store/stored-order'
import { parsePhone } from '~/lib/fields/phone'

/** What the last order with a telephone number tells of its customer. */
const KNOWN = [
  'name',
  'email',
  'street',
  'city',
  'zip',
  'chooseCountry',
  'customerCompany',
  'customerCompanyID',
  'customerCompanyName',
  'customerCompanyVATID',
] as const

/**
 * The form with what the last order of its telephone number tells of the customer, in the fields that are still empty;
 * null for a number that never ordered. An address is taken whole or not at all.
 */
async function withKnownCustomer(
  db: D1Database,
  values: OrderValues,
  now: Date,
): Promise<OrderValues | null> {
  const read = parsePhone(values.phone.trim(), appConfig.market.phone)
  const last = read.ok ? await lastOrderOf(db, read.phone, now) : null
  if (!last) return null
  const known = valuesOfOrder(last)
  const hasAddress = [values.street, values.city, values.zip, values.customerCompany].some(Boolean)
  const filled = { ...values }
  for (const field of KNOWN) {
    const isContact = field === 'name' || field === 'email'
    if (isContact ? values[field] === '' : !hasAddress) filled[field] = known[field]
  }
  return filled
}

/** Of those who rode latest, what was ordered last. The number may also be that of a guest, a recipient or a driver. */
async function lastOrderOf(db: D1Database, phone: string, now: Date): Promise<Order | null> {
  const found = await listFound(db, phone)
  const rows = await Promise.all(found.map(({ number }) => readOrderRow(db, number, now)))
  const placed = rows.flatMap((row) => {
    const stored = row && readStoredOrder(row.stored)
    return row?.life && stored ? [orderNow(stored, row.life)] : []
  })
  const [last] = placed
    .filter(({ order }) => order.phone === phone)
    .toSorted((one, other) => (one.placedAt > other.placedAt ? -1 : 1))
  return last?.order ?? null
}

/** The form of an order on the telephone. `orderKey` is sent with it, so that two presses make one order. */
export type NewOrderView = {
  orderKey: string
  /** The order that was entered from this form before, with other data; null if there is none. */
  entered: string | null
  values: OrderValues
  errors: OrderErrors
  /** The agreed price as typed; empty for the price of the site. */
  total: string
  totalError: FieldError | null
  language: Locale
  paymentMethod: PaymentMethod
  paymentError: FieldError | null
  /** What the site asks for what is typed, or a question about a place. */
  price: TypedPrice
  /** True once the form asked for the street or the hotel in a town: it may stay empty then. */
  arePlacesAsked: boolean
  /** Whether the number that was looked up has ordered before; null where none was. */
  isKnown: boolean | null
  /** Places that begin as what is typed. */
  offered: Record<WayEnd, string[]>
}

/** An empty form: a ride of today. */
export function openNew({ visit }: AtDesk): DeskShown<NewOrderView> {
  const date = toLocalTime(visit.now).slice(0, 10)
  const values = { ...emptyOrderValues(), date, service: serviceSlugs[0] ?? '' }
  const page = {
    orderKey: visit.freshKey,
    entered: null,
    values,
    errors: {},
    total: '',
    totalError: null,
    language: ownLocale,
    paymentMethod: usualWay(values),
    paymentError: null,
    price: priceTyped(values, NO_CATALOGUE, readWay(values, [])),
    arePlacesAsked: false,
    isKnown: null,
    offered: { pickup: [], dropoff: [] },
  }
  return { page, status: 200 }
}

/**
 * Enters the order: 303 to its page; 422 with the errors at their fields and what was typed; 409 with what was typed,
 * under a fresh key, where this form has entered an order with other data. The rules are those of the order form,
 * without the lead time and without the need of an e-mail address. The other buttons show the price, answer a question
 * about a place, or fill in the customer of a number that is known: 200.
 */
export async function submitNew(desk: AtDesk): Promise<DeskShown<NewOrderView> | Response> {
  const { form, now, requestId, locale, freshKey } = desk.visit
  const { read, wrong } = readNew(desk)
  const { values, total, paymentMethod, language, orderKey } = read
  const reading = await loadWay(env.DB, values)
  const back = (more: Partial<NewOrderView>, status: 200 | 409 | 422 = 422) =>
    shown(read, reading, more, status)
  const intent = formText(form.get('intent'))
  if (intent === 'known') {
    const known = await withKnownCustomer(env.DB, values, now)
    return back({ values: known ?? values, isKnown: known !== null, errors: {} }, 200)
  }
  if (intent === 'price' || intent.startsWith('place:')) return back({ errors: {} }, 200)
  if (wrong.totalError || wrong.paymentError) return back(wrong)
  const asked = read.arePlacesAsked ? {} : askDetails(values, reading)
  if (Object.keys(asked).length > 0) return back({ errors: asked, arePlacesAsked: true })
  const entered = {
    values,
    total: total === '' ? null : readAmount(total),
    locale: language,
    person: desk.person.id,
    orderKey,
    paymentMethod,
  }
  const done = await enterOrder(env.DB, entered, { now, requestId })
  if (done.ok) return seeOther(screenPath('deskOrder', locale, done.number))
  if (done.error === 'invalid') return back({ errors: done.errors })
  return back({ orderKey: freshKey, entered: done.number }, 409)
}

type NewErrors = Pick<NewOrderView, 'totalError' | 'paymentError'>
type ReadNew = Pick<
  NewOrderView,
  'values' | 'total' | 'language' | 'paymentMethod' | 'orderKey' | 'arePlacesAsked'
>

/** The form as it was sent, with the pressed answer to a question about a place. */
function readNew({ visit: { form, freshKey } }: AtDesk): { read: ReadNew; wrong: NewErrors } {
  const typed = readOrderValues(form)
  // A missing field of the form is as untouched, so that a number has its first value.
  const given = { ...emptyOrderValues(), ...givenOnly(typed, form) }
  const values = tidyOrderValues(withAnswer(given, formText(form.get('intent'))))
  const total = oneLine(formText(form.get('total')))
  const amount = total === '' ? null : readAmount(total)
  const isTotalWrong = total !== '' && (amount === null || amount === 0)
  const asked = form.get('language')
  const method = formText(form.get('paymentMethod'))
  const paymentMethod = agreedWay(method)
  const isCardUnsent = paymentMethod === 'card' && values.email === ''
  const sent = formText(form.get('orderKey'))
  const read = {
    values,
    total,
    language: readLocale(typeof asked === 'string' ? asked : null),
    paymentMethod: paymentMethod ?? usualWay(values),
    orderKey: isUuid(sent) ? sent : freshKey,
    arePlacesAsked: formText(form.get('placesAsked')) === 'on',
  }
  const isWayWrong = method !== '' && paymentMethod === null
  const wayError = isWayWrong ? ({ code: 'choiceInvalid' } as const) : null
  const wrong = {
    totalError: isTotalWrong ? ({ code: 'amountInvalid' } as const) : null,
    paymentError: isCardUnsent ? ({ code: 'cardNeedsEmail' } as const) : wayError,
  }
  return { read, wrong }
}

/** The way of paying that is chosen first: one that needs no e-mail, and of those of companies none for a person. */
function usualWay({ customerCompany }: OrderValues): PaymentMethod {
  const ways = agreedWays()
  const usable = ways.find((method) => {
    const { paidBy, isForCompanies } = PAYMENT_METHODS[method]
    return paidBy !== 'card' && (!isForCompanies || customerCompany !== '')
  })
  return usable ?? ways[0] ?? 'cash'
}

/** The form again, with the price of what is typed and places that begin so. */
async function shown(
  read: ReadNew,
  reading: WayReading,
  more: Partial<NewOrderView>,
  status: 200 | 409 | 422,
): Promise<DeskShown<NewOrderView>> {
  const { values } = read
  const [pickup, dropoff] = await Promise.all([placesFor(values.pickup), placesFor(values.dropoff)])
  const page = {
    ...read,
    entered: null,
    errors: {},
    totalError: null,
    paymentError: null,
    price: priceTyped(values, NO_CATALOGUE, reading),
    isKnown: null,
    offered: { pickup, dropoff },
    ...more,
  }
  return { page, status }
}

/** Places that begin as a typed text; none where the gazetteer cannot be read, because the field works without. */
async function placesFor(typed: string): Promise<string[]> {
  const prefix = prefixOf(typed)
  if (prefix === null) return []
  try {
    return suggestPlaces(prefix, getLocale(), await loadTownsByPrefix(env.DB, prefix))
  } catch (error) {
    logEvent({ event: 'gazetteer', outcome: 'unavailable', ...errorFacts(error) })
    return []
  }
}

function givenOnly(values: OrderValues, form: FormData): Partial<OrderValues> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => form.has(name)))
}
