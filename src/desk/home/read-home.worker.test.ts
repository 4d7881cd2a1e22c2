import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { readHome } from '~/desk/home/read-home.server'
import { DAY } from '~/lib/duration'
import { NOW } from '../../../tests/support/builders.ts'
import { aNewOrder, placeOrder } from '../../../tests/support/worker/placed-orders.ts'

test('a new order waits for an answer, and stands under its day', async () => {
  const { number } = await placeOrder(env.DB, aNewOrder(), NOW)
  const pickup = (await readHome(env.DB, NOW)).waiting[0]?.pickupAt ?? 0
  const listed = { number, state: 'received', pickupAt: expect.any(Number) }
  expect(pickup).toBeGreaterThan(NOW.getTime())
  expect(await readHome(env.DB, new Date(pickup))).toMatchObject({
    waiting: [listed],
    today: [listed],
    tomorrow: [],
  })
  expect(await readHome(env.DB, new Date(pickup - DAY))).toMatchObject({
    today: [],
    tomorrow: [listed],
  })
  const [order] = (await readHome(env.DB, NOW)).waiting
  expect(order?.name).not.toBe('')
  expect(order?.way).toContain(' – ')
})
