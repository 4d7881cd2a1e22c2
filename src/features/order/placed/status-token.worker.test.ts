import { expect, test } from 'vitest'
import { mintStatusToken, readStatusToken } from '~/features/order/placed/status-token.server'
import { mintOrderNumber } from '~/lib/order-number'
import { NOW } from '../../../../tests/support/builders.ts'

const number = mintOrderNumber(NOW, 0.5)

test('a token opens the order it was minted for', async () => {
  const token = await mintStatusToken('secret', number)
  expect(await readStatusToken('secret', token)).toBe(number)
})

test('a token of another order, secret or shape opens nothing', async () => {
  const token = await mintStatusToken('secret', number)
  const other = mintOrderNumber(NOW, 0.25)
  const [, signature = ''] = token.split('.')
  expect(await readStatusToken('secret', `${other}.${signature}`)).toBeNull()
  expect(await readStatusToken('rotated secret', token)).toBeNull()
  expect(await readStatusToken('secret', `${token}.x`)).toBeNull()
  expect(await readStatusToken('secret', `${number}.`)).toBeNull()
  expect(await readStatusToken('secret', `${number}.%%%`)).toBeNull()
  expect(await readStatusToken('secret', number)).toBeNull()
})
