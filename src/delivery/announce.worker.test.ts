import { env } from 'cloudflare:workers'
import { beforeEach, expect, test, vi } from 'vitest'
import { announceNew, type MailSettings } from '~/delivery/announce.server'
import { MINUTE } from '~/lib/duration'
import { NOW } from '../../tests/support/builders.ts'
import { aPriceOnRequest } from '../../tests/support/provider/bodies.ts'
import { emptyOutbox } from '../../tests/support/worker/outbox.ts'
import { anOrder, placeOrder } from '../../tests/support/worker/placed-orders.ts'

function after(ms: number): Date {
  return new Date(NOW.getTime() + ms)
}

/** A mail server that keeps what it takes; what `refuses` says of a mail it does not take. */
function aMailServer(refuses: (subject: string) => boolean = () => false) {
  const mails: { from: unknown; subject: string; text: string }[] = []
  const settings = {
    CARRIER_EMAIL: 'carrier@example.com',
    EMAIL: {
      send: (mail: EmailMessage | { from: unknown; subject: string; text?: string }) => {
        if (!('subject' in mail)) return Promise.reject(new Error('not ours'))
        const { from, subject, text = '' } = mail
        if (refuses(subject)) return Promise.reject(new Error('refused'))
        mails.push({ from, subject, text })
        return Promise.resolve({ messageId: '1' })
      },
    },
  } satisfies MailSettings
  return { mails, settings }
}

async function place(now = NOW): Promise<string> {
  return (await placeOrder(env.DB, anOrder(), now)).number
}

/** The lines the log got meanwhile, parsed. */
async function logged(work: () => Promise<unknown>): Promise<unknown[]> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  await work()
  const lines: unknown[] = log.mock.calls.map(([line]) => JSON.parse(String(line)))
  log.mockRestore()
  return lines
}

beforeEach(emptyOutbox)

test('the carrier gets one mail for an order, with its number and nothing of the customer', async () => {
  const { mails, settings } = aMailServer()
  const order = anOrder()
  const { number } = await placeOrder(env.DB, order, NOW)
  await Promise.all([announceNew(env.DB, settings, NOW), announceNew(env.DB, settings, NOW)])
  await announceNew(env.DB, settings, after(MINUTE))
  expect(mails).toHaveLength(1)
  expect(JSON.stringify(mails)).toContain(number)
  expect(JSON.stringify(mails)).not.toContain(order.order.name)
})

test('the carrier reads whether it is an order or a request', async () => {
  const { mails, settings } = aMailServer()
  const { order } = anOrder()
  const price = aPriceOnRequest()
  const request = anOrder({ order: { ...order, price } })
  await placeOrder(env.DB, request, NOW)
  await place()
  await announceNew(env.DB, settings, NOW)
  const subjects = mails.map(({ subject }) => subject.replace(/^.*: |\d+/g, '').trim())
  expect(subjects.toSorted()).toEqual(['Nová objednávka', 'Nová poptávka'])
})

test('the log has one line for an order, whether or not mails leave', async () => {
  const one = { event: 'announcement', outcome: 'order' }
  await place()
  expect(await logged(() => announceNew(env.DB, {}, NOW))).toMatchObject([one])
  await place()
  const { settings } = aMailServer(() => true)
  const lines = await logged(async () => {
    await announceNew(env.DB, settings, NOW)
    await announceNew(env.DB, settings, after(MINUTE))
  })
  const failed = { event: 'announcement', outcome: 'mail_failed' }
  expect(lines).toMatchObject([one, { ...failed, count: 1 }, { ...failed, count: 2 }])
})

test('a mail that was refused is sent later, each time after a longer wait', async () => {
  let isDown = true
  const { mails, settings } = aMailServer(() => isDown)
  await place()
  const announceAt = (ms: number) => announceNew(env.DB, settings, after(ms))
  expect(await announceAt(0)).toBe(1)
  expect(await announceAt(MINUTE - 1)).toBe(0)
  expect(await announceAt(MINUTE)).toBe(1)
  expect(await announceAt(3 * MINUTE - 1)).toBe(0)
  isDown = false
  expect(await announceAt(3 * MINUTE)).toBe(1)
  expect(mails).toHaveLength(1)
})

test('a mail server that never answers is given up, and the order is told of by the next', async () => {
  const { mails, settings } = aMailServer()
  await place()
  const hanging = { ...settings, EMAIL: { send: () => new Promise<never>(() => {}) } }
  expect(await announceNew(env.DB, hanging, NOW, 10)).toBe(1)
  await announceNew(env.DB, settings, after(MINUTE))
  expect(mails).toHaveLength(1)
})

test('a run that ended before the mail left has told nobody, and the next one does', async () => {
  const { mails, settings } = aMailServer()
  await place()
  const killed = { ...settings, EMAIL: { send: () => new Promise<never>(() => {}) } }
  void announceNew(env.DB, killed, NOW)
  await vi.waitFor(async () => {
    const row = await env.DB.prepare('SELECT announce_attempts AS tries FROM outbox').first()
    expect(row).toEqual({ tries: 1 })
  })
  expect(await announceNew(env.DB, settings, after(MINUTE - 1))).toBe(0)
  expect(await announceNew(env.DB, settings, after(MINUTE))).toBe(1)
  expect(mails).toHaveLength(1)
})

test('twenty orders whose mails are refused do not keep the carrier from hearing of the next', async () => {
  const refused = new Set<string>()
  for (let count = 0; count < 20; count += 1) refused.add(await place())
  const { mails, settings } = aMailServer((subject) =>
    [...refused].some((number) => subject.includes(number)),
  )
  for (let call = 0; call < 4; call += 1) await announceNew(env.DB, settings, NOW)
  const late = await place(after(MINUTE))
  await announceNew(env.DB, settings, after(MINUTE))
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining(late)])
})

test('the sender is the one of MAIL_FROM, the carrier’s address where it is not set', async () => {
  const { mails, settings } = aMailServer()
  await place()
  await announceNew(env.DB, settings, NOW)
  await place()
  await announceNew(env.DB, { ...settings, MAIL_FROM: 'site@example.com' }, NOW)
  expect(mails.map(({ from }) => from)).toEqual(['carrier@example.com', 'site@example.com'])
})
