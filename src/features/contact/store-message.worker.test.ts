import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { storeMessage } from '~/features/contact/store-message.server'

const NOW = new Date('2026-11-21T12:00:00Z')

test('the same message from the page in the other language is one message, another one is another', async () => {
  const messageKey = crypto.randomUUID()
  const body = {
    ...{ locale: 'cs' as const, name: 'Jana Ukázková', email: 'jana@example.com', phone: null },
    ...{ subject: null, message: 'Dobrý den', sentAt: NOW.toISOString() },
  }
  const store = (changes: Partial<typeof body | { locale: 'en' }>) =>
    storeMessage(env.DB, { messageKey, body: { ...body, ...changes }, isFlagged: false }, NOW)
  expect(await store({})).toBe(messageKey)
  expect(await store({ locale: 'en' })).toBe(messageKey)
  expect(await store({ message: 'Na shledanou' })).not.toBe(messageKey)
  const stored = await env.DB.prepare('SELECT count(*) AS n FROM contact_messages').first('n')
  expect(stored).toBe(2)
})
