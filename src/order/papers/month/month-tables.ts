import { appConfig } from '~config'
import { type MonthPayment, type WaySum, waySums } from '~/order/papers/month/month-payments'
import { type MonthRow, monthRows, monthSums, monthTotal } from '~/order/papers/month/month-rows'
import { type Cell, type Table, textCell } from '~/order/papers/month/csv'
import type { RateSum, TaxDocument } from '~/order/papers/tax-document'

/**
 * The documents of a month in the words of the market: a row for each document and rate, then the control sums without a
 * number, one for each currency, and one over currencies where there are several.
 */
export function documentsTable(documents: TaxDocument[]): Table {
  const { documents: words, total, totalOwn, noTotalOwn } = appConfig.market.documents.table
  const rows = monthRows(documents)
  const sums = monthSums(rows)
  const whole = monthTotal(sums)
  const own = appConfig.market.currency
  const nothing = { currency: own, net: 0, vat: 0, gross: 0 } as const
  const totals = sums.length > 0 ? sums : [{ ...nothing, crowns: nothing }]
  return {
    name: words.name,
    rows: [
      words.heads.map(textCell),
      ...rows.map(cellsOf),
      ...totals.map(({ currency, crowns, ...sum }) =>
        totalCells(total, amounts(sum), textCell(currency), amounts(crowns)),
      ),
      ...(whole === undefined
        ? []
        : [totalCells(whole ? totalOwn : noTotalOwn, amounts(null), null, amounts(whole))]),
    ],
  }
}

function totalCells(label: string, sums: Cell[], currency: Cell, crowns: Cell[]): Cell[] {
  const none = (count: number): Cell[] => Array.from({ length: count }, () => null)
  return [null, textCell(label), ...none(7), ...sums, currency, null, ...crowns, ...none(3)]
}

function cellsOf({ document, sum, crowns }: MonthRow): Cell[] {
  const { number, kind, order, issuedOn, supplyOn, customer, payments, isVatPayer } = document
  const { currency, exchange } = document
  const { kinds, ways: words } = appConfig.market.documents.table
  const ways = payments.map(({ way }) => (way === null ? '' : words[way]))
  const paidOn = payments.at(-1)?.day
  return [
    textCell(number),
    textCell(kinds[kind]),
    textCell(order),
    { day: issuedOn },
    { day: supplyOn },
    textCell(customer.name),
    textCell(customer.companyId),
    textCell(customer.vatId),
    isVatPayer ? textCell(rateOf(sum)) : null,
    ...amounts(sum),
    textCell(currency),
    exchange ? { thousandths: exchange.rate } : null,
    ...amounts(crowns),
    paidOn === undefined ? null : { day: paidOn },
    textCell(listed(ways)),
    textCell(listed(payments.map(({ reference }) => reference))),
  ]
}

/** The payments of a month in the words of the market: a row for each, then what came and went by way and currency. */
export function paymentsTable(payments: readonly MonthPayment[]): Table {
  const { payments: words } = appConfig.market.documents.table
  return {
    name: words.name,
    rows: [
      words.heads.map(textCell),
      ...payments.map(paymentCells),
      ...waySums(payments).map(waySumCells),
    ],
  }
}

function paymentCells(payment: MonthPayment): Cell[] {
  const { ways, moves } = appConfig.market.documents.table
  const { day, order, customer, companyId, event, way, amount, currency, owes } = payment
  return [
    { day },
    textCell(order),
    textCell(customer),
    textCell(companyId),
    textCell(moves[event]),
    way === null ? null : textCell(ways[way]),
    { amount },
    textCell(currency),
    textCell(payment.reference),
    textCell(payment.documents.join(' / ')),
    { amount: owes },
  ]
}

function waySumCells({ event, way, amount, currency }: WaySum): Cell[] {
  const { ways, moves, total } = appConfig.market.documents.table
  return [
    null,
    textCell(total),
    null,
    null,
    textCell(moves[event]),
    way === null ? null : textCell(ways[way]),
    { amount },
    textCell(currency),
    null,
    null,
    null,
  ]
}

function amounts(sum: Pick<RateSum, 'net' | 'vat' | 'gross'> | null): Cell[] {
  if (sum === null) return [null, null, null]
  return [{ amount: sum.net }, { amount: sum.vat }, { amount: sum.gross }]
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
