import { expect, test } from 'vitest'
import { canonicalRedirect, chosenLanguage } from '~/http/canonical-redirect'

const ORIGIN = 'https://www.example.com'

test.each([
  ['/services', '/sluzby'],
  ['/en/sluzby/', '/en/services'],
  ['//kontakt', '/kontakt'],
  ['/en//contact/?a=1', '/en/contact?a=1'],
  ['/%6fbjednavka', '/objednavka'],
  ['/%4Frder', '/objednavka'],
  ['/SLUZBY', '/sluzby'],
  ['/En/Services/?a=B', '/en/services?a=B'],
  ['/en/%73luzby', '/en/services'],
  ['/ceny/karlovy-vary-praha', '/ceny/praha-karlovy-vary'],
  ['/ceny/prague-vienna', '/ceny/praha-viden'],
  ['/en/prices/viden-praha/?a=1', '/en/prices/prague-vienna?a=1'],
  ['/prices/Vienna-Prague', '/ceny/praha-viden'],
  ['/en/ceny/praha-brno', '/en/prices/prague-brno'],
  ['/prices', '/ceny'],
])('%s leads once and for good to %s', async (path, target) => {
  const response = await canonicalRedirect(new URL(ORIGIN + path))
  expect(response?.status).toBe(308)
  expect(response?.headers.get('Location')).toBe(target)
})

test('a browser keeps a redirect for a day, and never one that the catalogue decided', async () => {
  const caching = async (path: string) =>
    (await canonicalRedirect(new URL(ORIGIN + path)))?.headers.get('Cache-Control')
  expect(await caching('/services')).toBe('public, max-age=86400')
  expect(await caching('/experiences/a-trip')).toBe('no-store')
})

test.each([
  '/stav-objednavky/aBc/',
  '/order-status/aBc',
  '/en/stav-objednavky/aBc',
  '/en//order-status/aBc',
])('what leads from %s to an order is kept nowhere and tells nobody', async (path) => {
  const response = await canonicalRedirect(new URL(ORIGIN + path))
  expect(response?.status).toBe(308)
  expect(response?.headers.get('Cache-Control')).toBe('no-store')
  expect(response?.headers.get('Referrer-Policy')).toBe('no-referrer')
})

test.each([
  '/stav-objednavky/%61bc',
  '/en/order-status/%61bc',
  '/Stav-objednavky/aBc',
  '/kontakt',
  '/a%25%20b',
  '/Nowhere',
  '/ceny/praha-karlovy-vary',
  '/ceny/praha-plzen',
  '/prices/prague-pilsen',
])('%s stands as it is', async (path) => {
  expect(await canonicalRedirect(new URL(ORIGIN + path))).toBeNull()
})

test.each([
  '//evil.example',
  '///evil.example/',
  '/\\evil.example',
  '/.//evil.example',
  '/en//evil.example//',
  '/%2f%2fevil.example/',
  '/%5c%5cevil.example/',
  '/%0d%0aLocation:%20https:%2f%2fevil.example/',
  '/sluzby/%0d%0aSet-Cookie:%20a=b-transportation/',
  '/experiences/%2f%2fevil.example/',
  '/en/zazitky/..%2f..%2f%2fevil.example',
  '/services/?next=//evil.example&a=%0d%0ab:c',
  '//@evil.example',
  '//evil.example:443/..',
])('%s leads nowhere but to this site', async (path) => {
  const response = await canonicalRedirect(new URL(ORIGIN + path))
  const location = response?.headers.get('Location') ?? '/'
  expect(location).toMatch(/^\/(?![/\\])[^\s\\]*$/)
  expect(new URL(location, ORIGIN).origin).toBe(ORIGIN)
  expect(
    [...(response?.headers.keys() ?? [])].filter(
      (name) => !['location', 'cache-control'].includes(name),
    ),
  ).toEqual([])
})

test('home that a page fetches in advance is home as it is', () => {
  const headers = { 'Sec-Fetch-Site': 'none', 'Sec-Purpose': 'prefetch', Cookie: 'locale=en' }
  const url = new URL(`${ORIGIN}/`)
  expect(chosenLanguage(new Request(url, { headers }), url)).toBeNull()
})

test.each([
  ['/', 'none', 'locale=en', '/en'],
  ['/?gclid=1', 'cross-site', 'draft=1; locale=en', '/en?gclid=1'],
  ['/', 'same-origin', 'locale=en', null],
  ['/kontakt', 'none', 'locale=en', null],
  ['/', 'none', 'locale=cs', null],
  ['/', 'none', 'locale=de', null],
  ['/', 'none', '', null],
])('%s from %s with the cookie “%s” begins at %s', (path, site, cookie, target) => {
  const headers = { 'Sec-Fetch-Site': site, Cookie: cookie }
  const url = new URL(ORIGIN + path)
  const response = chosenLanguage(new Request(url, { headers }), url)
  expect(response?.headers.get('Location') ?? null).toBe(target)
  if (response) expect(response.headers.get('Cache-Control')).toBe('no-store')
})
