import { findOrderExperience, type OrderCatalogue } from '~/catalogue/order-catalogue'
import {
  availableOptions,
  type ChosenOption,
  countOptions,
  shownOptions,
} from '~/features/order/rules/order-options'
import { type OrderTimes, readTimes } from '~/features/order/rules/order-times'
import {
  isOrderKind,
  type OrderErrors,
  type OrderKind,
  type OrderValues,
  tidyOrderValues,
} from '~/features/order/typed/typed-order'
import { type Customer, readCustomer } from '~/features/order/rules/check-customer'
import { readRide, type Ride } from '~/features/order/rules/check-ride'

/** A checked order before it has a price, a payment and a number. */
export type OrderDetails = Ride &
  Customer & { kind: OrderKind; times: OrderTimes; orderOptions: ChosenOption[] }

export type OrderValidation =
  | { ok: true; details: OrderDetails }
  | { ok: false; errors: OrderErrors }

/**
 * Checks what was typed against every rule, in the browser and on the server alike. Fields of other kinds
 * and of switched-off parts are ignored, and those of billing where the carrier names the price (`isRequest`,
 * see price/is-request.ts). `now` decides about lead time and how far ahead.
 */
export function validateOrder(
  typed: OrderValues,
  catalogue: OrderCatalogue,
  now: Date,
  isRequest: boolean,
): OrderValidation {
  const values = tidyOrderValues(typed)
  const errors: OrderErrors = {}
  const kind = isOrderKind(values.kind) ? values.kind : null
  if (!kind) errors.kind = { code: values.kind ? 'choiceInvalid' : 'required' }
  const ride = kind && readRide(kind, values, catalogue, errors)
  const times = readTimes(values, now, errors)
  const options = kind && readOptions(kind, values, catalogue, errors)
  const customer = readCustomer(values, catalogue, errors, isRequest)
  if (!kind || !ride || !times || !options || !customer || Object.keys(errors).length > 0) {
    return { ok: false, errors }
  }
  return { ok: true, details: { kind, ...ride, ...customer, times, orderOptions: options } }
}

function readOptions(
  kind: OrderKind,
  values: OrderValues,
  catalogue: OrderCatalogue,
  errors: OrderErrors,
): ChosenOption[] | null {
  const experience = findOrderExperience(catalogue, values.experience)
  const codes = shownOptions(values.orderOptions, kind, experience)
  const chosen = countOptions(codes, availableOptions(kind, experience))
  if (!chosen && (kind !== 'experience' || experience))
    errors.orderOptions = { code: 'optionInvalid' }
  return chosen
}
