import { expect, test } from 'vitest'
import { mintStatusToken, readStatusToken } from '~/order/store/status-token.server'
import { mintOrderNumber } from '~/lib/order-number'
import { NOW } from '../../../tests/support/builders.ts'

const number = mintOrderNumber(NOW, 0.5)

test('a token opens the order it was minted for', async () => {
  const token = await mintStatusToken('secret', number)
  expect(await readStatusToken('secret', token)).toEqual({ number, scope: 'act', generation: 0 })
})

test('a token of another order, secret or shape opens nothing', async () => {
  const token = await mintStatusToken('secret', number)
  const other = mintOrderNumber(NOW, 0.25)
  const [, scoped = '', signature = ''] = token.split('.')
  expect(await readStatusToken('secret', `${other}.${scoped}.${signature}`)).toBeNull()
  expect(await readStatusToken('rotated secret', token)).toBeNull()
  expect(await readStatusToken('secret', `${token}.x`)).toBeNull()
  expect(await readStatusToken('secret', `${number}.`)).toBeNull()
  expect(await readStatusToken('secret', `${number}.%%%`)).toBeNull()
  expect(await readStatusToken('secret', number)).toBeNull()
  // A signature is valid for one scope and one version of the key only.
  expect(await readStatusToken('secret', `${number}.g1.${signature}`)).toBeNull()
  expect(await readStatusToken('secret', `${number}.a2.${signature}`)).toBeNull()
})

test('the link of a guest opens no more than the page of a guest', async () => {
  const token = await mintStatusToken('secret', number, 'guest')
  expect(await readStatusToken('secret', token)).toEqual({ number, scope: 'guest', generation: 0 })
})

test('a link of a later generation is another link, and its generation cannot be changed', async () => {
  const first = await mintStatusToken('secret', number)
  const second = await mintStatusToken('secret', number, 'act', 1)
  expect(second).not.toBe(first)
  expect(await readStatusToken('secret', second)).toEqual({ number, scope: 'act', generation: 1 })
  const [, , signature] = second.split('.')
  for (const scoped of ['a1', 'a1-2', 'a1-', 'a1-1-1', 'g1-1']) {
    expect(await readStatusToken('secret', `${number}.${scoped}.${signature}`)).toBeNull()
  }
})
