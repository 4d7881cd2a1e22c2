import * as v from 'valibot'
import { posters } from '../../carriers/vozka/pictures/posters.ts'
import { fetchPage } from '../support/http/fetched.ts'
import { headOf } from '../support/http/head.ts'
import { expect, test } from '../support/http/test.ts'
import { httpVisitor } from '../support/http/visitor.ts'
import { pages } from '../support/pages.ts'
import { placeOverHttp } from '../support/site/http-customer.ts'
import { testSite } from '../support/site/test-site.ts'

const manifestSchema = v.object({
  icons: v.array(v.object({ src: v.string(), sizes: v.string(), purpose: v.optional(v.string()) })),
})

/** Width and height of a PNG, which its first chunk says. */
async function sizeOf(path: string): Promise<{ width: number; height: number; bytes: number }> {
  const response = await fetch(testSite().address + path)
  const picture = Buffer.from(await response.arrayBuffer())
  expect(response.headers.get('Content-Type'), path).toBe('image/png')
  return {
    width: picture.readUInt32BE(16),
    height: picture.readUInt32BE(20),
    bytes: picture.length,
  }
}

test('an unknown address is a 404 that shows the path and ways on', async ({ request }) => {
  const czech = await fetchPage(`/${encodeURIComponent('neznámá')}/%3Cb%3Ex%3C%2Fb%3E`)
  expect(czech.status).toBe(404)
  expect(czech.$('title').text()).toBe('Neexistující stránka | Vozka')
  expect(czech.text()).toContain('Stránka nenalezena: /neznámá/<b>x</b>')
  const english = await fetchPage('/en/nowhere')
  expect(english.text()).toContain('Page not found: /en/nowhere')
  const visitor = httpVisitor(testSite().address)
  const home = await visitor.follow(english, 'Back to home')
  expect(home.address).toBe('/en')
  for (const path of [
    '/sluzby/zlata-preprava',
    '/en/services/gold-transportation',
    '/zazitky/neznamy',
    '/en/experiences/unknown',
    '/assets/missing.js',
  ]) {
    expect((await request('GET', path)).status, path).toBe(404)
  }
})

test('whatever is missing is named, to whoever asked for it, and never by the token of a link', async ({
  request,
}) => {
  const picture = { headers: { Accept: 'image/avif,image/*' } }
  const text = async (path: string) => (await request('GET', path, picture)).text
  expect(await text('/nothing.png')).toBe('Stránka nenalezena: /nothing.png\n')
  expect(await text('/en/nothing.png')).toBe('Page not found: /en/nothing.png\n')
  expect(await text('/assets/nothing.js?v=1')).toBe('Stránka nenalezena: /assets/nothing.js\n')
  expect(await text('/%3Cb%3E.png')).toBe('Stránka nenalezena: /<b>.png\n')
  expect((await fetchPage('/assets/%3Cb%3E.js')).text()).toContain(
    'Stránka nenalezena: /assets/<b>.js',
  )
  for (const method of ['GET', 'HEAD']) {
    const answer = await request(method, '/api/nothing', { headers: { Accept: '*/*' } })
    expect(answer.status).toBe(404)
  }
  const api = await request('GET', '/api/nothing', { headers: { Accept: 'application/json' } })
  expect(api.json()).toEqual({ error: 'missing', message: 'Stránka nenalezena: /api/nothing' })

  const token = 'T0ken-of-an-Order.26123456'
  for (const path of [
    `/stav-objednavky/${token}`,
    `/en/order-status/${token}/calendar.ics`,
    `/order-status/${token}/guest`,
    `/doklad/${token}.isdoc`,
    `/jizda/${token}`,
    `/en/ride/${token}/more`,
    `/dispecink/odkaz/${token}`,
    `/x/stav-objednavky/${token}`,
    `/STAV-OBJEDNAVKY/${token}`,
    `/x%2Fjizda%2F${token}`,
  ]) {
    for (const Accept of ['text/html', 'image/*', 'application/json']) {
      const { status, text: answer } = await request('GET', path, { headers: { Accept } })
      expect(status, path).not.toBe(200)
      // The link to the other language stays what the visitor asked for.
      const said = answer.replaceAll(/href="[^"]*"/g, '')
      expect(said, `${path} as ${Accept}`).not.toContain(token)
    }
  }
})

test('a page that does not exist is neither listed nor described', async () => {
  const head = headOf(await fetchPage('/neni-tu'))
  expect(head.robots).toBe('noindex')
  expect(head.canonical).toBeNull()
  expect(head.graphs).toEqual([])
})

test('a link to an order that came in pieces says whom to ask, and does not repeat what was left of it', async () => {
  for (const [path, find, phone] of [
    ['/stav-objednavky/a-half', 'Poslat nový odkaz podle čísla objednávky', '700'],
    ['/en/order-status/a-half', 'Get a new one with your order number', '+420'],
  ] as const) {
    const page = await fetchPage(path)
    expect(page.status).toBe(404)
    expect(page.$('main a[href^="tel:"]').text()).toContain(phone)
    expect(page.text()).not.toContain('a-half')
    const found = await httpVisitor(testSite().address).follow(page, find)
    expect(found.address).toMatch(/najit-objednavku|find-order/)
    expect(found.status).toBe(200)
  }
})

test('other names of an address lead to the one that counts, once and for good', async ({
  request,
}) => {
  for (const [from, to] of [
    ['/services', '/sluzby'],
    ['/en/sluzby', '/en/services'],
    ['/kontakt/', '/kontakt'],
    ['//kontakt', '/kontakt'],
    ['/en//', '/en'],
    ['/en/', '/en'],
    ['/en/zazitky', '/en/experiences'],
    ['/services/business', '/sluzby/business-preprava'],
    ['/en/sluzby/business-preprava', '/en/services/business-transportation'],
    ['/order?kind=parcel', '/objednavka?kind=parcel'],
    ['/zazitky/unforgettable-experiences', '/zazitky/nezapomenutelne-zazitky'],
    ['/en/zazitky/zazitky-na-miru', '/en/experiences/tailor-made-experiences'],
    ['/ceny/karlovy-vary-praha', '/ceny/praha-karlovy-vary'],
    ['/ceny/prague-vienna', '/ceny/praha-viden'],
    ['/ceny/vienna-prague', '/ceny/praha-viden'],
    ['/en/prices/letiste-praha-praha', '/en/prices/prague-prague-airport'],
    ['/prices/prague-brno', '/ceny/praha-brno'],
    ['/en/ceny', '/en/prices'],
  ] as const) {
    const response = await request('GET', from)
    expect(response.status, from).toBe(308)
    const location = new URL(response.headers.get('Location') ?? '', 'http://localhost')
    expect(location.pathname + location.search, from).toBe(to)
  }
  for (const path of ['/ceny/praha-plzen', '/ceny/praha', '/en/prices/prague-prague']) {
    expect((await request('GET', path)).status, path).toBe(404)
  }
  const unknown = await fetchPage('/ceny/praha-plzen')
  expect(unknown.$('header a[data-switch=bar]').attr('href')).toBe('/en/prices')
})

test('a rule of the carrier leads from an address of its own, within the site and out of it', async ({
  request,
}) => {
  for (const method of ['GET', 'HEAD']) {
    for (const [from, status, to] of [
      ['/objednat', 301, '/objednavka'],
      ['/objednat?dropoff=Brno', 301, '/objednavka?dropoff=Brno'],
      ['/facebook', 302, 'https://www.facebook.com/vozka.example'],
      // The query of a visitor goes to nobody else.
      ['/facebook?dropoff=Brno', 302, 'https://www.facebook.com/vozka.example'],
      ['/facebook/', 308, '/facebook'],
    ] as const) {
      const response = await request(method, from)
      expect([response.status, response.headers.get('Location')], from).toEqual([status, to])
    }
  }
  expect((await request('GET', '/en/facebook')).status).toBe(404)
  expect((await fetchPage('/sitemap.xml')).html).not.toContain('/facebook')
})

test('sitemap.xml and robots.txt name every page', async () => {
  const { address } = testSite()
  const sitemap = (await fetchPage('/sitemap.xml')).html
  for (const { cs, en } of pages.filter(({ isListed }) => isListed)) {
    expect(sitemap).toContain(`<loc>${address}${cs}</loc>`)
    expect(sitemap).toContain(`<loc>${address}${en}</loc>`)
  }
  expect((await fetchPage('/robots.txt')).html).toContain(`Sitemap: ${address}/sitemap.xml`)
})

test('the site says which build is the latest one, the one its pages are of, and has its manifest', async ({
  request,
}) => {
  const home = await fetchPage('/')
  const id = home.$('html').attr('data-build')
  for (const path of ['/builds/latest.json', `/builds/meta/${id}.json`]) {
    const answer = await request('GET', path)
    expect(answer.headers.get('Cache-Control'), path).toBe('no-cache')
    expect(answer.json(), path).toEqual({ id })
  }
  expect((await request('GET', '/builds/meta/another.json')).status).toBe(404)
})

test('every poster of a service and an experience has a light picture for social networks', async () => {
  const own = Object.keys(posters).filter((name) => /^(service|experience|place)-/.test(name))
  const shared = await Promise.all(
    pages.map(async ({ cs }) => headOf(await fetchPage(cs)).og['og:image'] ?? ''),
  )
  const paths = [
    ...shared.map((address) => new URL(address).pathname),
    ...own.map((name) => `/social/${name}.png`),
  ]
  for (const path of new Set(paths)) {
    const { width, height, bytes } = await sizeOf(path)
    expect([width, height], path).toEqual([1200, 630])
    expect(bytes, path).toBeLessThanOrEqual(100 * 1024)
  }
})

test('the site and an order are kept on a home screen, each in its language', async ({
  request,
}) => {
  const schema = v.object({
    start_url: v.string(),
    display: v.literal('standalone'),
    shortcuts: v.optional(v.array(v.object({ url: v.string() }))),
  })
  const manifestOf = async (page: string) => {
    const { $ } = await fetchPage(page)
    const links = $('link[rel=manifest]').toArray()
    expect(links, page).toHaveLength(1)
    const { json } = await request('GET', $(links[0]).attr('href') ?? '')
    return v.parse(schema, json())
  }
  for (const [page, order] of [
    ['/', '/objednavka'],
    ['/en', '/en/order'],
  ] as const) {
    const { start_url: start, shortcuts = [] } = await manifestOf(page)
    expect(start).toBe(page)
    expect(shortcuts[0]?.url).toBe(order)
    for (const { url } of shortcuts) expect((await fetchPage(url)).status, url).toBe(200)
  }
  const { path } = await placeOverHttp(testSite().address)
  expect((await manifestOf(path)).start_url).toBe(path)
})

test('the site has an icon for tabs, home screens and launchers', async ({ request }) => {
  const manifest = v.parse(manifestSchema, (await request('GET', '/site.webmanifest')).json())
  expect(manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
    'any any',
    '192x192 any',
    '512x512 any',
    '192x192 maskable',
    '512x512 maskable',
  ])
  for (const { src, sizes } of manifest.icons.slice(1)) {
    const { width, height } = await sizeOf(src)
    expect(`${width}x${height}`, src).toBe(sizes)
  }
  const { $ } = await fetchPage('/en')
  const icons = $('link[rel*=icon]').toArray()
  const pngs = icons.map((icon) => $(icon).attr('href') ?? '').filter((src) => src.endsWith('.png'))
  const widths = await Promise.all(pngs.map(async (src) => (await sizeOf(src)).width))
  expect(widths).toContain(180)
  for (const icon of icons) {
    expect((await request('GET', $(icon).attr('href') ?? '')).status).toBe(200)
  }
})
