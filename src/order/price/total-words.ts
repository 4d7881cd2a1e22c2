import { formatMoney, formatMoneyRange } from '~/i18n/format'
import type { Quote } from '~/order/price/price-ride'
import type { TypedQuote } from '~/order/price/price-typed'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

// What the ticket and the bar of a phone say of a price.

/** True for a price that the carrier names and that has a usual one. */
export function isUsual(quote: TypedQuote | null): boolean {
  return quote !== null && !('tooSmall' in quote) && quote.usual !== null
}

/** What the sum on the ticket and in the bar is. */
export function totalLabel(quote: TypedQuote | null): string {
  return isUsual(quote) ? m.answer_usual() : m.word_total()
}

/** The total; for a ride that the carrier prices, the usual price. */
export function totalText({ price, usual }: Quote): string {
  const locale = getLocale()
  if (price.status === 'fixed') return formatMoney(price.totalGross, locale)
  if (!usual) return m.bar_request()
  return formatMoneyRange(usual.from, usual.to, locale)
}
