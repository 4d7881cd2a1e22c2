import { appConfig } from '~config'
import { type Party, type RateSum, taxedRates, type TaxDocument } from '~/order/papers/tax-document'
import type { PaidBy } from '~/order/papers/document-schema'
import { formatDate, formatMoney, formatNumber, formatRate } from '~/i18n/format'
import { formatPostalCode } from '~/i18n/format-address'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

type Titled = Pick<TaxDocument, 'kind' | 'isVatPayer'>

/** The name of a document's kind, as its heading says it: without VAT it is no tax document. */
export function documentTitle({ kind, isVatPayer }: Titled): string {
  const { documents } = appConfig.market
  if (kind === 'receipt') return documents.cashReceipt?.[getLocale()] ?? ''
  return (isVatPayer ? documents.titles : documents.plainTitles)[kind][getLocale()]
}

const WAYS: Record<PaidBy, () => string> = {
  transfer: m.paper_way_transfer,
  card: m.paper_way_card,
  cash: m.paper_way_cash,
  setOff: m.paper_way_set_off,
}

/** How money moved, in the current language; empty where nobody noted it. */
export function wayWords(way: PaidBy | null): string {
  return way === null ? '' : WAYS[way]()
}

/** The rate of a sum: a percentage, the market's word for transport abroad, or "no VAT" for what is not the price of a supply. */
export function rateWords({ vatRateBp, exempt }: Pick<RateSum, 'vatRateBp' | 'exempt'>): string {
  if (exempt === 'abroad') return appConfig.market.documents.abroad.rate[getLocale()]
  return exempt === 'outside' ? m.paper_outside() : formatRate(vatRateBp, getLocale())
}

/** Why lines of a document have no VAT, a sentence for each reason. */
export function exemptionWords({ rates }: Pick<TaxDocument, 'rates'>): string[] {
  const exempt = new Set(rates.map((rate) => rate.exempt))
  return [
    ...(exempt.has('abroad') ? [appConfig.market.documents.abroad.why[getLocale()]] : []),
    ...(exempt.has('outside') ? [m.paper_outside_why()] : []),
  ]
}

/** Sums of the VAT table of a document, in words what each of them is. */
export type RateRow = RateSum & { title: string }

/** VAT by rate; what the receipts for advance payments taxed before, below zero; what this document taxes then. */
export function rateRows(document: TaxDocument): RateRow[][] {
  const { rates, deducted } = document
  const less = deducted.map(({ number, day, ...sum }) => ({
    ...sum,
    net: -sum.net,
    vat: -sum.vat,
    gross: -sum.gross,
    title: m.paper_deducted({ number, day: formatDate(day, getLocale()) }),
  }))
  const left =
    deducted.length > 0
      ? taxedRates(document).map((sum) => ({ ...sum, title: m.paper_left() }))
      : []
  const whole = rates.map((sum) => ({ ...sum, title: m.word_total() }))
  return [whole, less, left].filter((rows) => rows.length > 0)
}

/** Name, street, town and numbers of a party, each a line; a customer's country only where it is another one. */
export function partyLines(party: Party, isSupplier = false): string[] {
  const { name, street, city, zip, country, countryName, companyId, vatId } = party
  const town = [formatPostalCode(zip, country), city].filter(Boolean).join(' ')
  const land =
    isSupplier || country !== appConfig.company.country ? countryName?.[getLocale()] : null
  const ids = [
    companyId ? m.paper_company_id({ id: companyId }) : '',
    vatId ? m.paper_vat_id({ id: vatId }) : '',
  ].filter(Boolean)
  return [name, street, [town, land].filter(Boolean).join(', '), ids.join(', ')].filter(Boolean)
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
  return due > 0 && kind !== 'credit' && kind !== 'receipt'
}

/** True for a document about money that came: its day is that of the money. */
export function isPayment({ kind }: Pick<TaxDocument, 'kind'>): boolean {
  return kind === 'advance' || kind === 'receipt'
}

/** What the document of a supplier without VAT says in its place; null for others, and for a receipt, which taxes nothing. */
export function noVatWords({ kind, isVatPayer }: Titled): string | null {
  if (isVatPayer || kind === 'receipt') return null
  return appConfig.market.documents.noVat[getLocale()]
}

/** True for a document that is given as an ISDOC file, too. */
export function hasIsdoc({ kind }: Pick<TaxDocument, 'kind'>): boolean {
  return appConfig.market.documents.hasIsdoc && kind !== 'receipt'
}

/** The number as the name of a file: series may hold signs that no file name takes. */
export function documentFileName({ number }: Pick<TaxDocument, 'number'>): string {
  return `${number.replace(/[^\w.-]+/g, '-')}.isdoc`
}

/** Where the document of a link that has ended is. */
export function endedWords(): string {
  return appConfig.market.documents.hasIsdoc ? m.paper_ended() : m.paper_ended_mail()
}
