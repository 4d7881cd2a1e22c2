import { type MonthRow, monthRows, monthSums } from '~/order/papers/month/month-rows'
import type { DocumentKind, RateSum, TaxDocument } from '~/order/papers/tax-document'
import type { MoneyWay } from '~/carrier/payment-methods'
import { csvAmount, csvTable, csvText } from '~/order/papers/month/csv'

// Czech, whatever language the carrier's people read: it is for a Czech accountant and Czech software.
const HEADS = [
  'doklad',
  'druh',
  'DUZP',
  'odběratel',
  'IČO',
  'DIČ',
  'sazba',
  'základ',
  'DPH',
  'celkem',
  'zaplaceno dne',
  'způsob',
  'reference',
]
const KINDS: Record<DocumentKind, string> = {
  advance: 'přijatá platba',
  invoice: 'faktura',
  credit: 'opravný doklad',
  debit: 'opravný doklad, doplatek',
}
const WAYS: Record<MoneyWay, string> = { transfer: 'převod', card: 'karta', cash: 'hotovost' }

/**
 * The documents of a month for a spreadsheet: a row for each document and rate, and the control sums without a number.
 * A month with money in another currency has a further column that names it, and a sum for each currency.
 */
export function monthCsv(documents: TaxDocument[]): string {
  const rows = monthRows(documents)
  const sums = monthSums(rows)
  const hasOthers = sums.some(({ currency }) => currency !== 'CZK')
  const named = (cells: string[], currency: string) => (hasOthers ? [...cells, currency] : cells)
  const totals = sums.length > 0 ? sums : [{ currency: 'CZK', net: 0, vat: 0, gross: 0 } as const]
  return csvTable([
    named(HEADS, 'měna'),
    ...rows.map((row) => named(cellsOf(row), row.document.currency)),
    ...totals.map(({ currency, net, vat, gross }) => {
      const amounts = [net, vat, gross].map(csvAmount)
      return named(['', 'celkem', '', '', '', '', '', ...amounts, '', '', ''], currency)
    }),
  ])
}

function cellsOf({ document, sum }: MonthRow): string[] {
  const { number, kind, supplyOn, customer, payments, isVatPayer } = document
  const ways = payments.map(({ way }) => (way === null ? '' : WAYS[way]))
  return [
    csvText(oneLine(number)),
    KINDS[kind],
    supplyOn,
    csvText(oneLine(customer.name)),
    csvText(oneLine(customer.companyId ?? '')),
    csvText(oneLine(customer.vatId ?? '')),
    isVatPayer ? rateOf(sum) : '',
    csvAmount(sum.net),
    csvAmount(sum.vat),
    csvAmount(sum.gross),
    payments.at(-1)?.day ?? '',
    csvText(listed(ways)),
    csvText(listed(payments.map(({ reference }) => oneLine(reference)))),
  ]
}

function rateOf({ vatRateBp, exempt }: RateSum): string {
  if (exempt === 'abroad') return 'osvobozeno § 70'
  return exempt === 'outside' ? 'bez DPH' : `${String(vatRateBp / 100).replace('.', ',')} %`
}

/** Different values of several payments, each once. */
function listed(values: string[]): string {
  return [...new Set(values.filter(Boolean))].join(' / ')
}

/** A typed text without line ends and other signs that a spreadsheet or a terminal would obey. */
function oneLine(text: string): string {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}
