import { type MonthRow, type MonthSum, monthRows, monthSums } from '~/order/papers/month/month-rows'
import type { DocumentKind } from '~/order/papers/document-kinds'
import type { RateSum, TaxDocument } from '~/order/papers/tax-document'
import type { MoneyWay } from '~/carrier/payment-methods'
import { csvAmount, csvTable, csvText, csvThousandths } from '~/order/papers/month/csv'

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
const MORE_HEADS = ['měna', 'kurz', 'základ v Kč', 'DPH v Kč']
const KINDS: Record<DocumentKind, string> = {
  advance: 'přijatá platba',
  invoice: 'faktura',
  credit: 'opravný doklad',
  debit: 'opravný doklad, doplatek',
}
const WAYS: Record<MoneyWay, string> = { transfer: 'převod', card: 'karta', cash: 'hotovost' }

/**
 * The documents of a month for a spreadsheet: a row for each document and rate, and the control sums without a number.
 * A month with money in another currency has four columns more (the currency, its rate, base and VAT in crowns), and a
 * sum for each currency.
 */
export function monthCsv(documents: TaxDocument[]): string {
  const rows = monthRows(documents)
  const sums = monthSums(rows)
  const hasOthers = sums.some(({ currency }) => currency !== 'CZK')
  const withMore = (cells: string[], more: string[]) => (hasOthers ? [...cells, ...more] : cells)
  const none = { currency: 'CZK', net: 0, vat: 0, gross: 0, crowns: null } as const
  const totals = sums.length > 0 ? sums : [none]
  return csvTable([
    withMore(HEADS, MORE_HEADS),
    ...rows.map((row) => withMore(cellsOf(row), moreCellsOf(row))),
    ...totals.map(({ currency, net, vat, gross, crowns }) => {
      const amounts = [net, vat, gross].map(csvAmount)
      const more = [currency, '', ...crownCells(crowns)]
      return withMore(['', 'celkem', '', '', '', '', '', ...amounts, '', '', ''], more)
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

function moreCellsOf({ document: { currency, exchange }, crowns }: MonthRow): string[] {
  return [currency, exchange ? csvThousandths(exchange.rate) : '', ...crownCells(crowns)]
}

function crownCells(crowns: MonthSum['crowns']): string[] {
  return crowns ? [csvAmount(crowns.net), csvAmount(crowns.vat)] : ['', '']
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
