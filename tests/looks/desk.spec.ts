import type { Locator, Page } from 'playwright/test'
import { violations } from '../support/browser/axe.ts'
import { keyboardFaults } from '../support/browser/by-keys.ts'
import { choose, deskOrder, formOf } from '../support/browser/desk-acts.ts'
import { bareClasses, sidewaysScroll, smallTargets } from '../support/browser/room.ts'
import { expect, test } from '../support/browser/test.ts'
import { dayAhead } from '../support/order-fields.ts'
import { carrierDoes } from '../support/site/carrier.ts'
import { aCrew, deskCookie, deskVisitor } from '../support/site/desk.ts'
import { aDrivenRide } from '../support/site/driven-ride.ts'
import { placeOverHttp } from '../support/site/http-customer.ts'
import { testSite } from '../support/site/test-site.ts'

// What asks for a sign-in, or is over, is answered so.
test.use({
  expectedWords: /status of (403|410)/,
  viewport: { width: 390, height: 844 },
  // A colour on its way into the other theme is none of either.
  contextOptions: { reducedMotion: 'reduce' },
})
test.setTimeout(240_000)

/** Everybody can see, hear and use the open page, on a phone and at a desk, by day and by night, by keys alone. */
async function expectForEverybody(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  // At its end no bar lies over the page.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const found = [...(await bareClasses(page)), ...(await violations(page))]
  found.push(...(await sidewaysScroll(page)))
  await page.emulateMedia({ colorScheme: 'dark' })
  found.push(...(await violations(page, 'colours')))
  await page.setViewportSize({ width: 1440, height: 900 })
  found.push(...(await sidewaysScroll(page)), ...(await keyboardFaults(page)))
  await page.setViewportSize({ width: 320, height: 640 })
  found.push(...(await sidewaysScroll(page)))
  await page.setViewportSize({ width: 390, height: 844 })
  expect.soft(found, name).toEqual([])
}

/**
 * Answers that nothing is new: a list that renews itself beneath a walk by keys takes the marks of the walk away, and on
 * a busy machine a walk is longer than the twenty seconds between two renewals.
 */
async function keepLists(page: Page): Promise<void> {
  await page.route(/\/(?:dispecink|en\/desk)(?:\/|$)/, (route) =>
    route.request().resourceType() === 'fetch' ? route.fulfill({ status: 304 }) : route.fallback(),
  )
}

const ALL_ACTS = 'main details'

async function unfold(page: Page): Promise<void> {
  await page.evaluate((folds) => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>(folds)) fold.open = true
  }, ALL_ACTS)
}

test('everybody can sign in', async ({ page }) => {
  await page.goto('/dispecink')
  await expectForEverybody(page, 'the e-mail')
  await page.getByLabel('E-mail').fill('nobody@example')
  await page.getByRole('button', { name: 'Poslat odkaz' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectForEverybody(page, 'a wrong e-mail')
  await page.getByLabel('E-mail').fill('nobody@example.com')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/sent=1/)
  await page.getByLabel('Šest číslic').fill('123456')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeVisible()
  await expectForEverybody(page, 'a wrong code')
  await page.goto('/en/desk/link/unknown')
  await expectForEverybody(page, 'an unknown link')
})

test('everybody can use each page of the desk', async ({ page }) => {
  await keepLists(page)
  await page.context().addCookies([await deskCookie('dana')])
  const desk = await deskVisitor('dana')
  const crew = await aCrew(desk)
  const date = dayAhead(200)
  for (const time of ['10:00', '10:30']) {
    const { number } = await placeOverHttp(testSite().address, { fields: { date, time } })
    await carrierDoes(testSite(), number, { command: 'confirm' })
  }
  const home = await page.goto('/dispecink')
  expect(home?.status()).toBe(200)
  // The bar and the foot lead to every page.
  const paths = await page
    .locator('header nav a, footer a')
    .evaluateAll((links) => links.flatMap((link) => link.getAttribute('href') ?? []))
  expect(paths.length).toBeGreaterThan(7)
  for (const path of new Set([...paths, '/en/desk'])) {
    await page.goto(path)
    await unfold(page)
    await expectForEverybody(page, path)
  }

  const kept = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
    ...(await indexedDB.databases()),
    ...(await navigator.serviceWorker.getRegistrations()),
    document.cookie,
  ])
  expect(kept.filter(Boolean), 'what the browser keeps of the desk').toEqual([])
  await page.goto('/dispecink/nova')
  await page.getByRole('button', { name: 'Zapsat objednávku' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectForEverybody(page, 'a wrong order of the telephone')
  await page.goto('/dispecink/ridici')
  const isNew = page.locator('form:has([name=id][value=""])')
  if (!(await isNew.isVisible())) await page.locator('summary', { hasText: 'Nový řidič' }).click()
  await isNew.locator('button[value=save]').click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expectForEverybody(page, 'a wrong driver')
  await page.goto('/dispecink/hledat')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('Ukázková')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nalezeno')).toBeVisible()
  await expectForEverybody(page, 'what was found')

  await page.goto(`/dispecink/den/${date}`)
  for (const index of [0, 1]) {
    const row = page.locator('main li[data-row]').nth(index)
    await row.locator('summary').click()
    await choose(row.locator('details form'), crew)
    if (index === 0) await expectForEverybody(page, 'a day')
    await row.locator('details').getByRole('button', { name: 'Přidělit' }).click()
    if (index === 0) await page.waitForURL(/den/)
  }
})

test('everybody can use the page of an order in its states', async ({ page }) => {
  await keepLists(page)
  await page.context().addCookies([await deskCookie('dana')])
  const { number } = await placeOverHttp(testSite().address, {
    fields: { name: 'Jana Ukázková' },
  })
  await page.goto(deskOrder(number))
  await unfold(page)
  await expectForEverybody(page, 'a new order')
  const reject = await formOf(page, 'reject')
  await reject.locator('button[type=submit]:not([name])').click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectForEverybody(page, 'a wrong field')
  await (await formOf(page, 'reject')).locator('[name=reason]').fill('Bohužel máme plno.')
  await (await formOf(page, 'reject')).getByRole('button', { name: 'Ukázat e-mail' }).click()
  await expect(page.locator('main pre')).toBeVisible()
  await expectForEverybody(page, 'a preview')
  const assign = {
    command: 'assign',
    driver: 'Karel Vozka',
    phone: '+420777000111',
    car: 'Škoda Superb',
    plate: '1AB 2345',
  }
  await carrierDoes(testSite(), number, { command: 'confirm' }, assign)
  await (await formOf(page, 'reject')).locator('button[type=submit]:not([name])').click()
  await expect(page.getByRole('alert')).toContainText('Mezitím')
  await expectForEverybody(page, 'an overtaken act')
  await page.goto(deskOrder(number).replace('/dispecink/objednavka', '/en/desk/order'))
  await unfold(page)
  await expectForEverybody(page, 'an assigned order')
  await carrierDoes(testSite(), number, { command: 'done', why: 'Dřívější let' })
  await page.goto(deskOrder(number))
  await unfold(page)
  await expectForEverybody(page, 'a done order')
  await page.goto(deskOrder('1234567890'))
  await expectForEverybody(page, 'an unknown order')
})

test('everybody can use the page of a driver', async ({ page }) => {
  const { path } = await aDrivenRide()
  const former = await aDrivenRide()
  await carrierDoes(testSite(), former.number, { ...former.assign, driver: 'Alena' })
  await page.goto(path)
  await expectForEverybody(page, 'the ride of a driver')
  // With gloves on.
  expect(await smallTargets(page)).toEqual([])
  await page.locator('[data-press=onTheWay] button').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-act=onTheWay][data-is=done]')).toBeVisible()
  await expect(page.locator('[data-press=arrived] button')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-act=arrived][data-is=done]')).toBeVisible()
  await expectForEverybody(page, 'a driver who waits')
  await page.goto(former.path)
  await expectForEverybody(page, 'another driver has the ride')
  await page.goto(`${path}x`)
  await expectForEverybody(page, 'an unknown ride')
})

test('a dispatcher answers for an order by the keyboard alone', async ({ page }) => {
  await page.context().addCookies([await deskCookie('dana')])
  const date = dayAhead(210)
  const { number } = await placeOverHttp(testSite().address, {
    fields: { date, name: 'Zikmund Klávesák' },
  })
  await page.clock.install()
  await page.goto(`/dispecink/den/${date}`)
  await page.keyboard.press('j')
  const link = page.locator(`a[href*="${number}"]`)
  await expect(link).toBeFocused()
  // A colleague confirms: the day renews itself, and the keyboard stays where it is.
  await carrierDoes(testSite(), number, { command: 'confirm' })
  await page.clock.runFor(21_000)
  await expect(page.locator('main li', { has: link })).toContainText('potvrzená')
  await expect(link).toBeFocused()
  await page.keyboard.press('/')
  await page.waitForURL(/hledat/)
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('klavesak')
  await page.keyboard.press('Enter')
  await expect(link).toBeVisible()
  await link.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(new RegExp(number))
  const tabTo = async (one: Locator) => {
    for (let stops = 0; stops < 60; stops += 1) {
      if (await one.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    await expect(one).toBeFocused()
  }
  await tabTo(page.locator('summary', { hasText: 'Zrušit jízdu' }))
  await page.keyboard.press('Enter')
  const form = await formOf(page, 'cancel')
  await tabTo(form.locator('[name=reason]'))
  await page.keyboard.type('Auto stojí v servisu.')
  await tabTo(form.getByRole('button', { name: 'Zrušit jízdu', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.locator('header h1 + p')).toHaveText('zrušená')
})
