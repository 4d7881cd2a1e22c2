import { appConfig } from '~config'
import type { Quote } from '~/features/order/price/price'
import { formatMoney, formatRate } from '~/i18n/format'
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
  const abroad = price.lines.some(isExempt)
  // What is free is taxed by nothing, and has no line of its own.
  const rates = price.vatByRate.filter(({ net }) => net.amount > 0)
  const isTaxed = rates.some(({ rateBp }) => rateBp > 0) || !abroad
  const vat = [
    { label: m.price_without_vat(), value: formatMoney(price.totalNet, locale) },
    ...rates.map(({ rateBp, vat: sum }) => ({
      label:
        rateBp === 0 && abroad
          ? m.price_vat_exempt()
          : m.price_vat({ rate: formatRate(rateBp, locale) }),
      value: formatMoney(sum, locale),
    })),
  ]
  return [
    ...lines,
    ...(vatPayer ? vat.map((row) => ({ ...row, part: 'vat' as const })) : []),
    {
      label: vatPayer && isTaxed ? m.price_total_with_vat() : m.price_total(),
      value: formatMoney(price.totalGross, locale),
      part: 'total',
    },
  ]
}

/** The last row of the bill: what is paid, or that the carrier names it. */
export function totalOf(quote: Pick<Quote, 'price' | 'countedBy'>): Omit<BillRow, 'part'> {
  const { label, value } = billRows(quote).find(({ part }) => part === 'total') ?? {
    label: '',
    value: '',
  }
  return { label, value }
}

/** Lines that carry people somewhere; without VAT they do so over the border. */
const WAYS = ['ride', 'return', 'experience', 'agreed']

function isExempt({ code, vatRateBp, gross }: PriceLine): boolean {
  return vatRateBp === 0 && gross.amount > 0 && WAYS.includes(code)
}

/** What a line is for; hours and people are said with the price of one. */
function lineText({ label, qty, unitGross }: PriceLine, per?: 'hour' | 'person'): string {
  const locale = getLocale()
  const name = label[locale]
  if (unitGross.amount === 0 || !per) return qty > 1 ? `${qty}\u00a0×\u00a0${name}` : name
  const counted = { name, count: qty, unit: formatMoney(unitGross, locale) }
  return per === 'hour' ? m.bill_hours(counted) : m.bill_people(counted)
}
