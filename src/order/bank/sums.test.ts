import { expect, test } from 'vitest'
import { type KeyedLine, matchLines } from '~/order/bank/match-lines'
import { readStatement } from '~/order/bank/read-statement'
import type { Statement } from '~/order/bank/statement'

// Generated statements of three banks: what is noted and what is listed is the money of the file, to the haléř.

/** A sequence of numbers from 0 to below `under` that a seed alone decides (a linear congruential generator). */
function numbersFrom(seed: number): (under: number) => number {
  let state = seed
  return (under) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * under)
  }
}

type Paid = { cents: number; symbol: string; message: string; isOut: boolean }

/** Payments for orders: whole, in instalments, twice, split over two orders, and what is of no order. */
function paymentsOf(next: (under: number) => number, numbers: string[]): Paid[] {
  const of = (cents: number, symbol: string, message = '', isOut = false) => ({
    cents,
    symbol,
    message,
    isOut,
  })
  return numbers.flatMap((number) => {
    const due = DUES.get(number) ?? 0
    const other = numbers[next(numbers.length)] ?? number
    const half = Math.floor(due / 2)
    const kinds = [
      [of(due, number)],
      [of(half, number), of(due - half, number)],
      [of(due, number), of(due, number)],
      [of(due + (DUES.get(other) ?? 0), '', `${number} a ${other}`)],
      [of(1 + next(999_999), '', 'dar')],
      [of(1 + next(999_999), String(next(99_999)), 'nájem', true)],
    ]
    return kinds[next(kinds.length)] ?? []
  })
}

const NUMBERS = Array.from({ length: 200 }, (_, index) => String(2_600_000_000 + index * 7))
const DUES = new Map(NUMBERS.map((number, index) => [number, 100_000 + index * 1_237]))
const ORDERS = new Map(
  NUMBERS.map((number) => [
    number,
    {
      number,
      due: DUES.get(number) ?? 0,
      currency: 'CZK',
      placed_at: Date.parse('2026-11-01'),
      is_held: 0,
    },
  ]),
)

const comma = (cents: number) =>
  `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`
const BANKS: ((paid: readonly Paid[]) => string)[] = [
  (paid) =>
    [
      'ID pohybu;Datum;Objem;Měna;VS;Zpráva pro příjemce',
      ...paid.map(
        ({ cents, symbol, message, isOut }, index) =>
          `${index + 1};23.11.2026;${isOut ? '-' : ''}${comma(cents)};CZK;${symbol};${message}`,
      ),
    ].join('\r\n'),
  (paid) =>
    [
      'Datum zaúčtování,Kredit,Debet,Variabilní symbol,Poznámka',
      ...paid.map(({ cents, symbol, message, isOut }) => {
        const sum = `"${comma(cents)}"`
        return `2026-11-23,${isOut ? '' : sum},${isOut ? sum : ''},${symbol},${message}`
      }),
    ].join('\n'),
  (paid) =>
    [
      'Datum\tSuma\tTyp\tMena\tVS\tPopis',
      ...paid.map(
        ({ cents, symbol, message, isOut }) =>
          `23/11/2026\t${comma(cents)}\t${isOut ? 'Debet' : 'Kredit'}\tKč\t${symbol}\t${message}`,
      ),
    ].join('\n'),
]

const sumOf = (lines: readonly { amount: number }[]) =>
  lines.reduce((sum, { amount }) => sum + amount, 0)

/** The lines of statements in the order in which they are read, each with a key of its own. */
function keyed(statements: readonly Statement[]): KeyedLine[] {
  return statements
    .flatMap(({ lines }) => lines)
    .map((line, index) => ({ ...line, key: String(index) }))
}

test('of 3,000 generated statements every payment is noted or listed, to the haléř', async () => {
  for (let seed = 1; seed <= 1_000; seed += 1) {
    const next = numbersFrom(seed)
    const files = BANKS.map((write) => {
      const paid = paymentsOf(
        next,
        Array.from({ length: 1 + next(6) }, () => NUMBERS[next(200)] ?? ''),
      )
      return { text: write(paid), paid }
    })
    const statements = await Promise.all(
      files.map(({ text }) => readStatement(text, { usual: 'CZK', today: '2026-11-28' })),
    )
    const paid = files.flatMap((file) => file.paid)
    const came = paid.filter(({ isOut }) => !isOut)
    const known = {
      orders: ORDERS,
      owing: () => null,
      noted: new Map(),
      settled: new Set<string>(),
      takenBack: new Set<string>(),
      today: '2026-11-28',
    }
    const matched = matchLines(keyed(statements), known)
    const pays = matched.filter(({ match }) => match.is === 'pays')
    const open = matched.filter(({ match }) => match.is === 'open')
    const sums = [pays, open].map((some) => sumOf(some.map(({ line }) => line)))
    const file = came.reduce((sum, { cents }) => sum + cents, 0)
    expect(
      statements.flatMap(({ faults }) => faults),
      `seed ${seed}`,
    ).toEqual([])
    expect((sums[0] ?? 0) + (sums[1] ?? 0), `seed ${seed}`).toBe(file)
    expect(statements.reduce((sum, { out }) => sum + out, 0)).toBe(paid.length - came.length)
    // Each order is paid once, by exactly what it owes.
    const numbers = pays.map(({ line }) => line.symbol)
    expect(new Set(numbers).size).toBe(numbers.length)
    for (const { line } of pays) expect(line.amount).toBe(DUES.get(line.symbol))
  }
}, 60_000)
