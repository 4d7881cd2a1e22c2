import { findOrderExperience, type OrderCatalogue } from '~/back-office/catalogue/order-catalogue'
import {
  availableOptions,
  type ChosenOption,
  countOptions,
  shownOptions,
} from '~/order/model/order-options'
import type { AddressNeed } from '~/order/model/address-need'
import { type CheckedFor, type OrderTimes, readTimes } from '~/order/model/order-times'
import type { OrderKind } from '~/carrier/order-kinds'
import { isOffered } from '~/carrier/offered-kinds'
import { isOrderKind, KIND_RULES } from '~/order/model/kinds'
import { type OrderErrors, type OrderValues, tidyOrderValues } from '~/order/model/typed-order'
import { type Customer, readCustomer } from '~/order/rules/check-customer'
import { readRide, type Ride } from '~/order/rules/check-ride'

/** A valid order before it has a price, a payment and a number. */
export type OrderDetails = Ride &
  Customer & { kind: OrderKind; times: OrderTimes; orderOptions: ChosenOption[] }

export type OrderValidation =
  | { ok: true; details: OrderDetails }
  | { ok: false; errors: OrderErrors }

/**
 * Checks the input against every rule, both in the browser and on the server. Ignores fields of other kinds and of
 * switched-off parts, and billing fields without a `need` of an address (see price/price-typed.ts).
 * `now` determines the lead time and the booking horizon; our office (`checkedFor`) has no lead time and needs no
 * e-mail address.
 */
export function validateOrder(
  typed: OrderValues,
  catalogue: OrderCatalogue,
  now: Date,
  need: AddressNeed,
  checkedFor: CheckedFor = 'site',
): OrderValidation {
  const values = tidyOrderValues(typed)
  const errors: OrderErrors = {}
  const kind = isOrderKind(values.kind) ? values.kind : null
  // A correction keeps the kind of an order that was taken when its kind was on.
  if (kind && !isOffered(kind) && checkedFor !== 'correction')
    errors.kind = { code: 'choiceInvalid' }
  if (!kind) errors.kind = { code: values.kind ? 'choiceInvalid' : 'required' }
  const ride = kind && readRide(kind, values, catalogue, errors)
  const times = readTimes(values, now, errors, checkedFor)
  const options = kind && readOptions(kind, values, catalogue, errors)
  const customer = readCustomer(values, catalogue, errors, { need, checkedFor })
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
  // Without an experience its extras are unknown; its absence is already an error.
  if (!chosen && (KIND_RULES[kind].extras !== 'experience' || experience))
    errors.orderOptions = { code: 'optionInvalid' }
  return chosen
}
