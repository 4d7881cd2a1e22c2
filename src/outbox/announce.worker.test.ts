import { env } from 'cloudflare:workers'
import { beforeEach, expect, test, vi } from 'vitest'
import { announceNew } from '~/outbox/announce.server'
import { NOW } from '../../tests/support/builders.ts'
import { emptyOutbox } from '../../tests/support/worker/outbox.ts'
import { aNewOrder, placeOrder } from '../../tests/support/worker/placed-orders.ts'

/** The log lines written meanwhile. */
async function logged(work: () => Promise<unknown>): Promise<string[]> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  await work()
  const lines = log.mock.calls.map(([line]) => String(line))
  log.mockRestore()
  return lines
}

beforeEach(emptyOutbox)

test('the log has one line for an order, whoever comes first, and nothing of the customer', async () => {
  const order = aNewOrder()
  const { number } = await placeOrder(env.DB, order, NOW)
  const lines = await logged(async () => {
    await Promise.all([announceNew(env.DB, NOW), announceNew(env.DB, NOW)])
    await announceNew(env.DB, NOW)
  })
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      at: expect.any(String),
      event: 'announcement',
      outcome: 'order',
      trace: expect.stringMatching(/^.{12}$/),
    },
  ])
  for (const secret of [order.orderKey, order.order.name, number]) {
    expect(lines.join('')).not.toContain(secret)
  }
})

test('mails that are owed are no news of their own', async () => {
  await placeOrder(env.DB, aNewOrder(), NOW)
  expect(await announceNew(env.DB, NOW)).toBe(1)
  expect(await announceNew(env.DB, NOW)).toBe(0)
})

test('what is more than a run tells of is told of by the next, the oldest first', async () => {
  for (let count = 0; count < 101; count += 1) {
    await placeOrder(env.DB, aNewOrder(), new Date(NOW.getTime() + count))
  }
  expect(await announceNew(env.DB, NOW)).toBe(100)
  expect(await announceNew(env.DB, NOW)).toBe(1)
})
