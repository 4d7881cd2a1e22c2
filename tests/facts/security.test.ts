import { request as httpRequest } from 'node:http'
import { SECURITY_HEADERS } from '../../src/http/security-headers.ts'
import { pages } from '../support/pages.ts'
import { sendRaw } from '../support/hostile/raw-request.ts'
import { expect, test } from '../support/http/test.ts'

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }

test('every answer carries the whole table of security headers', async ({ request }) => {
  const paths = [
    ...pages.flatMap(({ cs, en }) => [cs, en]),
    '/nikde',
    '/en/nowhere',
    '/order',
    '//kontakt',
    '/%zz',
    '/_serverFn/x',
    '/sitemap.xml',
    '/robots.txt',
    '/favicon.svg',
    '/fonts/jost.woff2',
    '/assets/missing.js',
    '/social/home.png',
    '/stav-objednavky/2600000000.forged',
  ]
  for (const path of paths) {
    const response = await request('GET', path)
    const { headers } = response
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      const sent = headers.get(name)
      const isOwn = name === 'Referrer-Policy' && sent === 'no-referrer'
      expect(isOwn || sent === value, `${path} ${name}: ${sent}`).toBe(true)
    }
    const policy = headers.get('Content-Security-Policy')
    expect(policy, path).toContain("default-src 'none'")
    expect(policy, path).not.toContain('unsafe-')
    expect(policy, path).toContain("frame-ancestors 'none'")
    expect(headers.get('Content-Type') ?? '', path).not.toMatch(/^text\/\w+$/)
  }
})

test('a method an address does not take is 405 and names those it takes', async ({ request }) => {
  for (const [method, path, allow] of [
    ['PUT', '/kontakt', 'GET, HEAD, POST'],
    ['DELETE', '/en/order', 'GET, HEAD, POST'],
    ['POST', '/sluzby', 'GET, HEAD'],
    ['POST', '/nikde', 'GET, HEAD'],
    ['PATCH', '/', 'GET, HEAD'],
    ['OPTIONS', '/', 'GET, HEAD'],
  ] as const) {
    const response = await request(method, path)
    expect(response.status, `${method} ${path}`).toBe(405)
    expect(response.headers.get('Allow')).toBe(allow)
  }
})

test('what is no form, too large or from elsewhere is refused in its language', async ({
  request,
}) => {
  const post = (path: string, data: string | Buffer, headers: Record<string, string>) =>
    request('POST', path, { data, headers })
  const json = await post('/kontakt', '{}', { 'Content-Type': 'application/json' })
  expect(json.status).toBe(415)
  expect(json.text).toContain('Takto')
  const foreign = { ...FORM, 'Sec-Fetch-Site': 'cross-site' }
  expect((await post('/kontakt', 'name=x', foreign)).status).toBe(403)
  const origin = { ...FORM, Origin: 'https://evil.example' }
  expect((await post('/kontakt', 'name=x', origin)).status).toBe(403)
  const broken = { 'Content-Type': 'multipart/form-data; boundary=x' }
  expect((await post('/kontakt', 'nonsense', broken)).status).toBe(400)
  const large = await post('/en/order', `name=${'x'.repeat(70_000)}`, FORM)
  expect(large.status).toBe(413)
  expect(large.text).toContain('too large')
})

test('a chunked body is counted too', async ({ address }) => {
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const sent = httpRequest(`${address}/kontakt`, { method: 'POST', headers: FORM }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    sent.on('error', reject)
    for (let part = 0; part < 9; part += 1) sent.write('x'.repeat(8_192))
    sent.end()
  })
  expect(status).toBe(413)
})

test('a refused body does not cost the next visitor the connection', async ({ address }) => {
  const post = (path: string, body: string, headers = FORM) =>
    sendRaw(address, { method: 'POST', path, headers, body })
  for (let round = 0; round < 10; round += 1) {
    expect((await post('/_serverFn/x', 'a=b')).status).toBe(404)
    expect((await post('/kontakt', 'x'.repeat(200_000))).status).toBe(413)
    expect((await post('/kontakt', 'a=b')).status).toBe(422)
  }
})

test('server functions, foreign hosts and broken addresses lead nowhere', async ({
  address,
  request,
}) => {
  for (const path of ['/_serverFn', '/_serverFn/x', '/_serverFn/constructor?payload=%7B']) {
    const response = await request('GET', path)
    expect(response.status, path).toBe(404)
    expect(response.json()).toMatchObject({ error: 'missing' })
  }
  for (const path of [
    '/%0d%0aLocation:%20https://evil.example',
    '//evil.example',
    '/\\evil.example',
  ]) {
    const response = await request('GET', path)
    const target = response.headers.get('Location') ?? '/'
    expect(new URL(target, 'http://localhost').hostname, path).toBe('localhost')
    expect(response.status, path).toBeLessThan(500)
  }
  for (const path of ['/%E0%A4%A', '/services/%', '/en/sluzby/%zz', '/zazitky/%']) {
    const refused = await sendRaw(address, { method: 'GET', path, headers: {}, body: null })
    expect(refused, path).toMatchObject({
      status: 400,
      text: expect.stringMatching(/platný|valid/),
    })
  }
  const image = { Accept: 'image/png' }
  expect((await request('GET', '/kontakt', { headers: image })).status).toBe(200)
  expect((await request('GET', '/missing.png', { headers: image })).status).toBe(404)
})

test('a form that came too fast comes back filled in, and one more click sends it', async ({
  request,
}) => {
  const form = {
    name: 'Jana Ukázková',
    email: 'jana@example.com',
    message: 'Dobrý den & <b>díky</b>',
    renderedAt: String(Date.now()),
  }
  const back = await request('POST', '/kontakt', { form })
  expect(back.status).toBe(422)
  const html = back.text
  expect(html).toContain('data-notice="tooFast"')
  expect(html).toContain('Dobrý den &amp; &lt;b&gt;díky&lt;/b&gt;')
  expect(html).not.toContain('name="renderedAt"')
  const { renderedAt: _, ...again } = form
  expect((await request('POST', '/kontakt', { form: again })).status).toBe(303)
})

test('the eleventh message within a minute comes back filled in and says when to try again', async ({
  request,
}) => {
  const headers = { 'CF-Connecting-IP': `2001:db8:${Date.now() % 9_999}::1` }
  const form = { name: 'Jana Ukázková', email: 'jana@example.com', message: 'Jedenáctkrát' }
  // The counter starts again with each minute of the clock, so the eleven have to be within one.
  const left = 60_000 - (Date.now() % 60_000)
  if (left < 15_000) await new Promise((done) => setTimeout(done, left + 100))
  const statuses: number[] = []
  for (let count = 0; count < 10; count += 1) {
    statuses.push((await request('POST', '/kontakt', { form, headers })).status)
  }
  expect(statuses).toEqual(Array.from({ length: 10 }, () => 303))
  const refused = await request('POST', '/kontakt', { form, headers })
  expect(refused.status).toBe(429)
  expect(refused.headers.get('Retry-After')).toBe('60')
  expect(refused.text).toContain('Jedenáctkrát')
  expect((await request('POST', '/kontakt', { form })).status).toBe(303)
})

test('a message a robot seems to have sent gets the same answer', async ({ request }) => {
  const form = { name: 'Robot', email: 'robot@example.com', message: 'Hi', leaveEmpty: 'x' }
  const response = await request('POST', '/kontakt', { form })
  expect(response.status).toBe(303)
  expect(response.headers.get('Location')).toBe('/kontakt?sent=1')
})

test('no redirect from an address of an order is kept by a cache or told to the next page', async ({
  request,
}) => {
  for (const path of ['/stav-objednavky/x=', '/stav-objednavky/aBc/', '/en/order-status/x=y']) {
    const answer = await request('GET', path)
    expect([301, 302, 303, 307, 308], path).toContain(answer.status)
    expect(answer.headers.get('Cache-Control'), path).toBe('no-store')
    expect(answer.headers.get('Referrer-Policy'), path).toBe('no-referrer')
  }
  const desk = await request('GET', '/dispecink/odkaz/x=')
  expect(desk.headers.get('Cache-Control')).toBe('no-store')
  expect(desk.headers.get('Referrer-Policy')).toBe('no-referrer')
})
