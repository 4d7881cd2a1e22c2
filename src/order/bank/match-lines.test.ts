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
const order = { number: '2650766427', due: 650_000, currency: 'CZK', is_held: 0 }
const known = (some: Partial<Known> = {}): Known => ({
  orders: new Map([[order.number, order]]),
  owing: () => null,
  noted: new Map(),
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
    likely: order.number,
    why: 'noOrder',
  })
})

test('a number in the message is a hint, also with spaces', () => {
  const hinted = line({ symbol: '', message: 'za jízdu VS26 5076 6427, díky' })
  expect(match(hinted)).toEqual({ is: 'open', likely: order.number, why: 'noOrder' })
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
