import type { OrderCatalogue } from '~/catalogue/order-catalogue'
import type { OrderHints } from '~/features/order/rules/order-hints'
import type { LiveCatalogue } from '~/features/order/details/use-catalogue'
import type { OrderPage } from '~/features/order/details/order-page'
import type { OrderErrors, OrderValues } from '~/features/order/typed/typed-order'

type Rules = {
  validateOrder: typeof import('~/features/order/rules/check-order').validateOrder
  findOrderHints: typeof import('~/features/order/rules/order-hints').findOrderHints
}

let rules: Rules | undefined
const checked = new WeakMap<OrderValues, { errors: OrderErrors; by: OrderCatalogue }>()

type OnPage = { page: OrderPage } & LiveCatalogue

/**
 * Loads the rules of an order into the browser: at the first touch of the form, so that a visitor who only
 * looks does not wait for them. Without them, on a lost connection for instance, the server alone checks.
 */
export async function loadOrderRules(): Promise<void> {
  if (rules) return
  try {
    const [{ validateOrder }, { findOrderHints }] = await Promise.all([
      import('~/features/order/rules/check-order'),
      import('~/features/order/rules/order-hints'),
    ])
    rules = { validateOrder, findOrderHints }
  } catch {
    // The server checks the same rules again in any case.
  }
}

/** The server's clock as far as the browser can tell; the customer's own may be wrong. */
function orderClock({ openedAt }: OrderPage): Date {
  return new Date(typeof document === 'undefined' ? openedAt : openedAt + performance.now())
}

/**
 * All errors by the server's own rules, undefined while those or the chosen experience are not loaded; each
 * state of the form is checked once for all its fields.
 */
export function findOrderErrors(values: OrderValues, onPage: OnPage): OrderErrors | undefined {
  const { page, catalogue, missing } = onPage
  if (!rules || (missing && values.kind === 'experience')) return undefined
  const known = checked.get(values)
  if (known?.by === catalogue) return known.errors
  const result = rules.validateOrder(values, catalogue, orderClock(page), false)
  const errors = result.ok ? {} : result.errors
  checked.set(values, { errors, by: catalogue })
  return errors
}

const hinted = new WeakMap<OrderValues, { hints: OrderHints; by: OrderCatalogue }>()

/** What the form says without refusing: the server's word until the rules are here. */
export function presentHints(values: OrderValues, { page, catalogue }: OnPage): OrderHints {
  if (!rules) return page.hints
  const known = hinted.get(values)
  if (known?.by === catalogue) return known.hints
  const hints = rules.findOrderHints(values, catalogue, orderClock(page))
  hinted.set(values, { hints, by: catalogue })
  return hints
}
