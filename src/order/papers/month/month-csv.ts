import { appConfig } from '~config'
import { type MonthRow, type MonthSum, monthRows, monthSums } from '~/order/papers/month/month-rows'
import type { RateSum, TaxDocument } from '~/order/papers/tax-document'
import { csvAmount, csvTable, csvText, csvThousandths } from '~/order/papers/month/csv'

/**
 * The documents of a month for a spreadsheet, in the words of the market: a row for each document and rate, and the
 * control sums without a number. A month with money in another currency than the market's has four columns more (the
 * currency, its rate, base and VAT in the market's), and a sum for each currency.
 */
export function monthCsv(documents: TaxDocument[]): string {
  const { currency: own, documents: rules } = appConfig.market
  const { heads, moreHeads, total } = rules.table
  const rows = monthRows(documents)
  const sums = monthSums(rows)
  const hasOthers = sums.some(({ currency }) => currency !== own)
  const withMore = (cells: string[], more: string[]) => (hasOthers ? [...cells, ...more] : cells)
  const none = { currency: own, net: 0, vat: 0, gross: 0, crowns: null } as const
  const totals = sums.length > 0 ? sums : [none]
  return csvTable([
    withMore([...heads], [...moreHeads]),
    ...rows.map((row) => withMore(cellsOf(row), moreCellsOf(row))),
    ...totals.map(({ currency, net, vat, gross, crowns }) => {
      const amounts = [net, vat, gross].map(csvAmount)
      const more = [currency, '', ...crownCells(crowns)]
      return withMore(['', total, '', '', '', '', '', ...amounts, '', '', ''], more)
    }),
  ])
}

function cellsOf({ document, sum }: MonthRow): string[] {
  const { number, kind, supplyOn, customer, payments, isVatPayer } = document
  const { kinds, ways: words } = appConfig.market.documents.table
  const ways = payments.map(({ way }) => (way === null ? '' : words[way]))
  return [
    csvText(oneLine(number)),
    kinds[kind],
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
  const { abroad, outside } = appConfig.market.documents.table
  if (exempt === 'abroad') return abroad
  return exempt === 'outside' ? outside : `${String(vatRateBp / 100).replace('.', ',')} %`
}

/** Different values of several payments, each once. */
function listed(values: string[]): string {
  return [...new Set(values.filter(Boolean))].join(' / ')
}

/** A typed text without line ends and other signs that a spreadsheet or a terminal would obey. */
function oneLine(text: string): string {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}
