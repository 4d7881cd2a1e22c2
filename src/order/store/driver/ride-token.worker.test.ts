import { expect, test } from 'vitest'
import { mintRideToken, readRideToken } from '~/order/store/driver/ride-token.server'
import { mintStatusToken, readStatusToken } from '~/order/store/status-token.server'
import { mintOrderNumber } from '~/lib/order-number'
import { NOW } from '../../../../tests/support/builders.ts'

const number = mintOrderNumber(NOW, 0.5)
const link = { number, leg: 2, assignment: 7 } as const

test('a token opens the ride that it was minted for', async () => {
  expect(await readRideToken('secret', await mintRideToken('secret', link))).toEqual(link)
})

test('no part of a token can be changed, and neither kind of link opens what the other does', async () => {
  const token = await mintRideToken('secret', link)
  const [, scoped = '', signature = ''] = token.split('.')
  const other = mintOrderNumber(NOW, 0.25)
  const forged = [
    `${other}.${scoped}.${signature}`,
    ...['d1-1-7', 'd1-2-8', 'd1-2-07', 'd2-2-7', 'a1', 'd1-2', 'd1-3-7', 'd1-2-7-1'].map(
      (changed) => `${number}.${changed}.${signature}`,
    ),
    `${token}.x`,
    `${number}.${scoped}`,
    `${number}.${scoped}.`,
    number,
    '',
    await mintStatusToken('secret', number),
  ]
  for (const one of forged) expect(await readRideToken('secret', one), one).toBeNull()
  expect(await readRideToken('rotated secret', token)).toBeNull()
  expect(await readStatusToken('secret', token)).toBeNull()
})
