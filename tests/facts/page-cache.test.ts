import { expect, test } from '../support/http/test.ts'
import { sendRaw } from '../support/hostile/raw-request.ts'
import { differenceOf } from '../support/http/difference.ts'
import { readyFiles, readyPaths } from '../support/pages.ts'

test('every page that is the same for everybody comes out of memory, byte for byte', async ({
  request,
}) => {
  for (const path of [...readyPaths, ...readyFiles]) {
    const first = await request('GET', path)
    const again = await request('GET', path)
    expect(again.headers.get('Server-Timing'), path).toBe('cache;desc=memory')
    expect(again.headers.get('Set-Cookie'), path).toBeNull()
    expect(differenceOf(again.text, first.text), path).toBeNull()
    const etag = again.headers.get('ETag')
    if (!etag) continue
    const headers = { 'If-None-Match': `"a", W/${etag}` }
    const unchanged = await request('GET', path, { headers })
    expect(unchanged.status, path).toBe(304)
    expect(unchanged.headers.get('Content-Security-Policy'), path).toBe(
      again.headers.get('Content-Security-Policy'),
    )
    expect((await request('HEAD', path)).headers.get('ETag'), path).toBe(etag)
  }
})

test('spellings of an address make no pages of their own', async ({ request, address }) => {
  await request('GET', '/en/services')
  for (const path of [
    '/en/services/',
    '//en//services',
    '/en/Services',
    '/en/%73ervices',
    '/en/sluzby',
  ]) {
    const answer = await sendRaw(address, { method: 'GET', path, headers: {}, body: null })
    expect([308, 404], path).toContain(answer.status)
    expect(answer.headers['server-timing'], path).toBeUndefined()
  }
})

test('whoever has a draft, follows a link or comes back from sending gets a page of their own', async ({
  request,
}) => {
  await request('GET', '/objednavka')
  await request('GET', '/kontakt')
  const own: [path: string, headers: Record<string, string>][] = [
    ['/objednavka?pickup=Praha', {}],
    ['/objednavka?%70ickup=Praha', {}],
    ['/objednavka?d=12345678', {}],
    ['/objednavka?expired=1', {}],
    ['/objednavka', { Cookie: 'draft=3f0f6a62-7d3c-4f3e-9a55-0c2f6f7d1a11' }],
    ['/objednavka', { Cookie: 'a=b; draft-3f0f6a62=3f0f6a62-7d3c-4f3e-9a55-0c2f6f7d1a11' }],
    ['/kontakt?sent=1', {}],
  ]
  for (const [path, headers] of own) {
    const answer = await request('GET', path, { headers })
    expect(answer.status, path).toBe(200)
    expect(answer.headers.get('Server-Timing'), path).toBeNull()
    expect(answer.headers.get('Cache-Control'), path).toMatch(/no-store/)
  }
})
