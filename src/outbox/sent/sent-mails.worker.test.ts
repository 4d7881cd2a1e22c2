import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import type { RenderMails } from '~/outbox/mail'
import { oweMail } from '~/outbox/outbox.server'
import { replay } from '~/outbox/replay.server'
import { drainMails, sendMails } from '~/outbox/send-mails.server'
import { noteReport } from '~/outbox/sent/mail-reports.server'
import { HOUR, MINUTE } from '~/lib/duration'
import { NOW } from '../../../tests/support/builders.ts'
import { aMailService } from '../../../tests/support/worker/mail-service.ts'
import { emptyOutbox } from '../../../tests/support/worker/outbox.ts'

const letters: RenderMails = (_db, mails) =>
  Promise.resolve(
    mails.map(({ item, role }) => ({
      to: role === 'carrier' ? null : `${item.slice(15, 51)}@example.com`,
      replyTo: null,
      subject: item,
      text: 'text',
      html: '<p>text</p>',
      id: item,
      thread: null,
      attachments: [],
      isOfStranger: false,
      movedHours: 0,
    })),
  )

async function owe(role: 'carrier' | 'customer', now = NOW): Promise<string> {
  const orderKey = crypto.randomUUID()
  const subject = { about: 'event', orderKey, seq: 1 } as const
  await oweMail(env.DB, { role, subject, isHeld: false }, now).run()
  return `${role}:event:${orderKey}:1`
}

async function rowOf(item: string) {
  return env.DB.prepare(
    'SELECT state, is_unknown, last_error, next_at, provider_receipt AS id, news FROM outbox WHERE item = ?',
  )
    .bind(item)
    .first<{ state: string; id: string | null; news: string | null; next_at: number }>()
}

function after(ms: number): Date {
  return new Date(NOW.getTime() + ms)
}

beforeEach(emptyOutbox)

test.each([
  ['html', 'no_id', 1],
  ['error', 'no_id', 1],
  ['half', 'no_id', 1],
  ['endless', 'no_id', 1],
  ['slow', 'timeout', 1],
  ['500', 'http 500', 0],
  ['429', 'http 429', 0],
] as const)(
  'a service that answers with %s has sent nothing; later the mail leaves once, under its key and with its id',
  async (fault, error, unknown) => {
    const service = await aMailService(`fault-${fault}`, { faults: [fault] })
    const item = await owe('customer')
    await sendMails(env.DB, service.settings, letters, NOW)
    expect(await rowOf(item)).toMatchObject({
      state: 'pending',
      is_unknown: unknown,
      last_error: error,
      id: null,
    })
    await service.set({})
    await sendMails(env.DB, service.settings, letters, after(2 * HOUR))
    const { taken } = await service.taken()
    expect(taken).toHaveLength(1)
    const id = `mail-${taken[0]?.key.slice(0, 12)}`
    expect(await rowOf(item)).toMatchObject({ state: 'delivered', id, last_error: null })
  },
)

test('a service with a limit a second gets a backlog as fast as it takes it, to customers as well as to the carrier', async () => {
  const service = await aMailService('limited', { perSecond: 25 })
  await Promise.all(Array.from({ length: 90 }, () => owe('carrier', new Date())))
  await Promise.all(Array.from({ length: 20 }, () => owe('customer', new Date())))
  const startedAt = Date.now()
  let taken = 0
  for (let runs = 0; taken < 110 && runs < 4; runs += 1) {
    await env.DB.prepare("UPDATE outbox SET next_at = 0 WHERE state = 'pending'").run()
    await drainMails(env.DB, service.settings, letters, 1_000)
    taken = (await service.taken()).taken.length
  }
  expect(taken).toBe(110)
  expect(Date.now() - startedAt).toBeLessThan(30_000)
  const { calls } = await service.taken()
  expect(calls).toBeLessThan(2 * 110)
})

test('a bounced mail waits for a person, and the report counts once; a late "delivered" does not hide it', async () => {
  const service = await aMailService('bounces')
  const item = await owe('customer')
  await sendMails(env.DB, service.settings, letters, NOW)
  const mailId = (await rowOf(item))?.id ?? ''
  const report = (id: string, news: 'delivered' | 'bounced' | 'complained') =>
    noteReport(env.DB, { id, mailId, news, word: news, at: NOW.getTime() }, NOW)
  expect(await report('one', 'bounced')).toBe('noted')
  expect(await rowOf(item)).toMatchObject({ state: 'needs_review', last_error: 'bounced' })
  expect(await report('one', 'bounced')).toBe('repeated')
  expect(await report('two', 'delivered')).toBe('noted')
  expect(await rowOf(item)).toMatchObject({ state: 'needs_review', news: 'bounced' })

  // Sent again by a person it is another mail for the service.
  await replay(env.DB, { state: 'needs_review' }, after(MINUTE).getTime())
  await sendMails(env.DB, service.settings, letters, after(2 * MINUTE))
  const { taken } = await service.taken()
  expect(taken).toHaveLength(2)
  expect(await rowOf(item)).toMatchObject({ state: 'delivered', news: null })
  expect((await rowOf(item))?.id).not.toBe(mailId)
  expect(await report('three', 'bounced')).toBe('later')
  expect(await rowOf(item)).toMatchObject({ state: 'delivered', news: null })
})

test('the report of a mail that is not known yet is asked for again, of an old one never', async () => {
  const told = {
    id: 'x',
    mailId: 'unknown',
    news: 'delivered',
    word: 'delivered',
    at: NOW.getTime(),
  } as const
  expect(await noteReport(env.DB, told, after(9 * MINUTE))).toBe('later')
  expect(await noteReport(env.DB, told, after(11 * MINUTE))).toBe('foreign')
})
