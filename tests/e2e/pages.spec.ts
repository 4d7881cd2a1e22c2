import { pages } from '../support/browser/pages.ts'
import { expect, test } from '../support/browser/test.ts'

for (const { cs, en, isForm } of pages) {
  for (const [locale, path, other] of [
    ['cs', cs, en],
    ['en', en, cs],
  ] as const) {
    test(`${path} stands in its language and leads to ${other}`, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page).toHaveTitle(/.+ \| Vozka$/)
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{30,}/)
      await expect(page.locator('h1')).toHaveCount(1)
      const hreflang = page.locator(
        `link[rel=alternate][hreflang=${locale === 'cs' ? 'en' : 'cs'}]`,
      )
      await expect(hreflang).toHaveAttribute('href', new RegExp(`${other}$`))
      await page.locator('a[data-switch]').click()
      await expect(page).toHaveURL(new RegExp(`${other}$`))
    })
  }

  if (!isForm) {
    test(`${cs} is a document without framework script`, async ({ request }) => {
      for (const path of [cs, en]) {
        const html = await (await request.get(path)).text()
        const scripts = [...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)
        expect(scripts.filter((tag) => !tag.includes('ld+json'))).toEqual([
          expect.stringMatching(/^<script src="\/assets\/document-[\w-]+\.js" defer="">$/),
        ])
        expect(html).not.toContain('modulepreload')
        expect(html).not.toContain('nonce')
      }
    })
  }
}

test('an unknown address is a 404 that shows the path and ways on', async ({ page }) => {
  const response = await page.goto('/neznámá/<b>x</b>')
  expect(response?.status()).toBe(404)
  await expect(page).toHaveTitle('Neexistující stránka | Vozka')
  await expect(page.getByText('Stránka nenalezena: /neznámá/<b>x</b>')).toBeVisible()
  await page.goto('/en/nowhere')
  await expect(page.getByText('Page not found: /en/nowhere')).toBeVisible()
  await page.getByRole('link', { name: 'Back to home' }).click()
  await expect(page).toHaveURL(/\/en$/)
})

test('a link to an order that came in pieces says whom to ask, and does not repeat what was left of it', async ({
  page,
}) => {
  for (const [path, find] of [
    ['/stav-objednavky/a-half', 'Poslat nový odkaz'],
    ['/en/order-status/a-half', 'Send a new link'],
  ] as const) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    const main = page.locator('main')
    await expect(main.getByRole('link', { name: '+420' })).toHaveAttribute('href', /^tel:/)
    await expect(main).not.toContainText('a-half')
    await main.getByRole('link', { name: find }).click()
    await expect(page).toHaveURL(/najit-objednavku|find-order/)
  }
})

test('unknown slugs are 404', async ({ request }) => {
  for (const path of [
    '/sluzby/zlata-preprava',
    '/en/services/gold-transportation',
    '/zazitky/neznamy',
    '/en/experiences/unknown',
    '/assets/missing.js',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})

test('other names of an address lead to the one that counts, once and for good', async ({
  baseURL,
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
  ] as const) {
    const response = await request.get(`${baseURL}${from}`, { maxRedirects: 0 })
    expect(response.status(), from).toBe(308)
    const location = new URL(response.headers()['location'] ?? '', 'http://localhost')
    expect(location.pathname + location.search, from).toBe(to)
  }
})

test('the menu of a phone opens, marks the body and closes with Escape', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.locator('body')).toHaveClass(/mobile-menu-active/)
  await expect(page.getByRole('link', { name: 'Mapa stránek' }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('body')).not.toHaveClass(/mobile-menu-active/)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('#menu').getByRole('link', { name: 'Časté dotazy' }).click()
  await expect(page).toHaveURL(/caste-dotazy/)
})

test('a link to the page already shown scrolls to its top', async ({ page }) => {
  await page.goto('/caste-dotazy')
  await page.evaluate(() => scrollTo(0, 2_000))
  await page.locator('footer').getByRole('link', { name: 'Časté dotazy' }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('the language is remembered only when a person switches it', async ({ page, context }) => {
  await page.goto('/kontakt')
  expect(await context.cookies()).toEqual([])
  await page.locator('a[data-switch]').click()
  await expect(page).toHaveURL(/\/en\/contact$/)
  const [cookie] = await context.cookies()
  expect(cookie).toMatchObject({ name: 'locale', value: 'en', path: '/', sameSite: 'Lax' })
})

test('sitemap.xml and robots.txt name every page', async ({ baseURL, request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const { cs, en } of pages.filter(({ isListed }) => isListed)) {
    expect(sitemap).toContain(`<loc>${baseURL}${cs}</loc>`)
    expect(sitemap).toContain(`<loc>${baseURL}${en}</loc>`)
  }
  expect(await (await request.get('/robots.txt')).text()).toContain(
    `Sitemap: ${baseURL}/sitemap.xml`,
  )
})
