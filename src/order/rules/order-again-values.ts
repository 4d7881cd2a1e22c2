import { isOffered } from '~/carrier/offered-kinds'
import { isOrderKind } from '~/order/model/kinds'
import type { Order } from '~/order/model/order'
import { factsOf } from '~/order/fields'
import { mapTexts, type OrderValues } from '~/order/model/typed-order'

/** The form that has this order. The question about a place is asked again. */
export function valuesOfOrder(order: Order): OrderValues {
  const options = order.options.flatMap(({ code, qty }) => Array.from({ length: qty }, () => code))
  return { ...mapTexts((field) => factsOf(field).of(order)), orderOptions: options }
}

/**
 * The form that orders the same once more. The times of a pickup that has passed are left empty, and so is the flight,
 * which belongs to its day.
 */
export function valuesAgain(order: Order, now: Date): OrderValues {
  const values = { ...valuesOfOrder(order), flightNumber: '' }
  const isAhead = Date.parse(order.trip.pickupAt) > now.getTime()
  return isAhead ? values : { ...values, date: '', returnDate: '', returnTime: '' }
}

/**
 * A form with what the carrier takes: one of a kind that was switched off since becomes a ride, which keeps its places,
 * times and people.
 */
export function offeredValues(values: OrderValues): OrderValues {
  if (!isOrderKind(values.kind) || isOffered(values.kind)) return values
  return { ...values, kind: 'ride', experience: '', variant: '', hours: '', orderOptions: [] }
}
