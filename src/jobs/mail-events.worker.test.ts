import { env } from 'cloudflare:workers'
import { Webhook } from 'standardwebhooks'
import { beforeEach, expect, test } from 'vitest'
import { answerMailEvents } from '~/jobs/mail-events.server'
import { oweMail } from '~/outbox/outbox.server'
import { emptyOutbox } from '../../tests/support/worker/outbox.ts'

const SECRET = `whsec_${btoa('secret of the tests only, 32 chars')}`
const ORDER = '0b0f6a52-7f3a-4d0b-9d0e-2f4f5b1c7a10'

/** A report as Resend sends it, signed at a time. */
function aReport(
  type: string,
  {
    at = new Date(),
    secret = SECRET,
    prefix = 'svix',
    id = crypto.randomUUID(),
    body = JSON.stringify({ type, created_at: at.toISOString(), data: { email_id: 'mail-1' } }),
  } = {},
): Request {
  const signature = new Webhook(secret).sign(id, at, body)
  const headers = {
    [`${prefix}-id`]: id,
    [`${prefix}-timestamp`]: String(Math.floor(at.getTime() / 1000)),
    [`${prefix}-signature`]: signature,
  }
  const url = 'https://www.vozka.example/api/mail-events'
  return new Request(url, { method: 'POST', headers, body })
}

async function statusOf(request: Request, settings = { MAIL_EVENTS_SECRET: SECRET }) {
  return (await answerMailEvents(request, { ...env, ...settings })).status
}

async function stateOf() {
  return env.DB.prepare('SELECT state, news FROM outbox').first()
}

beforeEach(async () => {
  await emptyOutbox()
  const subject = { about: 'event', orderKey: ORDER, seq: 1 } as const
  await oweMail(env.DB, { role: 'customer', subject, isHeld: false }, new Date()).run()
  await env.DB.prepare("UPDATE outbox SET state = 'delivered', provider_receipt = 'mail-1'").run()
})

test.each(['svix', 'webhook'])('a report with the headers %s-… marks its mail', async (prefix) => {
  expect(await statusOf(aReport('email.delivered', { prefix }))).toBe(204)
  expect(await stateOf()).toEqual({ state: 'delivered', news: 'delivered' })
  expect(await statusOf(aReport('email.complained', { prefix }))).toBe(204)
  expect(await stateOf()).toEqual({ state: 'delivered', news: 'complained' })
})

test.each([
  'email.sent',
  'email.scheduled',
  'email.delivery_delayed',
  'email.opened',
  'email.clicked',
  'email.received',
  'domain.updated',
  'contact.created',
])('%s says nothing of what became of a mail', async (type) => {
  expect(await statusOf(aReport(type))).toBe(204)
  expect(await stateOf()).toEqual({ state: 'delivered', news: null })
})

test.each(['email.bounced', 'email.suppressed', 'email.failed', 'email.rejected'])(
  'after %s the mail waits for a person, who sees why; a late "delivered" does not hide it',
  async (type) => {
    expect(await statusOf(aReport(type))).toBe(204)
    expect(await statusOf(aReport('email.delivered'))).toBe(204)
    expect(await stateOf()).toEqual({ state: 'needs_review', news: 'bounced' })
    const { last_error: why } = Object(
      await env.DB.prepare('SELECT last_error FROM outbox').first(),
    )
    expect(why).toBe(type.slice('email.'.length))
  },
)

test('what bounces after it was reported as delivered waits for a person; an unknown word of it then does not', async () => {
  expect(await statusOf(aReport('email.delivered'))).toBe(204)
  expect(await statusOf(aReport('email.read_aloud'))).toBe(204)
  expect(await stateOf()).toEqual({ state: 'delivered', news: 'delivered' })
  expect(await statusOf(aReport('email.suppressed'))).toBe(204)
  expect(await stateOf()).toEqual({ state: 'needs_review', news: 'bounced' })
})

test('a report that names no mail is refused where it says what became of one', async () => {
  const of = (type: string) => aReport(type, { body: JSON.stringify({ type, data: {} }) })
  expect(await statusOf(of('email.failed'))).toBe(400)
  expect(await statusOf(of('email.opened'))).toBe(204)
  expect(await statusOf(of('domain.moved'))).toBe(204)
})

test('what is forged, old, from the future, too long or no report changes nothing', async () => {
  const minutes = (count: number) => new Date(Date.now() + count * 60_000)
  const other = `whsec_${btoa('another secret of the tests only')}`
  expect(await statusOf(aReport('email.bounced', { secret: other }))).toBe(401)
  expect(await statusOf(aReport('email.bounced', { at: minutes(-6) }))).toBe(401)
  expect(await statusOf(aReport('email.bounced', { at: minutes(6) }))).toBe(401)
  const bare = new Request('https://www.vozka.example/', { method: 'POST', body: '{}' })
  expect(await statusOf(bare)).toBe(401)
  expect(await statusOf(aReport('', { body: '<h1>' }))).toBe(400)
  expect(await statusOf(aReport('', { body: 'x'.repeat(64 * 1_024 + 1) }))).toBe(413)
  expect(await statusOf(new Request('https://www.vozka.example/'))).toBe(405)
  expect(await statusOf(aReport('email.bounced'), { MAIL_EVENTS_SECRET: '' })).toBe(404)
  expect(await stateOf()).toEqual({ state: 'delivered', news: null })
})

test('a report that overtook the noting of its mail is asked for again', async () => {
  await env.DB.prepare('UPDATE outbox SET provider_receipt = NULL').run()
  const id = crypto.randomUUID()
  expect(await statusOf(aReport('email.bounced', { id }))).toBe(503)
  await env.DB.prepare("UPDATE outbox SET provider_receipt = 'mail-1'").run()
  expect(await statusOf(aReport('email.bounced', { id }))).toBe(204)
  expect(await stateOf()).toEqual({ state: 'needs_review', news: 'bounced' })
})
