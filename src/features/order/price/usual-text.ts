import { formatMoney, formatNumber } from '~/i18n/format'
import type { Locale } from '~/lib/app-config-type'
import { czk } from '~/lib/money'
import { m } from '~/paraglide/messages'
import type { Band } from '~/tariff/usual-price'

/** What a ride usually costs, in words: „obvykle 3 000 až 4 000 Kč“, "usually CZK 3,000 to 4,000". */
export function usualText({ from, to }: Band, locale: Locale): string {
  const money = (amount: number) => formatMoney(czk(amount), locale)
  const number = (amount: number) => formatNumber(amount / 100, locale)
  // The currency is said once, where the language has it.
  const ends =
    locale === 'cs' ? { from: number(from), to: money(to) } : { from: money(from), to: number(to) }
  return m.price_usual(ends, { locale })
}
