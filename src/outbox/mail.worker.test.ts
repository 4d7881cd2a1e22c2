import { env } from 'cloudflare:workers'
import { beforeEach, expect, test, vi } from 'vitest'
import { type MailSettings } from '~/outbox/mail-post.server'
import type { Letter, RenderMails } from '~/outbox/mail'
import { tidyMails } from '~/outbox/mail-claim.server'
import { mailboxKey, proveMailbox } from '~/outbox/mailbox/mailboxes.server'
import { oweMail } from '~/outbox/outbox.server'
import { drainMails, sendMails } from '~/outbox/send-mails.server'
import { DAY, HOUR, MINUTE } from '~/lib/duration'
import { NOW } from '../../tests/support/builders.ts'
import { countedDatabase } from '../../tests/support/worker/counted-database.ts'
import { emptyOutbox } from '../../tests/support/worker/outbox.ts'

const SETTINGS = {
  SITE_ORIGIN: 'https://www.vozka.example',
  ORDER_LINK_SECRET: 'secret of the tests only, 32 characters',
  MAIL_FROM: 'site@vozka.example',
  CARRIER_EMAIL: 'first@vozka.example, second@vozka.example',
} satisfies MailSettings

function after(ms: number): Date {
  return new Date(NOW.getTime() + ms)
}

function aLetter(changes: Partial<Letter> = {}): Letter {
  return {
    to: 'jana@example.com',
    replyTo: null,
    subject: 'Objednávka',
    text: 'text',
    html: '<p>text</p>',
    id: '2612345678.1.customer',
    thread: '2612345678',
    attachments: [],
    isOfStranger: false,
    movedHours: 0,
    ...changes,
  }
}

/** Letters of mails, by default one to the carrier or to one customer. */
function rendering(of: (item: string) => Partial<Letter> = () => ({})): RenderMails {
  return (_db, mails) =>
    Promise.resolve(
      mails.map(({ role, item }) => ({
        ...aLetter(role === 'carrier' ? { to: null, replyTo: 'jana@example.com' } : {}),
        ...of(item),
      })),
    )
}

type Sent = { to: unknown; subject: string; key?: string; body: Record<string, unknown> }

/** A mail server over the binding; `refuses` is the error with which it refuses a mail. */
function aBinding(refuses: (to: string) => Error | null = () => null) {
  const sent: Sent[] = []
  const send = (mail: EmailMessage | EmailMessageBuilder) => {
    if (!('subject' in mail)) return Promise.reject(new Error('not ours'))
    const error = refuses(JSON.stringify(mail.to))
    if (error) return Promise.reject(error)
    sent.push({ to: mail.to, subject: mail.subject, body: { ...mail } })
    return Promise.resolve({ messageId: '1' })
  }
  return { sent, settings: { ...SETTINGS, EMAIL: { send } } }
}

/** A mail API that returns these statuses in turn and repeats the last one. */
function anApi(...statuses: number[]) {
  const sent: Sent[] = []
  let turn = 0
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const request = new Request(url, init)
    const { headers } = request
    const body: Sent['body'] & { to: unknown; subject: string } = await request.json()
    expect([request.url, headers.get('Authorization')]).toEqual([API.MAIL_API_URL, 'Bearer token'])
    sent.push({
      to: body.to,
      subject: body.subject,
      key: headers.get('Idempotency-Key') ?? '',
      body,
    })
    const status = statuses[Math.min(turn, statuses.length - 1)] ?? 200
    turn += 1
    return Response.json({ id: `sent-${turn}` }, { status })
  })
  return { sent, stop: () => fetched.mockRestore() }
}
const API = { ...SETTINGS, MAIL_API_URL: 'https://mail.example/emails', MAIL_API_TOKEN: 'token' }

async function owe(role: 'carrier' | 'customer', seq = 1, now = NOW): Promise<string> {
  const orderKey = crypto.randomUUID()
  await oweMail(
    env.DB,
    { role, subject: { about: 'event', orderKey, seq }, isHeld: false },
    now,
  ).run()
  return `${role}:event:${orderKey}:${seq}`
}

async function oweLink(orderKey: string, asked: string, now: Date): Promise<void> {
  const subject = { about: 'link', orderKey, asked } as const
  await oweMail(env.DB, { role: 'customer', subject, isHeld: false }, now).run()
}

async function statesOf(): Promise<string[]> {
  const { results } = await env.DB.prepare(
    "SELECT state FROM outbox WHERE kind = 'mail' ORDER BY created_at, item",
  ).all<{ state: string }>()
  return results.map(({ state }) => state)
}

async function rowOf(item: string) {
  return env.DB.prepare('SELECT state, attempts, last_error, next_at FROM outbox WHERE item = ?')
    .bind(item)
    .first<{ state: string; attempts: number; last_error: string | null; next_at: number }>()
}

beforeEach(async () => {
  await emptyOutbox()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})

test('a mail leaves once, whoever sends at the same time', async () => {
  await owe('customer')
  const { sent, settings } = aBinding()
  const send = () => sendMails(env.DB, settings, rendering(), NOW)
  const counts = await Promise.all([send(), send(), send()])
  expect(counts.toSorted()).toEqual([0, 0, 1])
  expect(await send()).toBe(0)
  expect(sent).toHaveLength(1)
  expect(await statesOf()).toEqual(['delivered'])
})

test('a run sends forty, to the carrier and to customers in turn, the oldest of each first, in five statements', async () => {
  for (let count = 0; count < 22; count += 1) await owe('customer', 2, after(count))
  for (let count = 0; count < 60; count += 1) await owe('carrier', 1, after(count))
  const { sent, settings } = aBinding()
  const { database, ran } = countedDatabase(env.DB)
  const ofMany = rendering((item) => ({
    to: item.startsWith('carrier') ? null : `${item}@example.com`,
  }))
  expect(await sendMails(database, settings, ofMany, after(MINUTE))).toBe(40)
  expect(sent.filter(({ to }) => Array.isArray(to))).toHaveLength(20)
  expect(ran.length).toBeLessThanOrEqual(5)
  // A flood of mails to the carrier does not hold up a customer's.
  expect(await sendMails(env.DB, settings, ofMany, after(MINUTE))).toBe(40)
  expect(sent.filter(({ to }) => !Array.isArray(to))).toHaveLength(22)
})

test('a run of the cron sends all that is owed, and no more than it may', async () => {
  await Promise.all(Array.from({ length: 130 }, () => owe('carrier')))
  const { sent, settings } = aBinding()
  expect(await drainMails(env.DB, settings, rendering(), 80)).toBe(80)
  expect(await drainMails(env.DB, settings, rendering(), 80)).toBe(50)
  expect(sent).toHaveLength(130)
})

test('a service that takes nothing gets a few mails of a run, not hundreds', async () => {
  await Promise.all(Array.from({ length: 90 }, () => owe('carrier', 1, new Date())))
  const api = anApi(503)
  expect(await drainMails(env.DB, API, rendering(), 100)).toBe(40)
  expect(api.sent.length).toBeLessThanOrEqual(15)
  api.stop()
})

test('a run that died before its mail was noted sends it again once its lease is over, under the same key', async () => {
  const api = anApi(200)
  await owe('customer')
  const failing = new Proxy(env.DB, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function') return member
      return (...values: unknown[]) => {
        if (String(values[0]).includes("noted.value ->> 'state'")) throw new Error('killed')
        return Reflect.apply(member, target, values)
      }
    },
  })
  await expect(sendMails(failing, API, rendering(), NOW)).rejects.toThrow('killed')
  expect(await sendMails(env.DB, API, rendering(), after(MINUTE))).toBe(0)
  expect(await sendMails(env.DB, API, rendering(), after(3 * MINUTE))).toBe(1)
  api.stop()
  expect(api.sent.map(({ key }) => key)).toEqual([api.sent[0]?.key, api.sent[0]?.key])
  expect(api.sent[0]?.key).toMatch(/^[\w-]{43}$/)
})

test('the API gets what it takes, with an id of the mail and one of its order', async () => {
  const api = anApi(200)
  await owe('carrier')
  const attachments = [{ name: 'jízda.ics', type: 'text/calendar', content: 'čau' }]
  await sendMails(
    env.DB,
    API,
    rendering(() => ({ attachments })),
    NOW,
  )
  api.stop()
  expect(api.sent[0]?.body).toEqual({
    from: 'Vozka <site@vozka.example>',
    to: ['first@vozka.example', 'second@vozka.example'],
    reply_to: 'jana@example.com',
    subject: 'Objednávka',
    text: 'text',
    html: '<p>text</p>',
    headers: {
      'Message-ID': '<2612345678.1.customer@www.vozka.example>',
      References: '<2612345678@www.vozka.example>',
    },
    attachments: [{ filename: 'jízda.ics', content_type: 'text/calendar', content: 'xI1hdQ==' }],
  })
})

test.each(['api', 'binding'] as const)(
  'over the %s an accented domain is sent as every mail service takes it',
  async (way) => {
    await owe('customer')
    const api = anApi(200)
    const binding = aBinding()
    const to = { to: 'jana@p\u0159\u00edklad.cz', replyTo: 'petr@p\u0159\u00edklad.cz' }
    const settings = way === 'api' ? API : binding.settings
    const own = { ...settings, MAIL_FROM: 'site@p\u0159\u00edklad.cz' }
    await sendMails(
      env.DB,
      own,
      rendering(() => to),
      NOW,
    )
    api.stop()
    expect(JSON.stringify([...api.sent, ...binding.sent])).not.toContain('p\u0159\u00edklad')
    const [sent] = [...api.sent, ...binding.sent]
    expect([sent?.to].flat()).toEqual(['jana@xn--pklad-zsa96e.cz'])
  },
)

test('the binding gets no Message-ID, which it refuses', async () => {
  await owe('customer')
  const { sent, settings } = aBinding()
  await sendMails(env.DB, settings, rendering(), NOW)
  expect(sent[0]?.body).toMatchObject({
    from: { email: 'site@vozka.example', name: 'Vozka' },
    to: 'jana@example.com',
    headers: { References: '<2612345678@www.vozka.example>' },
  })
})

test.each([
  [503, 'pending'],
  [429, 'pending'],
  [403, 'pending'],
  [422, 'needs_review'],
  [400, 'needs_review'],
])('after %i a mail is %s', async (status, state) => {
  const api = anApi(status)
  const item = await owe('customer')
  await sendMails(env.DB, API, rendering(), NOW)
  api.stop()
  expect(await rowOf(item)).toMatchObject({ state, attempts: 1, last_error: `http ${status}` })
})

test('what was not taken is tried again later and later, and is dead after 48 hours', async () => {
  const api = anApi(503, 503, 200)
  const item = await owe('customer')
  await sendMails(env.DB, API, rendering(), NOW)
  const first = (await rowOf(item))?.next_at ?? 0
  expect(await sendMails(env.DB, API, rendering(), new Date(first - 1))).toBe(0)
  await sendMails(env.DB, API, rendering(), new Date(first))
  const second = (await rowOf(item))?.next_at ?? 0
  expect(second - first).toBeGreaterThan(first - NOW.getTime())
  await sendMails(env.DB, API, rendering(), new Date(second))
  api.stop()
  expect(await rowOf(item)).toMatchObject({ state: 'delivered', attempts: 3 })

  const late = await owe('customer')
  await tidyMails(env.DB, after(48 * HOUR))
  expect(await rowOf(late)).toMatchObject({ state: 'pending' })
  await tidyMails(env.DB, after(48 * HOUR + 1))
  expect(await rowOf(late)).toMatchObject({ state: 'dead' })
})

test('after a long outage of the mail service no mail waits for more than ten minutes', async () => {
  const api = anApi(503, 200)
  const item = await owe('customer')
  await env.DB.prepare('UPDATE outbox SET attempts = 30').run()
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.999)
  await sendMails(env.DB, API, rendering(), NOW)
  random.mockRestore()
  await sendMails(env.DB, API, rendering(), after(10 * MINUTE))
  api.stop()
  expect(await rowOf(item)).toMatchObject({ state: 'delivered' })
})

test('one mail that is refused or cannot be read stops no other, and the provider’s breaker knows nothing', async () => {
  await owe('customer', 2)
  await owe('customer', 2, after(1))
  await owe('carrier')
  const { sent, settings } = aBinding((to) => (to.includes('bad') ? new Error('down') : null))
  const seen: string[] = []
  const letters: RenderMails = async (db, mails, origin) => {
    const all = await rendering()(db, mails, origin, NOW)
    return all.map((letter, index) => {
      seen.push(mails[index]?.item ?? '')
      if (mails[index]?.role === 'carrier') return letter
      return index === 1 ? 'unreadable' : aLetter({ to: 'bad@example.com' })
    })
  }
  await sendMails(env.DB, settings, letters, after(MINUTE))
  expect(sent).toHaveLength(1)
  expect((await statesOf()).toSorted()).toEqual(['delivered', 'needs_review', 'pending'])
  expect(await env.DB.prepare('SELECT failures FROM breaker').first()).toEqual({ failures: 0 })
})

test('a mail whose order was forgotten is dropped', async () => {
  const item = await owe('customer')
  const { sent, settings } = aBinding()
  await sendMails(
    env.DB,
    settings,
    (_db, mails) => Promise.resolve(mails.map(() => 'forgotten' as const)),
    NOW,
  )
  expect(sent).toEqual([])
  expect(await rowOf(item)).toMatchObject({ state: 'delivered', last_error: 'forgotten' })
})

test('an address that the account may not send to is tried again and named', async () => {
  const item = await owe('customer')
  const refusal = Object.assign(new Error('destination address is not a verified address'), {
    code: 'E_RECIPIENT_NOT_ALLOWED',
  })
  const { settings } = aBinding(() => refusal)
  await sendMails(env.DB, settings, rendering(), NOW)
  expect(await rowOf(item)).toMatchObject({ state: 'pending', last_error: 'not_allowed' })
})

test.each([
  ['no way of sending', SETTINGS],
  ['no origin', { ...API, SITE_ORIGIN: '' }],
  ['half an API', { ...API, MAIL_API_TOKEN: '' }],
])('with %s mails wait', async (_name, settings) => {
  const item = await owe('customer')
  expect(await sendMails(env.DB, settings, rendering(), NOW)).toBe(0)
  expect(await rowOf(item)).toMatchObject({ state: 'pending', attempts: 0 })
})

test('an unproved mailbox gets ten mails a day of whatever kind, however it is spelt; other mailboxes are free', async () => {
  const { sent, settings } = aBinding()
  for (let count = 0; count < 12; count += 1) await owe('customer', 1 + (count % 3), after(count))
  const spelt = ['Jana@example.com', 'jana@EXAMPLE.com', 'ja.na@example.com', 'jana+1@example.com']
  let turn = 0
  const sendAt = (now: Date) =>
    sendMails(
      env.DB,
      settings,
      rendering(() => ({ to: spelt[(turn += 1) % spelt.length] ?? '' })),
      now,
    )
  await sendAt(after(MINUTE))
  expect(sent).toHaveLength(10)
  expect(await statesOf()).toEqual([...Array(10).fill('delivered'), 'capped', 'capped'])
  await oweLink(crypto.randomUUID(), 'a', after(MINUTE))
  await owe('customer', 2, after(MINUTE))
  await sendAt(after(2 * MINUTE))
  expect(sent).toHaveLength(10)
  await owe('customer', 1, after(MINUTE))
  await sendMails(
    env.DB,
    settings,
    rendering(() => ({ to: 'karel@example.com' })),
    after(2 * MINUTE),
  )
  expect(sent).toHaveLength(11)
  await owe('customer', 1, after(DAY))
  await sendAt(after(DAY))
  expect(sent).toHaveLength(12)
  const counts = await env.DB.prepare('SELECT recipient FROM mail_counts').all()
  expect(JSON.stringify(counts.results)).not.toMatch(/jana|karel/i)
})

test('a proved mailbox gets all that we cause, and a hundred a day that a stranger can', async () => {
  const { sent, settings } = aBinding()
  const key = await mailboxKey(SETTINGS.ORDER_LINK_SECRET, 'Jana@example.com')
  await proveMailbox(env.DB, key, NOW).run()
  for (let count = 0; count < 104; count += 1) await owe('customer', 1, after(count))
  for (let count = 0; count < 12; count += 1) await owe('customer', 2, after(count))
  const letters = rendering((item) => ({ isOfStranger: item.endsWith(':1') }))
  for (let run = 0; run < 3; run += 1) await sendMails(env.DB, settings, letters, after(MINUTE))
  expect(sent).toHaveLength(112)
  // Another spelling proved nothing, because its mail went elsewhere.
  for (let count = 0; count < 12; count += 1) await owe('customer', 2, after(count))
  const other = rendering(() => ({ to: 'ja.na@example.com' }))
  await sendMails(env.DB, settings, other, after(2 * MINUTE))
  expect(sent).toHaveLength(122)
})

test('a mail that is tried again is counted once', async () => {
  const api = anApi(503)
  await owe('customer')
  for (let hour = 0; hour < 12; hour += 1)
    await sendMails(env.DB, API, rendering(), after(hour * HOUR))
  api.stop()
  const { results } = await env.DB.prepare('SELECT sent FROM mail_counts').all()
  expect(results).toEqual([{ sent: 1 }, { sent: 1 }])
})

test('a lost link is sent once in ten minutes, and five times a day to one address', async () => {
  const { sent, settings } = aBinding()
  const key = crypto.randomUUID()
  await oweLink(key, 'a', NOW)
  await oweLink(key, 'b', after(9 * MINUTE))
  await sendMails(env.DB, settings, rendering(), after(9 * MINUTE))
  await oweLink(key, 'c', after(11 * MINUTE))
  await sendMails(env.DB, settings, rendering(), after(12 * MINUTE))
  expect(await statesOf()).toEqual(['delivered', 'capped', 'delivered'])
  for (let count = 0; count < 5; count += 1)
    await oweLink(crypto.randomUUID(), 'a', after(HOUR + count))
  await sendMails(env.DB, settings, rendering(), after(2 * HOUR))
  expect(sent).toHaveLength(5)
})

test('what was held back is forgotten after a week, and the counts after a day, in a minute like any other', async () => {
  await owe('customer')
  await env.DB.prepare("UPDATE outbox SET state = 'capped'").run()
  await env.DB.prepare("INSERT INTO mail_counts VALUES ('a', 'received', '2026-11-21', 1)").run()
  await tidyMails(env.DB, after(DAY))
  expect(await statesOf()).toEqual(['capped'])
  expect(await env.DB.prepare('SELECT COUNT(*) AS n FROM mail_counts').first()).toEqual({ n: 1 })
  await tidyMails(env.DB, after(7 * DAY + 1))
  expect(await statesOf()).toEqual([])
  expect(await env.DB.prepare('SELECT COUNT(*) AS n FROM mail_counts').first()).toEqual({ n: 0 })
})

test('neither the rows nor the log hold anything of a person', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const { settings } = aBinding(() => new Error('jana@example.com is down'))
  await owe('customer')
  await sendMails(env.DB, settings, rendering(), NOW)
  const rows = await env.DB.prepare('SELECT * FROM outbox').all()
  const lines = JSON.stringify([log.mock.calls, rows.results])
  log.mockRestore()
  expect(lines).toContain('binding')
  expect(lines).not.toMatch(/jana|Objednávka/)
})
