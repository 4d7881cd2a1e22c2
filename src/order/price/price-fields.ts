import { keysOf } from '~/lib/keys-of'
import type { TextField } from '~/order/fields'
import { type OrderValues, tidyOrderValues } from '~/order/model/typed-order'

/**
 * The text fields that a price may depend on; none is personal. Pricing reads no other field, so a rule that needs
 * one lists it here, and the browser then sends it.
 */
const UNTYPED = {
  kind: '',
  service: '',
  experience: '',
  variant: '',
  pickup: '',
  pickupPlace: '',
  dropoff: '',
  dropoffPlace: '',
  stops: '',
  hours: '',
  date: '',
  time: '',
  returnDate: '',
  returnTime: '',
  passengers: '',
  luggages: '',
  childSeats: '',
} satisfies Partial<Record<TextField, string>>

export const PRICED_TEXTS = keysOf(UNTYPED)

/** The typed values that a price may depend on. */
export type PricedValues = Pick<OrderValues, keyof typeof UNTYPED | 'orderOptions'>

/** Picks the fields that a price may depend on, tidied. */
export function pricedValues(typed: OrderValues): PricedValues {
  const values = tidyOrderValues(typed)
  const priced = { ...UNTYPED, orderOptions: values.orderOptions }
  for (const field of PRICED_TEXTS) priced[field] = values[field]
  return priced
}
