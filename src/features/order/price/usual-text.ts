import { formatMoney, formatNumber } from '~/i18n/format'
import { czk } from '~/lib/money'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import type { Band } from '~/tariff/usual-price'

/** What a ride usually costs, in words: „obvykle 3 000 až 4 000 Kč“, "usually CZK 3,000 to 4,000". */
export function usualText({ from, to }: Band): string {
  const locale = getLocale()
  const money = (amount: number) => formatMoney(czk(amount), locale)
  const number = (amount: number) => formatNumber(amount / 100, locale)
  // The currency is said once, where the language has it.
  return locale === 'cs'
    ? m.price_usual({ from: number(from), to: money(to) })
    : m.price_usual({ from: money(from), to: number(to) })
}
