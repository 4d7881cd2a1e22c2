import { ownWords } from '~/lib/locale'
import { appConfig } from '~config'
import type { Life } from '~/order/life/life'
import { KIND_RULES } from '~/order/model/kinds'
import type { Order, PlacedOrder } from '~/order/model/order'
import { freeCancellationEnd } from '~/order/model/order-times'
import { currencyOf } from '~/order/model/order-money'
import { type Money, netOf } from '~/lib/money'
import { split } from '~/lib/split'
import type { Price, PriceLine } from '~/back-office/contract'

/**
 * An order with the changes agreed since it was placed: the accepted price and billing data, a changed time, a
 * corrected e-mail address. The database still has the order as placed.
 */
export function orderNow(placed: PlacedOrder, life: Life): PlacedOrder {
  const { accepted, billing, price, vatRateBp, correctedEmails } = life
  const priced = withPrice(placed.order, price, vatRateBp)
  const billed = withFlight(withTime(withBilling(priced, billing), life), life)
  const order = { ...billed, email: correctedEmails.at(-1) ?? billed.email }
  return { ...placed, order, paymentMethod: accepted?.paymentMethod ?? placed.paymentMethod }
}

/** True if its customer can be written to: an order of the telephone may have no address. */
export function hasAddress(placed: PlacedOrder, life: Life): boolean {
  return orderNow(placed, life).order.email !== ''
}

/** True while its way of paying is a wish only: a request whose offer is not accepted. */
export function isPaymentWish({ order }: PlacedOrder, { accepted }: Life): boolean {
  return order.price.status === 'onRequest' && accepted === null
}

/**
 * An order at another price, haléře or cents, gross; null leaves the price unchanged. `named` is the VAT rate of our offer; if
 * null, the rate of the ride as ordered applies.
 */
export function withPrice(order: Order, total: number | null, named: number | null = null): Order {
  if (total === null || (total === order.price.totalGross?.amount && named === null)) return order
  return { ...order, price: agreedPrice(order, total, named), usual: null }
}

/**
 * The price that the carrier named for the whole order, with VAT computed down from it: one line, or several if the
 * extras have another rate than the ride, or the ride has two.
 */
function agreedPrice(order: Order, total: number, named: number | null): Price {
  const { kind, price } = order
  const currency = currencyOf(order)
  const { company, ordering } = appConfig
  const ways = named === null ? waysByRate(price.lines) : []
  const vatRateBp = company.vatPayer ? (named ?? ways[0]?.vatRateBp ?? ordering.vatRateBp) : 0
  const hasParts = company.vatPayer && ways.filter((way) => way.gross > 0).length > 1
  const code = KIND_RULES[kind].carries === 'parcel' ? 'parcel' : 'agreed'
  const extras = price.lines.filter(
    ({ code: extra, vatRateBp: rate, gross: paid }) =>
      !isWay(extra) &&
      (hasParts || rate !== vatRateBp) &&
      paid.amount > 0 &&
      paid.currency === currency,
  )
  const rest = extras.reduce((left, { gross }) => left - gross.amount, total)
  const isApart = extras.length > 0 && rest > 0
  const gross = isApart ? rest : total
  const label = isApart ? REST : WHOLE
  const lineAt = (rate: number, amount: number): PriceLine => {
    const net = netOf(amount, rate)
    return {
      code,
      label,
      qty: 1,
      unitGross: { amount, currency },
      vatRateBp: rate,
      gross: { amount, currency },
      net: { amount: net, currency },
      vat: { amount: amount - net, currency },
    }
  }
  const lines = hasParts ? inParts(ways, gross, lineAt) : [lineAt(vatRateBp, gross)]
  return summedUp([...lines, ...(isApart ? extras : [])], { amount: total, currency })
}

/** The ride of an order by its rates, each with its gross amount: two where its stretch abroad is not taxed. */
export function waysByRate(
  lines: readonly Pick<PriceLine, 'code' | 'vatRateBp' | 'gross'>[],
): { vatRateBp: number; gross: number }[] {
  const ways = lines.filter(({ code }) => isWay(code))
  return [...new Set(ways.map(({ vatRateBp }) => vatRateBp))].map((vatRateBp) => ({
    vatRateBp,
    gross: ways
      .filter((way) => way.vatRateBp === vatRateBp)
      .reduce((sum, { gross }) => sum + gross.amount, 0),
  }))
}

/** An amount over the rates of a ride, in the proportion of their shares of its price. */
export function inParts<T>(
  ways: readonly { vatRateBp: number; gross: number }[],
  amount: number,
  made: (vatRateBp: number, part: number) => T,
): T[] {
  const parts = split(
    amount,
    ways.map(({ gross }) => gross),
  )
  return ways.map(({ vatRateBp }, index) => made(vatRateBp, parts[index] ?? 0))
}

/** Not imported from price.ts: the form's browser chunk would then include what the order page imports from there. */
function summedUp(lines: PriceLine[], totalGross: Money): Price {
  const sumOf = (some: PriceLine[], part: 'net' | 'vat'): Money => ({
    amount: some.reduce((sum, line) => sum + line[part].amount, 0),
    currency: totalGross.currency,
  })
  const rates = [...new Set(lines.map(({ vatRateBp }) => vatRateBp))].toSorted((a, b) => b - a)
  const vatByRate = rates.map((rateBp) => {
    const ofRate = lines.filter(({ vatRateBp }) => vatRateBp === rateBp)
    return { rateBp, net: sumOf(ofRate, 'net'), vat: sumOf(ofRate, 'vat') }
  })
  return {
    status: 'fixed',
    lines,
    vatByRate,
    totalGross,
    totalNet: sumOf(lines, 'net'),
  }
}

const WHOLE = ownWords({ cs: 'Naše cena', en: 'Our price', de: 'Unser Preis' })
const REST = ownWords({ cs: 'Jízda', en: 'The ride', de: 'Die Fahrt' })

/** True for the code of a line that is the ride itself, as it was ordered or as its price was named; extras have rates of their own. */
function isWay(code: string): boolean {
  return ['ride', 'return', 'hourly', 'experience', 'agreed', 'parcel'].includes(code)
}

function withBilling(order: Order, billing: Life['billing']): Order {
  return billing ? { ...order, ...billing } : order
}

function withFlight(order: Order, { changedFlight }: Life): Order {
  if (changedFlight === null) return order
  return { ...order, trip: { ...order.trip, flightNumber: changedFlight } }
}

function withTime(order: Order, { changedPickup, pickupAt }: Life): Order {
  if (changedPickup === null) return order
  return {
    ...order,
    trip: { ...order.trip, pickupLocal: changedPickup, pickupAt },
    isPickupDoubled: false,
    cancelling: {
      freeUntil: freeCancellationEnd(new Date(pickupAt)).toISOString(),
      isSure: true,
    },
  }
}
