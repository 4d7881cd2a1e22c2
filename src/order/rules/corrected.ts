import { serviceName, isServiceSlug } from '~/carrier/service-slugs'
import { inEach } from '~/lib/locale'
import type { Order } from '~/order/model/order'
import type { OrderValues } from '~/order/model/typed-order'
import { pricedValues } from '~/order/price/price-fields'
import { type Quote, RETURN } from '~/order/price/price-ride'
import { valuesOfOrder } from '~/order/rules/order-again-values'

/** What of a corrected order stays as it was agreed, before it is known whether another way was typed. */
export function agreedQuote({ price, usual, countedBy, durationMin, distanceKm }: Order): Quote {
  return { price, usual, countedBy, durationMin, distanceKm }
}

/**
 * A corrected order, at the price of the order as it was. Length and time are those of the way as it is now, null where
 * nobody knows them; the line of the ride says the ride as it is now.
 */
export function corrected(order: Order, was: Order, quote: Quote | null): Order {
  if (isSameRide(order, was)) return order
  return {
    ...order,
    durationMin: quote?.durationMin ?? null,
    distanceKm: quote?.distanceKm ?? null,
    price: { ...order.price, lines: linesOf(order, quote) },
  }
}

/** What the site asks for a corrected order, haléře or cents; null where it names no price. */
export type ListPrice = { stays: number; asks: number | null }

/** The agreed price and that of the site, where they differ by what was typed anew; null where nothing is to be said. */
export function listPrice(values: OrderValues, was: Order, quote: Quote | null): ListPrice | null {
  const stays = was.price.totalGross
  if (stays === null || pricedBy(values) === pricedBy(valuesOfOrder(was))) return null
  const asks = quote?.price.totalGross?.amount ?? null
  return asks === stays.amount ? null : { stays: stays.amount, asks }
}

/** What a price depends on, but for the time of the ride. */
function pricedBy(values: OrderValues): string {
  const { orderOptions, returnDate, ...priced } = pricedValues(values)
  const hasReturn = returnDate !== ''
  const rest = { ...priced, date: '', time: '', returnTime: '', luggages: '' }
  return JSON.stringify([rest, hasReturn, orderOptions.toSorted()])
}

function isSameRide(one: Order, other: Order): boolean {
  const [now, was] = [one, other].map(({ trip, service, experienceId, variantId }) =>
    JSON.stringify([
      [trip.pickup, trip.dropoff, trip.stops, trip.hours, trip.returnLocal !== null],
      [service, experienceId, variantId],
    ]),
  )
  return now === was
}

/** The lines of the agreed price, with the ride by its present name: that of its own price, or its places. */
function linesOf({ trip, service, price }: Order, quote: Quote | null): Order['price']['lines'] {
  const category = isServiceSlug(service) ? serviceName(service) : service
  const [from, to] = [trip.pickup ?? '', trip.dropoff ?? '']
  const named = {
    ride: inEach(() => `${from} – ${to}, ${category}`),
    return: inEach((locale) => `${to} – ${from}, ${RETURN[locale]}`),
  }
  const hasWay = trip.pickup !== null && trip.dropoff !== null
  return price.lines.map((line) => {
    const { code, label } = line
    if (!['ride', 'return', 'hourly', 'experience'].includes(code)) return line
    const own = price.lines.filter((one) => one.code === code)
    const asked = quote?.price.lines.filter((one) => one.code === code) ?? []
    const same = asked.length === own.length ? asked[own.indexOf(line)] : undefined
    if (same) return { ...line, label: same.label }
    if (!hasWay || (code !== 'ride' && code !== 'return')) return line
    // A stretch of its own rate keeps its name.
    const stretch = inEach((locale) =>
      own.length > 1 ? (/: [^:]*$/.exec(label[locale])?.[0] ?? '') : '',
    )
    return { ...line, label: inEach((locale) => named[code][locale] + stretch[locale]) }
  })
}
