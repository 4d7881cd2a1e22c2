import { appConfig } from '~config'
import { formatMoney } from '~/i18n/format'
import type { Order } from '~/order/model/order'
import type { Money } from '~/lib/money'
import { getLocale } from '~/paraglide/runtime'

type Priced = Pick<Order, 'price'>

/** The currency of all amounts of an order. A request without a price is offered one in crowns. */
export function currencyOf({ price: { totalGross } }: Priced): Money['currency'] {
  return totalGross?.currency ?? appConfig.market.currency
}

/** An amount of an order, in haléře or cents, as money in its currency. */
export function moneyOf(order: Priced, amount: number): Money {
  return { amount, currency: currencyOf(order) }
}

/** What is asked in cash for an amount, by the coins of the market's currency. */
export function inCash({ amount, currency }: Money): number {
  const { market } = appConfig
  const coin = currency === market.currency ? market.smallestCoin : 1
  return Math.round(amount / coin) * coin
}

/** The same in the current language: "6 500 Kč", "€490". */
export function moneyText(order: Priced, amount: number): string {
  return formatMoney(moneyOf(order, amount), getLocale())
}
