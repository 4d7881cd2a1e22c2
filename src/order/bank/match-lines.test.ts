import { expect, test } from 'vitest'
import { type KeyedLine, type Known, matchLines } from '~/order/bank/match-lines'

const line = (some: Partial<KeyedLine> = {}): KeyedLine => ({
  key: 'k1',
  bankId: '',
  weakId: '',
  day: '2026-11-23',
  amount: 650_000,
  currency: 'CZK',
  symbol: '2650766427',
  name: '',
  account: '',
  message: '',
  ...some,
})
/** The evening of 20 November in Prague, and still the day before in London. */
const PLACED = Date.parse('2026-11-19T23:30:00Z')
const order = { number: '2650766427', due: 650_000, currency: 'CZK', placed_at: PLACED, is_held: 0 }
const known = (some: Partial<Known> = {}): Known => ({
  orders: new Map([[order.number, order]]),
  owing: () => null,
  noted: new Map(),
  settled: new Set(),
  takenBack: new Set(),
  today: '2026-11-24',
  ...some,
})
const match = (one: KeyedLine, some?: Partial<Known>) => matchLines([one], known(some))[0]?.match

test('symbol and amount together pay an order, neither does alone', () => {
  expect(match(line())).toEqual({ is: 'pays', number: order.number })
  expect(match(line({ amount: 650_001 }))).toMatchObject({ is: 'open', why: 'otherAmount' })
  expect(match(line({ amount: 649_999 }))).toMatchObject({ is: 'open', why: 'otherAmount' })
  expect(match(line({ currency: 'EUR' }))).toMatchObject({ is: 'open', why: 'otherCurrency' })
  const owing = () => order.number
  expect(match(line({ symbol: '' }), { owing })).toEqual({
    is: 'open',
    likely: [order.number],
    why: 'noOrder',
  })
})

test('a number in the message is a hint, also with spaces', () => {
  const hinted = line({ symbol: '', message: 'za jízdu VS26 5076 6427, díky' })
  expect(match(hinted)).toEqual({ is: 'open', likely: [order.number], why: 'inMessage' })
  expect(match({ ...hinted, symbol: '2699999999' })).toMatchObject({ why: 'inMessage' })
})

test('of two equal lines one pays, and a noted line is never a second payment', () => {
  const both = matchLines([line(), line({ key: 'k2' })], known())
  expect(both.map(({ match: { is } }) => is)).toEqual(['pays', 'open'])
  expect(match(line(), { noted: new Map([['k1', order.number]]) })).toEqual({
    is: 'known',
    number: order.number,
  })
  const paid = new Map([[order.number, { ...order, due: 0 }]])
  expect(match(line(), { orders: paid })).toMatchObject({ is: 'open', why: 'nothingDue' })
  const held = new Map([[order.number, { ...order, is_held: 1 }]])
  expect(match(line(), { orders: held })).toMatchObject({ is: 'open', why: 'held' })
})

test('a settled line waits for nobody, and money of ours that came back pays nothing', () => {
  expect(match(line(), { settled: new Set(['k1']) })).toEqual({ is: 'settled' })
  const returned = { is: 'open', why: 'returned', likely: [order.number] }
  expect(match(line({ isReturned: true }))).toEqual(returned)
})

test('a day before the order, ahead, or unclear is for a person; the local day of the order counts', () => {
  expect(match(line({ day: '2026-11-20' }))).toMatchObject({ is: 'pays' })
  expect(match(line({ day: '2026-11-19' }))).toMatchObject({ is: 'open', why: 'dayBefore' })
  expect(match(line({ day: '2026-11-25' }))).toMatchObject({ is: 'open', why: 'dayAhead' })
  expect(match(line({ day: '' }))).toMatchObject({ why: 'dayUnclear', likely: [order.number] })
  expect(match(line({ currency: 'XXX' }))).toMatchObject({ why: 'currencyUnknown' })
})

test.each([
  '26 5076 6427',
  '26\u00A05076\u00A06427',
  '26\u20095076\u202F6427',
  '26-5076-6427',
  '26\u20115076\u20116427',
  '26.5076.6427',
  '26/5076/6427',
  '26 50\n76 6427',
  '2650766\r\n427',
  'VS:2650766427',
  '/VS2650766427/SS/KS',
  'obj.č.2650766427.',
  'AT61 1904 3002 3457 3201 26 5076 6427',
])('the number in %j is a hint', (message) => {
  expect(match(line({ symbol: '', message }))).toMatchObject({ likely: [order.number] })
})

test.each(['12650766427', '26507664271', 'SK31 2650 7664 2700 0019 8742 6375'])(
  'digits of a longer number are none of an order: %s',
  (message) => {
    expect(match(line({ symbol: '', message }))).toMatchObject({ likely: [] })
  },
)

test('a payment that names several orders and is none of their sums is shown with all of them', () => {
  const other = { ...order, number: '2650766435' }
  const orders = new Map([order, other].map((one) => [one.number, one]))
  const both = { symbol: '', message: `${order.number} + ${other.number}`, amount: 1_300_000 }
  const several = { is: 'open', why: 'severalOrders', likely: [order.number, other.number] }
  expect(match(line(both), { orders })).toEqual(several)
  expect(match(line({ ...both, symbol: order.number }), { orders })).toEqual(several)
  // Its own order is exactly paid, whatever else it says.
  expect(match(line({ message: other.number }), { orders })).toMatchObject({ is: 'pays' })
})

test('a payment and its reversal in one statement pay nothing, and both wait for a person', () => {
  const both = matchLines([line(), line({ key: 'k2', amount: -650_000 })], known())
  const why = { is: 'open', why: 'reversal', likely: [order.number] }
  expect(both.map((one) => one.match)).toEqual([why, why])
})
