import { expect, test } from 'vitest'
import { aCounter } from '../../tests/support/counters.ts'
import { admitForm, isTooFast } from '~/http/admit-form.server'
import { refuseRequest } from '~/http/refuse-request'
import { buckets } from '~/http/limits'

type Fields = Record<string, string>

function post(path: string, fields: Fields, body?: BodyInit): Request {
  const headers = { 'CF-Connecting-IP': '203.0.113.9', Accept: 'text/html' }
  return new Request(`https://vozka.example${path}`, {
    method: 'POST',
    headers,
    body: body ?? new URLSearchParams(fields),
  })
}

function aFormGate() {
  const figures = new Set<number>(Object.values(buckets).flat())
  const counters = Object.fromEntries(
    [...figures].map((figure) => [`PER_MINUTE_${figure}`, aCounter(figure)]),
  )
  const send = async (path: string, fields: Fields) => {
    const request = post(path, fields)
    return admitForm(request, new URL(request.url), counters)
  }
  return {
    send,
    /** Counts the forms out of `count` that are within their limit. */
    within: async (count: number, path: string, fields: Fields = {}) => {
      const all = await Promise.all(Array.from({ length: count }, () => send(path, fields)))
      return all.filter((sent) => sent.ok && !sent.isOverLimit).length
    },
  }
}

test('pages of one’s own are counted by address, enough for an office, and no other page is', async () => {
  const counters = Object.fromEntries(
    [...new Set<number>(Object.values(buckets).flat())].map((figure) => [
      `PER_MINUTE_${figure}`,
      aCounter(figure),
    ]),
  )
  const look = async (path: string, headers: Record<string, string> = {}) => {
    const url = new URL(`https://vozka.example${path}`)
    const request = new Request(url, {
      headers: { 'CF-Connecting-IP': '203.0.113.9', ...headers },
    })
    const admitted = await admitForm(request, url, counters)
    return admitted.ok ? 200 : admitted.response.status
  }
  const embedded = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' }
  for (let looks = 0; looks < 400; looks += 1) {
    expect(await look('/souhrn-objednavky', embedded)).toBe(403)
  }
  for (let looks = 0; looks < 100; looks += 1) {
    expect(await look('/souhrn-objednavky')).toBe(200)
    expect(await look('/en/order-status/token')).toBe(200)
    expect(await look('/stav-objednavky/token/guest')).toBe(200)
  }
  expect(await look('/stav-objednavky/token')).toBe(429)
  expect(await look('/objednavka')).toBe(200)
  expect(await look('/stav-objednavky/token', { 'CF-Connecting-IP': '203.0.113.10' })).toBe(200)
})

test.each([
  ['/objednavka', {}, 30],
  ['/en/order', {}, 30],
  ['/objednavka', { intent: 'made up' }, 30],
  ['/objednavka', { intent: 'price' }, 30],
  ['/objednavka', { intent: 'company' }, 20],
  ['/objednavka', { intent: 'bigger' }, 20],
  ['/objednavka', { intent: 'startOver' }, 20],
  ['/souhrn-objednavky', {}, 10],
  ['/kontakt', {}, 10],
])('a minute takes of posts to %s with %j %i, valid or not', async (path, fields, most) => {
  expect(await aFormGate().within(60, path, fields)).toBe(most)
})

test('both languages count together, and no button uses up another one', async () => {
  const site = aFormGate()
  expect(await site.within(5, '/kontakt')).toBe(5)
  expect(await site.within(10, '/en/contact')).toBe(5)
  expect(await site.within(25, '/objednavka', { intent: 'company' })).toBe(20)
  expect(await site.within(25, '/objednavka')).toBe(25)
  // All posts to the details page share sixty a minute, whichever button sent them.
  expect(await site.within(25, '/objednavka', { intent: 'startOver' })).toBe(10)
})

test('one message too many keeps what was typed, for its page to show', async () => {
  const site = aFormGate()
  await site.within(10, '/kontakt')
  const sent = await site.send('/kontakt', { message: 'Dobrý den' })
  expect(sent).toMatchObject({ ok: true, isOverLimit: true })
  expect(sent.ok && sent.form.get('message')).toBe('Dobrý den')
})

test('one order too many is answered without a look-up, and leads back to the page that shows it', async () => {
  const site = aFormGate()
  await site.within(10, '/souhrn-objednavky')
  const sent = await site.send('/souhrn-objednavky?d=0123abcd', { orderKey: 'k', note: 'Tiše' })
  if (sent.ok) throw new Error('it went through')
  const html = await sent.response.text()
  expect(sent.response.status).toBe(429)
  expect(sent.response.headers.get('Retry-After')).toBe('60')
  expect(html).toContain('<form method="post" action="/souhrn-objednavky?d=0123abcd">')
  expect(html).toContain('name="note" value="Tiše"')
  expect(html).toContain('name="intent" value="show">Zpět k')
})

test('the path is counted before a byte of the body is read', async () => {
  const order: string[] = []
  const body = new ReadableStream(
    {
      pull: (stream) => {
        order.push('read')
        stream.close()
      },
    },
    { highWaterMark: 0 },
  )
  const headers = {
    'CF-Connecting-IP': '203.0.113.9',
    'Content-Type': 'application/x-www-form-urlencoded',
  }
  const init = { method: 'POST', headers, body, duplex: 'half' as const }
  const request = new Request('https://vozka.example/kontakt', init)
  const counter = {
    limit: () => {
      order.push('counted')
      return Promise.resolve({ success: true })
    },
  }
  await admitForm(request, new URL(request.url), { PER_MINUTE_10: counter })
  expect(order).toEqual(['counted', 'read'])
})

const now = new Date('2026-11-21T12:00:00Z')
const before = (ms: number) => String(now.getTime() - ms)

test('a form filled in under two seconds came from no person', () => {
  expect(isTooFast(before(0), now)).toBe(true)
  expect(isTooFast(before(1_999), now)).toBe(true)
  expect(isTooFast(before(2_000), now)).toBe(false)
})

test('a form without its time is believed', () => {
  for (const value of [null, '', 'soon', '1', new File([], 'x')]) {
    expect(isTooFast(value, now)).toBe(false)
  }
})

test('a statement that is too large reaches its page, which says so; another form is refused', async () => {
  const counters = { PER_MINUTE_120: aCounter(120), PER_MINUTE_60: aCounter(60) }
  const send = async (path: string) => {
    const large = new URLSearchParams({ text: 'x'.repeat(5 * 1024 * 1024) })
    const request = post(path, {}, large)
    const refused = refuseRequest(request, new URL(request.url))
    return refused ?? admitForm(request, new URL(request.url), counters)
  }
  const admitted = await send('/dispecink/penize')
  expect('form' in admitted && admitted.form.has('tooLarge')).toBe(true)
  expect(await send('/dispecink/nova')).not.toHaveProperty('form')
})
