import * as v from 'valibot'
import { currencyOf } from '~/order/bank/currencies'
import { saysReversal } from '~/order/bank/money-direction'
import {
  dayOf,
  emptyStatement,
  idsOf,
  type Statement,
  symbolIn,
  symbolOf,
} from '~/order/bank/statement'

const text = v.nullish(v.object({ value: v.nullable(v.union([v.string(), v.number()])) }))

/** A payment in the JSON of Fio's API; its columns have numbers (Fio API Bankovnictví, chapter 5). */
const paymentSchema = v.object({
  column0: v.object({ value: v.string() }),
  column1: v.object({ value: v.number() }),
  column14: v.object({ value: v.string() }),
  column22: v.object({ value: v.union([v.number(), v.string()]) }),
  column2: text,
  column3: text,
  column5: text,
  column8: text,
  column10: text,
  column16: text,
  column27: text,
})

const namedSchema = v.object({ name: v.string(), value: v.union([v.string(), v.number()]) })
/** Signs of a payment that are kept where it cannot be read. */
const MOST_TEXT = 2_000

const answerSchema = v.object({
  accountStatement: v.object({
    transactionList: v.nullable(v.object({ transaction: v.nullish(v.array(v.unknown())) })),
  }),
})

/** The values of a payment that cannot be read, with their names; of anything else what it is. */
function textOf(payment: unknown): string {
  const columns = v.safeParse(v.record(v.string(), v.unknown()), payment)
  const named = columns.success
    ? Object.values(columns.output).flatMap((column) => {
        const read = v.safeParse(namedSchema, column)
        return read.success ? [`${read.output.name}: ${read.output.value}`] : []
      })
    : []
  const said = named.length > 0 ? named.join(', ') : JSON.stringify(payment)
  return said.slice(0, MOST_TEXT)
}

/** Reads an answer of Fio's API; null if it is no such answer. */
export function readFio(answer: unknown): Statement | null {
  const read = v.safeParse(answerSchema, answer)
  if (!read.success) return null
  const payments = read.output.accountStatement.transactionList?.transaction ?? []
  const statement = emptyStatement('fio')
  for (const [index, payment] of payments.entries()) {
    const line = v.safeParse(paymentSchema, payment)
    const [year = '', month = '', rest = ''] = line.success
      ? line.output.column0.value.split('-')
      : []
    const day = dayOf(year, month, rest.slice(0, 2))
    if (!line.success || day === null) {
      const why = line.success ? 'day' : 'columns'
      statement.faults.push({ line: index + 1, why, text: textOf(payment) })
      continue
    }
    const { column1, column14, column22, ...words } = line.output
    const word = (name: keyof typeof words) => String(words[name]?.value ?? '').trim()
    const amount = Math.round(column1.value * 100)
    const isBack = amount < 0 && saysReversal(`${word('column8')} ${word('column16')}`)
    const isReturned = amount > 0 && saysReversal(word('column8'))
    if (amount <= 0 && !isBack) statement.out += 1
    else {
      statement.lines.push({
        ...idsOf(String(column22.value), ''),
        day,
        amount,
        currency: currencyOf(column14.value),
        symbol: symbolOf(word('column5')) || symbolIn(word('column27')),
        name: word('column10'),
        account: [word('column2'), word('column3')].filter(Boolean).join('/'),
        message: word('column16'),
        ...(isReturned ? { isReturned } : {}),
      })
    }
  }
  return statement
}
