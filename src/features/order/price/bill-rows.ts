import { appConfig } from '~config'
import type { Quote } from '~/features/order/price/price'
import { formatMoney, formatRate } from '~/i18n/format'
import type { Money } from '~/lib/money'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import type { PriceLine } from '~/provider/contract'

/** A row of the bill as a person reads it. */
export type BillRow = { label: string; value: string; part: 'line' | 'vat' | 'total' }

/** The price as a bill: lines, without VAT, VAT by rate, total; or that the carrier names it. */
export function billRows({ price, countedBy }: Pick<Quote, 'price' | 'countedBy'>): BillRow[] {
  const locale = getLocale()
  const { vatPayer } = appConfig.company
  const lines = price.lines.map((line) => ({
    label: lineText(line, countedBy[line.code]),
    value: line.gross.amount === 0 ? m.price_free() : formatMoney(line.gross, locale),
    part: 'line' as const,
  }))
  if (price.status === 'onRequest') {
    return [...lines, { label: m.price_total(), value: m.price_on_request(), part: 'total' }]
  }
  const { totalNet, totalGross, vatByRate } = price
  // The way comes first; the exempt one leads over the border, and a parcel is no person.
  const [way] = price.lines
  const isAbroad = way?.vatRateBp === 0 && way.code !== 'parcel'
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
  const isTaxed = vatPayer && totalNet.amount < totalGross.amount
  return [
    ...lines,
    ...(vatPayer ? [row(m.price_without_vat(), totalNet), ...vat] : []),
    row(isTaxed ? m.price_total_with_vat() : m.price_total(), totalGross, 'total'),
  ]
}

/** What a line is for; hours and people are said with the price of one. */
function lineText({ label, qty, unitGross }: PriceLine, per?: 'hour' | 'person'): string {
  const locale = getLocale()
  const name = label[locale]
  if (unitGross.amount === 0 || !per) return qty > 1 ? `${qty}\u00a0×\u00a0${name}` : name
  const counted = { name, count: qty, unit: formatMoney(unitGross, locale) }
  return per === 'hour' ? m.bill_hours(counted) : m.bill_people(counted)
}
