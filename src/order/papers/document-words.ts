import type { DocumentKind, RateSum, TaxDocument } from '~/order/papers/tax-document'
import type { MoneyWay } from '~/carrier/payment-methods'
import { formatMoney, formatNumber, formatRate } from '~/i18n/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

type Titles = Record<DocumentKind, () => string>

const TITLES: Titles = {
  advance: m.paper_advance,
  invoice: m.paper_invoice,
  credit: m.paper_credit,
  debit: m.paper_debit,
}
/** Of a supplier who pays no VAT: such a document is no tax document. */
const PLAIN_TITLES: Titles = {
  advance: m.paper_advance,
  invoice: m.paper_invoice_plain,
  credit: m.paper_credit_plain,
  debit: m.paper_debit_plain,
}

type Titled = Pick<TaxDocument, 'kind' | 'isVatPayer'>

/** The name of a document's kind, as its heading says it. */
export function documentTitle({ kind, isVatPayer }: Titled): string {
  return (isVatPayer ? TITLES : PLAIN_TITLES)[kind]()
}

const WAYS: Record<MoneyWay, () => string> = {
  transfer: m.paper_way_transfer,
  card: m.paper_way_card,
  cash: m.paper_way_cash,
}

/** How money moved, in the current language; empty where nobody noted it. */
export function wayWords(way: MoneyWay | null): string {
  return way === null ? '' : WAYS[way]()
}

/** The rate of a sum: a percentage, "exempt" over the border, or "no VAT" for what is not the price of a supply. */
export function rateWords({ vatRateBp, exempt }: Pick<RateSum, 'vatRateBp' | 'exempt'>): string {
  if (exempt === 'abroad') return m.paper_exempt()
  return exempt === 'outside' ? m.paper_outside() : formatRate(vatRateBp, getLocale())
}

/** An amount of a document's table, without its currency, always with two decimals. */
export function plainAmount(amount: number): string {
  // No line begins with a minus and ends with nothing: −0 is 0.
  return formatNumber(amount / 100 || 0, getLocale(), 2)
}

/** An amount in the currency of the document. */
export function documentMoney({ currency }: Pick<TaxDocument, 'currency'>, amount: number): string {
  return formatMoney({ amount, currency }, getLocale())
}

/** True when a document asks for money that has not come. */
export function isToPay({ kind, due }: Pick<TaxDocument, 'kind' | 'due'>): boolean {
  return due > 0 && kind !== 'credit'
}

/** The number as the name of a file: series may hold signs that no file name takes. */
export function documentFileName({ number }: Pick<TaxDocument, 'number'>): string {
  return `${number.replace(/[^\w.-]+/g, '-')}.isdoc`
}
