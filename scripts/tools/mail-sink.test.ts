import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { startMailSink } from './mail-sink.ts'

const MAIL = {
  from: 'Vozka <site@vozka.example>',
  to: ['jana+ž/..@example.com'],
  reply_to: 'karel@example.com',
  subject: 'Objednávka 26 1234 5678 k nám dorazila, příliš žluťoučký kůň úpěl ďábelské ódy 🚗',
  text: 'Příliš žluťoučký kůň\n',
  html: '<p>Příliš žluťoučký kůň</p>\n',
  headers: { 'Message-ID': '<1.customer@vozka.example>', References: '<1@vozka.example>' },
  attachments: [
    {
      filename: 'jízda.ics',
      content_type: 'text/calendar; charset=utf-8',
      content: Buffer.from('ěšč').toString('base64'),
    },
  ],
}

async function aSink() {
  const folder = mkdtempSync(join(tmpdir(), 'mail-'))
  const { url, token, close } = await startMailSink(folder)
  const post = (body: unknown, key = 'key', bearer: string = token) =>
    fetch(url, {
      method: 'POST',
      headers: { Authorization: `Bearer ${bearer}`, 'Idempotency-Key': key },
      body: JSON.stringify(body),
    })
  return { folder, post, close }
}

test('a mail becomes a file that a mail program reads, named by its time and recipient', async () => {
  const { folder, post, close } = await aSink()
  expect((await post(MAIL)).status).toBe(200)
  close()
  const [name = '', ...others] = readdirSync(folder)
  expect(others).toEqual([])
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d_\d\d_\d\d\.\d{3}Z-jana___\.\.@example\.com\.eml$/)
  const text = readFileSync(join(folder, name), 'utf8')
  const read = await PostalMime.parse(text)
  expect(read).toMatchObject({
    from: {
      name: 'Vozka',
      address: 'site@vozka.example',
    },
    replyTo: [{ address: 'karel@example.com' }],
    subject: MAIL.subject,
    text: MAIL.text,
    html: MAIL.html,
    messageId: '<1.customer@vozka.example>',
    references: '<1@vozka.example>',
  })
  expect(read.attachments).toMatchObject([{ filename: 'jízda.ics', mimeType: 'text/calendar' }])
  expect(Math.max(...text.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(200)
})

test('the same mail is written once, another at the same moment beside it', async () => {
  const { folder, post, close } = await aSink()
  await Promise.all(['a', 'b', 'c'].map((key) => post(MAIL, key)))
  await post(MAIL, 'a')
  close()
  expect(readdirSync(folder)).toHaveLength(3)
})

test('without the token, or of another shape, nothing is written', async () => {
  const { folder, post, close } = await aSink()
  expect((await post(MAIL, 'key', 'other')).status).toBe(401)
  expect((await post({ ...MAIL, to: 'jana@example.com' })).status).toBe(422)
  close()
  expect(readdirSync(folder)).toEqual([])
})

test('a line end in a subject adds no header', async () => {
  const { folder, post, close } = await aSink()
  await post({ ...MAIL, subject: 'a\r\nBcc: karel@example.com' })
  close()
  const read = await PostalMime.parse(readFileSync(join(folder, readdirSync(folder)[0] ?? '')))
  expect(read.bcc ?? []).toEqual([])
})
