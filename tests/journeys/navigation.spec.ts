import { askPrice } from '../support/browser/front-door.ts'
import { untilLive } from '../support/browser/live-form.ts'
import { draftSaved } from '../support/browser/order-journey.ts'
import { expect, test } from '../support/browser/test.ts'

test('who comes by phone opens the menu, closes it, and goes on by it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Menu' })
  await button.click()
  await expect(page.locator('body')).toHaveClass(/mobile-menu-active/)
  await expect(page.getByRole('link', { name: 'Mapa stránek' }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('body')).not.toHaveClass(/mobile-menu-active/)
  await expect(button).toBeFocused()
  await button.click()
  await page.locator('#menu').getByRole('link', { name: 'Časté dotazy' }).click()
  await expect(page).toHaveURL(/caste-dotazy/)

  // A link to the page that is shown already leads to its top.
  await page.evaluate(() => scrollTo(0, 2_000))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000)
  await page.locator('footer').getByRole('link', { name: 'Časté dotazy' }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

  // So does one of the menu, which would lie over it.
  await button.click()
  await page.locator('#menu').getByRole('link', { name: 'Časté dotazy' }).click()
  await expect(page.locator('#menu')).toBeHidden()
  await page.goto('/')
  await button.click()
  await page.locator('#menu').getByRole('link', { name: 'Kdo Vás veze' }).click()
  await expect(page.locator('#menu')).toBeHidden()
  await expect(page.locator('#o-nas')).toBeInViewport()
})

test('a ride that a link filled in goes with its language, and who chose one begins in it at home', async ({
  page,
  baseURL,
}) => {
  await page.goto('/objednavka?kind=ride&service=comfort&pickup=Praha&dropoff=Brno&gclid=x')
  await page.getByRole('link', { name: 'English' }).first().click()
  await expect(page).toHaveURL('/en/order?kind=ride&service=comfort&pickup=Praha&dropoff=Brno')
  await expect(page.locator('[name=dropoff]')).toHaveValue('Brno')
  await page.goto('about:blank')
  await page.goto('/')
  await expect(page).toHaveURL('/en')
  await page.getByRole('link', { name: 'Česky' }).first().click()
  await expect(page).toHaveURL('/')
  await page.goto('about:blank')
  await page.goto('/kontakt')
  await expect(page).toHaveURL(new URL('/kontakt', baseURL).href)
})

test('a link within a form to an address that the carrier leads out of the site goes there as a whole page', async ({
  page,
  baseURL,
}) => {
  const target = 'https://www.facebook.com/vozka.example'
  const asked: string[] = []
  // Nothing leaves this computer: `page.route` does not see where a redirect leads, the browser itself does.
  const session = await page.context().newCDPSession(page)
  session.on('Fetch.requestPaused', ({ requestId, resourceType, request }) => {
    asked.push(`${resourceType} ${request.url}`)
    void session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'Content-Type', value: 'text/html' }],
      body: Buffer.from('<h1>Vozka elsewhere</h1>').toString('base64'),
    })
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://www.facebook.com/*' }] })
  for (const [path, link] of [
    ['/', 'main'],
    ['/objednavka', '#order-form'],
  ] as const) {
    await page.goto(path)
    if (path === '/objednavka') await untilLive(page)
    await page.locator(link).evaluate((within) => {
      within.insertAdjacentHTML('afterbegin', '<a href="/facebook">Facebook</a>')
    })
    await page.locator(`${link} > a[href="/facebook"]`).press('Enter')
    await expect(page.getByRole('heading', { name: 'Vozka elsewhere' })).toBeVisible()
    expect(page.url()).toBe(target)
    await page.goBack()
    await expect(page).toHaveURL(new URL(path, baseURL).href)
  }
  expect(asked).toEqual([`Document ${target}`, `Document ${target}`])
  await page
    .locator('header')
    .first()
    .evaluate((within) => {
      within.insertAdjacentHTML('afterbegin', '<a href="/objednat">Objednat</a>')
    })
  await page.locator('header > a[href="/objednat"]').press('Enter')
  await expect(page).toHaveURL(/\/objednavka$/)
})

test('the language is remembered only when a person switches it', async ({ page, context }) => {
  await page.goto('/kontakt')
  expect(await context.cookies()).toEqual([])
  await page.locator('a[data-switch=bar]').click()
  await expect(page).toHaveURL(/\/en\/contact$/)
  const [cookie] = await context.cookies()
  expect(cookie).toMatchObject({ name: 'locale', value: 'en', path: '/', sameSite: 'Lax' })
})

test('who switches the language in the middle of an order keeps what was typed', async ({
  page,
}) => {
  await page.goto('/objednavka')
  await untilLive(page)
  const saved = draftSaved(page, 'dropoff=Brno')
  await page.locator('[name=dropoff]').fill('Brno')
  await page.locator('a[data-switch=bar]').click()
  await saved
  await expect(page).toHaveURL(/\/en\/order/)
  await expect(page.locator('[name=dropoff]')).toHaveValue('Brno')
})

for (const [path, link, field] of [
  ['/kontakt', 'Napsat další zprávu', 'message'],
  ['/najit-objednavku', 'Zkusit jiné číslo nebo e-mail', 'number'],
] as const) {
  test(`the answer of ${path} leads back to its form`, async ({ page }) => {
    await page.goto(`${path}?sent=1`)
    await page.getByRole('link', { name: link }).click()
    await expect(page.locator(`[name=${field}]`)).toBeVisible()
    expect(new URL(page.url()).search).toBe('')
  })
}

test('who mistyped the e-mail of the desk types another one', async ({ page }) => {
  await page.goto('/dispecink')
  await page.getByLabel('E-mail').fill('dnaa@example.com')
  await page.getByRole('button', { name: 'Poslat odkaz' }).click()
  await expect(page).toHaveURL(/sent=1/)
  await page.waitForLoadState('load')
  await page.getByRole('link', { name: 'Zkusit jiný e-mail nebo poslat znovu' }).click()
  await expect(page.getByLabel('E-mail')).toHaveValue('')
})

test('a link to the page that is shown scrolls; another query and a press for another place are the browser’s', async ({
  page,
}) => {
  const clicked = (link: { href: string; target?: string }, key = '') =>
    page.evaluate(
      ([{ href, target }, modifier]) => {
        const made = document.createElement('a')
        made.href = href
        if (target !== undefined) made.target = target
        document.body.insertAdjacentElement('beforeend', made)
        let who = ''
        const judge = (event: Event) => {
          who = event.defaultPrevented ? 'page' : 'browser'
          event.preventDefault()
        }
        addEventListener('click', judge, { once: true })
        const init = { bubbles: true, cancelable: true, [modifier]: true }
        made.dispatchEvent(new MouseEvent('click', init))
        made.remove()
        return who
      },
      [link, key] as const,
    )
  await page.goto('/ceny?gclid=1')
  expect(await clicked({ href: '/ceny' })).toBe('page')
  expect(await clicked({ href: '/ceny?gclid=1' })).toBe('page')
  expect(await clicked({ href: '/ceny?page=2' })).toBe('browser')
  expect(await clicked({ href: '/ceny', target: '_blank' })).toBe('browser')
  for (const key of ['shiftKey', 'ctrlKey', 'metaKey', 'altKey']) {
    expect(await clicked({ href: '/ceny' }, key), key).toBe('browser')
  }
  for (const key of ['sent', 'd', 'done', 'act', 'page']) {
    await page.goto(`/ceny?gclid=1&${key}=1`)
    expect(await clicked({ href: '/ceny' }), key).toBe('browser')
    expect(await clicked({ href: `/ceny?gclid=1&${key}=1` }), key).toBe('page')
  }
})

test('nothing typed is lost when somebody presses the link to the order that they type', async ({
  page,
}) => {
  const toOrder = page.locator('a[href="/objednavka"]').first()
  await page.goto('/objednavka?gclid=1')
  await untilLive(page)
  await page.locator('[name=dropoff]').fill('Brno')
  await page.evaluate(() => scrollTo(0, 2_000))
  await toOrder.evaluate((link: HTMLElement) => link.click())
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page).toHaveURL('/objednavka?gclid=1')
  await expect(page.locator('[name=dropoff]')).toHaveValue('Brno')

  await askPrice(page, 'cs', { from: 'Letiště Praha', to: 'Karlovy Vary' })
  await untilLive(page)
  await expect(page).toHaveURL(/\?d=/)
  await page.locator('[name=name]').fill('Jana Ukázková')
  await toOrder.evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL('/objednavka')
  await expect(page.locator('[name=name]')).toHaveValue('Jana Ukázková')
})
