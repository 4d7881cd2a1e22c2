import { env } from 'cloudflare:workers'
import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { HOUR, MINUTE } from '~/lib/duration'
import type { Act, Correction } from '~/order/life/event-data'
import { billOf, TAX_RULES } from '~/order/papers/bill-of-life'
import { documentsOfMonth } from '~/order/papers/document-store.server'
import { issueDocuments } from '~/order/papers/issue-documents.server'
import { documentsTable, paymentsTable } from '~/order/papers/month/month-tables'
import { paymentsOfMonth } from '~/order/papers/month/read-payments.server'
import type { Cell } from '~/order/papers/month/csv'
import { actOnOrder } from '~/order/store/act.server'
import { type OrderRow, readOrderRow } from '~/order/store/order-store.server'
import { readStoredOrder } from '~/order/store/stored-order'
import { anOrder, NOW } from '../support/builders.ts'
import { emptyOutbox } from '../support/worker/outbox.ts'
import { aNewOrder, placeOrder } from '../support/worker/placed-orders.ts'

// `npm run proof -- papers` runs it with 1,000 lives; `npm test` with fewer.
const LIVES = env.MONTH_LIVES
const MONTHS = ['2026-11', '2026-12', '2027-01', '2027-02', '2027-03', '2027-04', '2027-05']

const FIRM: Correction = {
  customerCompany: true,
  customerCompanyName: 'Řehoř, s.r.o.',
  customerCompanyID: '00023205',
  customerCompanyVATID: 'CZ00023205',
}
const NOBODY: Correction = { customerCompany: false }

const confirm: Act = { event: 'confirm' }
const finish: Act = { event: 'finish', why: 'Dřívější let' }
const noShow: Act = { event: 'noShow', reason: 'Nikdo', waitedUntil: null }
const part: Act = { event: 'paid', amount: 123_457, way: 'transfer' }
const rest: Act = { event: 'paid', amount: null, way: 'card' }
const cash: Act = { event: 'paid', amount: null, way: 'cash' }
const more: Act = { event: 'surcharge', amount: 33_333, reason: 'Čekání' }
const less: Act = { event: 'price', total: 500_001, reason: 'Omluva' }
const back: Act = { event: 'refunded', amount: null, way: 'transfer' }
const cancel: Act = { event: 'cancel', reason: 'Porucha vozu' }
const late: Act = { event: 'cancel', reason: null }
const reopen: Act = { event: 'reopen', reason: 'Omyl' }
const undo: Act = { event: 'undo', of: null }

/** Ways in which an order goes; `late` is the customer's. */
const WAYS = [
  [confirm, part, rest, finish],
  [confirm, finish, rest],
  [confirm, rest, less, back, finish, more, cash],
  [confirm, part, finish, cash, less, back],
  [confirm, rest, cancel, back],
  [confirm, part, late, rest],
  [confirm, part, noShow, rest],
  [confirm, rest, finish, reopen, less, back, finish],
] as const

/** What may come between two steps: it is taken back, the customer is corrected, or too much came and goes back. */
const DISTURBANCES = {
  nothing: [],
  undone: [undo],
  corrected: ['firm'],
  correctedBack: ['person'],
  correctedAndUndone: ['firm', undo],
  paidAndUndone: [part, undo],
  paidTooMuch: [part, back],
  refundUndone: [part, back, undo],
} as const
type Disturbance = keyof typeof DISTURBANCES
const names = Object.keys(DISTURBANCES)

const aLifeOfMoney = fc.record({
  way: fc.constantFrom(...WAYS),
  between: fc.array(fc.constantFrom(...names), { minLength: 8, maxLength: 8 }),
  hours: fc.array(fc.nat(90), { minLength: 8, maxLength: 8 }),
  // Where false, what happened at once is documented at once, too: an undo meets a document that waits or one that is there.
  areIssued: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
})

type Step = Act | 'firm' | 'person'

async function step(number: string, what: Step, now: Date): Promise<boolean> {
  const act: Act =
    typeof what === 'string'
      ? {
          event: 'correct',
          before: what === 'firm' ? NOBODY : FIRM,
          after: what === 'firm' ? FIRM : NOBODY,
        }
      : what
  const actor = act === late ? ('customer' as const) : ('carrier' as const)
  const done = await actOnOrder(env.DB, number, { act, actor, seq: null, insists: true }, now)
  return done.ok
}

function isDisturbance(name: string | undefined): name is Disturbance {
  return name !== undefined && Object.hasOwn(DISTURBANCES, name)
}

beforeAll(emptyOutbox)

test(
  `the month's tables of ${LIVES} lives add up with what each order was paid and owes, in every rate and way`,
  { timeout: 120_000 + LIVES * 1_000 },
  async () => {
    const numbers: string[] = []
    const done = new Map<string, number>()
    let end = NOW.getTime()
    await fc.assert(
      fc.asyncProperty(aLifeOfMoney, async ({ way, between, hours, areIssued }) => {
        const { number } = await placeOrder(env.DB, aNewOrder({ order: anOrder() }), NOW)
        numbers.push(number)
        let time = NOW.getTime()
        for (const [at, main] of way.entries()) {
          time += (hours[at] ?? 0) * HOUR
          const name = between[at]
          const others = isDisturbance(name) ? DISTURBANCES[name] : []
          for (const what of [main, ...others]) {
            const isDone = await step(number, what, new Date(time))
            const key = typeof what === 'string' ? 'correct' : what.event
            if (isDone) done.set(key, (done.get(key) ?? 0) + 1)
            time += MINUTE / 4
          }
          if (areIssued[at]) await issueDocuments(env.DB, new Date(time + 2 * MINUTE))
        }
        await issueDocuments(env.DB, new Date(time + HOUR))
        end = Math.max(end, time)
      }),
      { numRuns: LIVES, seed: 20_261_128, endOnFailure: true },
    )
    // Nothing is left that waits.
    expect(await issueDocuments(env.DB, new Date(end + HOUR))).toBe(0)
    for (const kind of [
      'undo',
      'correct',
      'refunded',
      'paid',
      'finish',
      'price',
      'cancel',
      'reopen',
    ])
      expect(done.get(kind) ?? 0, kind).toBeGreaterThan(LIVES / 30)

    const documents = (
      await Promise.all(MONTHS.map((month) => documentsOfMonth(env.DB, month)))
    ).flat()
    const payments = (
      await Promise.all(MONTHS.map((month) => paymentsOfMonth(env.DB, month)))
    ).flat()
    const papers = byOrder(documentsTable(documents).rows, 2)
    const money = byOrder(paymentsTable(payments).rows, 1)
    const wrong: string[] = []
    for (const number of numbers) {
      const row = await readOrderRow(env.DB, number, new Date(end))
      if (!row) throw new Error('the order is gone')
      const said = contradictions(row, papers.get(number) ?? [], money.get(number) ?? [])
      if (said.length > 0)
        wrong.push(`${number}: ${said.join('; ')}: ${row.log.map(({ event }) => event).join(' ')}`)
    }
    expect(wrong.slice(0, 5)).toEqual([])
  },
)

/** Rows of a table by the order in a column; the last ones, its sums, have none. */
function byOrder(rows: readonly Cell[][], column: number): Map<string, Cell[][]> {
  const found = new Map<string, Cell[][]>()
  for (const row of rows.slice(1)) {
    const number = textOf(row[column])
    found.set(number, [...(found.get(number) ?? []), row])
  }
  return found
}

function textOf(cell: Cell | undefined): string {
  return cell && 'text' in cell ? cell.text : ''
}

function amountOf(cell: Cell | undefined): number {
  return cell && 'amount' in cell ? cell.amount : 0
}

/** Where the rows of an order say something else than its ledger and its bill. */
function contradictions(row: OrderRow, papers: Cell[][], money: Cell[][]): string[] {
  const placed = readStoredOrder(row.stored)
  const { life } = row
  if (!placed || !life) return ['it cannot be read']
  const { paid, refunded, due } = life.balance
  const kept = paid - refunded
  const moved = life.ledger.map(({ event, amount, day, way, reference }) =>
    [day, event === 'paid' ? amount : -amount, way, reference].join(' '),
  )
  const isRounding = (cells: Cell[]) => textOf(cells[4]) === 'zaokrouhlení'
  const rounded = money.filter(isRounding).reduce((sum, cells) => sum + amountOf(cells[6]), 0)
  const inCoins = life.ledger.reduce((sum, { event, way, amount }) => {
    const isCash = event === 'paid' && way === 'cash'
    return isCash ? sum + Math.round(amount / 100) * 100 - amount : sum
  }, 0)
  const listed = money
    .filter((cells) => !isRounding(cells))
    .map((cells) => {
      const [day, , , , , way, amount] = cells
      const words = { převod: 'transfer', karta: 'card', hotovost: 'cash' }
      const known = Object.entries(words).find(([word]) => word === textOf(way))?.[1] ?? null
      return [day && 'day' in day ? day.day : '', amountOf(amount), known, textOf(cells[8])].join(
        ' ',
      )
    })
  const bill = billOf(placed, life, TAX_RULES)
  const gross = papers.reduce((sum, cells) => sum + amountOf(cells[11]), 0)
  const net = papers.reduce((sum, cells) => sum + amountOf(cells[9]), 0)
  const vat = papers.reduce((sum, cells) => sum + amountOf(cells[10]), 0)
  const isOver =
    life.state === 'done' ||
    life.state === 'noShow' ||
    (life.state === 'cancelled' && bill.total > 0)
  // Before the ride only money is taxed, up to the price; what is above it is a debt of ours.
  const [least, most] = isOver ? [bill.total, bill.total] : [Math.min(kept, bill.total), kept]
  return [
    ...(moved.toSorted().join() === listed.toSorted().join()
      ? []
      : [`ledger ${moved.join()} but rows ${listed.join()}`]),
    ...(gross >= least && gross <= most ? [] : [`documents ${gross}, not ${least} to ${most}`]),
    ...(rounded === inCoins ? [] : [`rounding ${rounded}, not ${inCoins}`]),
    ...(net + vat === gross ? [] : [`${net} + ${vat} is not ${gross}`]),
    ...(isOver && vat !== bill.rates.reduce((sum, rate) => sum + rate.vat, 0)
      ? ['the VAT is not that of the bill']
      : []),
    ...money
      .filter((cells) => amountOf(cells[10]) !== due)
      .map(() => `owes ${due}, another sum is listed`),
    ...(isOver && money.some((cells) => textOf(cells[9]) === '')
      ? ['a payment without document']
      : []),
  ]
}
