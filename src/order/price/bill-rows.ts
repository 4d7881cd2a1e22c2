import { appConfig } from '~config'
import type { Quote } from '~/order/price/price-ride'
import { formatMoney, formatNumber, formatRate } from '~/i18n/format'
import { grammars } from '~/i18n/languages/grammars'
import type { Locale } from '~/lib/locale'
import { ownMoney, type Money } from '~/lib/money'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import type { PriceLine } from '~/back-office/contract'
import type { Band } from '~/places/usual-price'

/** A row of the bill, formatted. */
export type BillRow = { label: string; value: string; part: 'line' | 'vat' | 'total' }

/** The price as a bill: lines, net, VAT by rate, total; or "on request". */
export function billRows({ price, countedBy }: Pick<Quote, 'price' | 'countedBy'>): BillRow[] {
  const locale = getLocale()
  const { vatPayer } = appConfig.company
  const lines = price.lines.map((line) => ({
    label: lineText(line, countedBy[line.code]),
    value: line.gross.amount === 0 ? m.price_free() : formatMoney(line.gross, locale),
    part: 'line' as const,
  }))
  if (price.status === 'onRequest') {
    return [...lines, { label: m.word_total(), value: m.price_on_request(), part: 'total' }]
  }
  const { totalNet, totalGross, vatByRate } = price
  // The ride comes first, in two lines where its stretch abroad is apart. If one is exempt it crosses the border; a
  // parcel is not passenger transport.
  const [way] = price.lines
  const isAbroad =
    way !== undefined &&
    way.code !== 'parcel' &&
    price.lines.some(({ code, vatRateBp }) => code === way.code && vatRateBp === 0)
  const row = (label: string, sum: Money, part: BillRow['part'] = 'vat') => ({
    label,
    value: formatMoney(sum, locale),
    part,
  })
  const vat = vatByRate.map(({ rateBp, vat: sum }) =>
    row(
      rateBp === 0 && isAbroad
        ? m.price_vat_exempt()
        : m.price_vat({ rate: formatRate(rateBp, locale) }),
      sum,
    ),
  )
  return [
    ...lines,
    ...(vatPayer ? [row(m.price_without_vat(), totalNet), ...vat] : []),
    row(vatPayer ? m.price_total_with_vat() : m.word_total(), totalGross, 'total'),
  ]
}

/** The last row of the bill: the total, or "on request". */
export function totalRow(quote: Pick<Quote, 'price' | 'countedBy'>): BillRow | undefined {
  return billRows(quote).find(({ part }) => part === 'total')
}

/** The usual price of a ride, in words: „obvykle 3 000 až 4 000 Kč“, "usually CZK 3,000 to 4,000". */
export function usualText({ from, to }: Band, locale: Locale): string {
  const money = (amount: number) => formatMoney(ownMoney(amount), locale)
  const number = (amount: number) => formatNumber(amount / 100, locale)
  // The currency appears once, in the position of the language.
  const ends = grammars[locale].hasCurrencyLast
    ? { from: number(from), to: money(to) }
    : { from: money(from), to: number(to) }
  return m.price_usual(ends, { locale })
}

/** Label of a line; hours and persons include the price of one. */
function lineText({ label, qty, unitGross }: PriceLine, per?: 'hour' | 'person'): string {
  const locale = getLocale()
  const name = label[locale]
  if (unitGross.amount === 0 || !per) return qty > 1 ? `${qty}\u00a0×\u00a0${name}` : name
  const counted = { name, count: qty, unit: formatMoney(unitGross, locale) }
  return per === 'hour' ? m.bill_hours(counted) : m.bill_people(counted)
}
