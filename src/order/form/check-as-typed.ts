import type { OrderCatalogue } from '~/back-office/catalogue/order-catalogue'
import type { OrderHints } from '~/order/rules/order-hints'
import type { LiveCatalogue } from '~/order/form/use-catalogue'
import type { OrderPage } from '~/order/form/order-page'
import type { AddressNeed } from '~/order/model/address-need'
import { rulesOfKind } from '~/order/model/kinds'
import type { OrderErrors, OrderValues } from '~/order/model/typed-order'

type Rules = {
  validateOrder: typeof import('~/order/rules/check-order').validateOrder
  findOrderHints: typeof import('~/order/rules/order-hints').findOrderHints
}

let rules: Rules | undefined
type Checked = { errors: OrderErrors; by: OrderCatalogue }

/**
 * The errors of each form state by the need for an address. Every need that was asked for stays: React renders for
 * ever what answers with another object at each look.
 */
const checked = new WeakMap<OrderValues, Map<AddressNeed, Checked>>()

/** What the errors of an order depend on besides what was typed. */
export type OnPage = {
  page: Pick<OrderPage, 'openedAt'>
  price: { address: AddressNeed; isSettled: boolean }
} & LiveCatalogue

/**
 * Loads the rules of an order into the browser at the first touch of the form, so that a visitor who only reads
 * does not download them. If loading fails, only the server checks.
 */
export async function loadOrderRules(): Promise<void> {
  if (rules) return
  try {
    const [{ validateOrder }, { findOrderHints }] = await Promise.all([
      import('~/order/rules/check-order'),
      import('~/order/rules/order-hints'),
    ])
    rules = { validateOrder, findOrderHints }
  } catch {
    // The server checks the same rules again in any case.
  }
}

/** The server's time, estimated in the browser, because the customer's clock may be wrong. */
export function orderClock({ openedAt }: Pick<OrderPage, 'openedAt'>): Date {
  return new Date(typeof document === 'undefined' ? openedAt : openedAt + performance.now())
}

/**
 * All errors by the server's rules; undefined until the rules and the chosen experience are loaded. Each form
 * state is checked once for all fields. While a price is on its way, the last one says whether an address is needed,
 * so that no error comes and goes with a price.
 */
export function findOrderErrors(values: OrderValues, onPage: OnPage): OrderErrors | undefined {
  const isPricedByCarrier = rulesOfKind(values.kind)?.isPricedByCarrier === true
  return errorsAt(isPricedByCarrier ? 'none' : onPage.price.address, values, onPage)
}

/**
 * True if no error holds the form back. While it is unknown whether the carrier names the price, only the server
 * requires an address.
 */
export function maySend(values: OrderValues, onPage: OnPage): boolean {
  const errors = onPage.price.isSettled
    ? findOrderErrors(values, onPage)
    : errorsAt('none', values, onPage)
  return Object.keys(errors ?? {}).length === 0
}

function errorsAt(
  need: AddressNeed,
  values: OrderValues,
  { page, catalogue, missing }: Omit<OnPage, 'price'>,
): OrderErrors | undefined {
  if (!rules || (missing && rulesOfKind(values.kind)?.carField === 'variant')) return undefined
  const ofValues = checked.get(values) ?? new Map<AddressNeed, Checked>()
  const known = ofValues.get(need)
  if (known?.by === catalogue) return known.errors
  const result = rules.validateOrder(values, catalogue, orderClock(page), need)
  const errors = result.ok ? {} : result.errors
  checked.set(values, ofValues.set(need, { errors, by: catalogue }))
  return errors
}

const hinted = new WeakMap<OrderValues, { hints: OrderHints; by: OrderCatalogue }>()

/** The current hints of the form; the hints from the server until the rules are loaded. */
export function presentHints(
  values: OrderValues,
  { page, catalogue }: { page: OrderPage } & Pick<OnPage, 'catalogue'>,
): OrderHints {
  if (!rules) return page.hints
  const known = hinted.get(values)
  if (known?.by === catalogue) return known.hints
  const hints = rules.findOrderHints(values, catalogue, orderClock(page))
  hinted.set(values, { hints, by: catalogue })
  return hints
}
