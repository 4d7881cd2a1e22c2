import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { previewPage } from './preview-page.ts'
import { PREVIEW, startPreviewServer } from './preview-server.ts'
import { listen } from '../../tools/listen.ts'

/** A site that forbids frames, and answers with what it was sent. */
async function aSite(): Promise<string> {
  const server = createServer((request, response) => {
    void (async () => {
      const { method, url, headers } = request
      const sent = `${method} ${url} ${headers.cookie ?? ''} ${await text(request)}`
      response.writeHead(request.url === '/gone' ? 303 : 200, {
        'Content-Type': 'text/plain',
        'X-Frame-Options': 'DENY',
        'Content-Security-Policy': "frame-ancestors 'none'",
        'Set-Cookie': ['a=1', 'b=2'],
        Location: '/there',
      })
      response.end(sent)
    })()
  })
  onTestFinished(() => void server.close())
  return listen(server)
}

async function aPreview() {
  const server = await startPreviewServer(0)
  onTestFinished(() => void server.close())
  server.shown.site = await aSite()
  return server
}

test('a page of the site is passed on as it is, but may be shown in a frame', async () => {
  const { origin } = await aPreview()
  const answer = await fetch(`${origin}/order?d=1`, { headers: { cookie: 'a=1' } })
  expect(await answer.text()).toBe('GET /order?d=1 a=1 ')
  expect(answer.headers.get('x-frame-options')).toBeNull()
  expect(answer.headers.get('content-security-policy')).toBeNull()
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  const posted = await fetch(`${origin}/gone`, { method: 'POST', body: 'x=1', redirect: 'manual' })
  expect([posted.status, posted.headers.get('location')]).toEqual([303, '/there'])
})

test('a mail of the site is taken and shown', async () => {
  const { origin, mails } = await aPreview()
  const mail = { from: 'a', to: ['b'], subject: 'Order', html: '<p>Order 1</p>', text: 'Order 1' }
  const sent = await fetch(`${origin}${PREVIEW.mails}`, {
    method: 'POST',
    body: JSON.stringify(mail),
  })
  expect(await sent.json()).toEqual({ id: expect.any(String) })
  expect(mails).toEqual([{ subject: 'Order', html: '<p>Order 1</p>', text: 'Order 1' }])
  expect(await (await fetch(`${origin}${PREVIEW.mail}0`)).text()).toBe('<p>Order 1</p>')
})

test('where the site is gone, the preview says so and goes on', async () => {
  const { origin, shown } = await aPreview()
  shown.site = 'http://127.0.0.1:1'
  expect((await fetch(`${origin}/`)).status).toBe(502)
})

test('each page of each language is shown on a phone and on a desktop, a picture once', () => {
  const html = previewPage('Lípa & syn', [
    {
      language: 'de',
      items: [
        { title: 'Home', src: '/', kind: 'page' },
        { title: 'Shared', src: '/social/home.png', kind: 'picture' },
      ],
    },
    { language: 'en', items: [{ title: 'Home', src: '/en', kind: 'page' }] },
  ])
  expect(html).toContain('<h1>Lípa &amp; syn side by side</h1>')
  expect(html).toContain('<h2 id="de">German</h2>')
  expect(html.match(/<iframe src="\/"/g)).toHaveLength(2)
  expect(html.match(/<iframe src="\/en"/g)).toHaveLength(2)
  expect(html.match(/<img /g)).toHaveLength(1)
})
