import type { Page, Response } from 'playwright/test'
import { deskOrder, expectState, formOf, mainButton } from '../support/browser/desk-acts.ts'
import { expect, test } from '../support/browser/test.ts'
import { dayAhead } from '../support/order-fields.ts'
import { carrierDoes } from '../support/site/carrier.ts'
import { deskCookie } from '../support/site/desk.ts'
import { aDrivenRide } from '../support/site/driven-ride.ts'
import { placeOverHttp } from '../support/site/http-customer.ts'
import { testSite } from '../support/site/test-site.ts'

const NAME = 'Kvido Obnovený'
const STATE = '#desk-state'

/** A page of the desk whose clock stands still: each renewal is asked for by `renew`. */
async function openStill(page: Page, path: string): Promise<void> {
  await page.context().addCookies([await deskCookie('dana')])
  await page.clock.install()
  await page.goto(path)
  // The jump asks for a renewal, and for a second after it no press is taken.
  const answered = answerToScript(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await (await answered).finished()
  await page.clock.runFor(1_000)
}

/** The answer to the script of the desk; the page also asks which build is the latest. */
function answerToScript(page: Page): Promise<Response> {
  return page.waitForResponse(
    (response) =>
      response.request().resourceType() === 'fetch' && !response.url().includes('/builds/'),
  )
}

/** Lets twenty seconds pass, and waits for the answer to what the page then asked. */
async function renew(page: Page): Promise<void> {
  const answered = answerToScript(page)
  await page.clock.runFor(20_000)
  await answered
}

/** The site as another build: what the script of the page asks is answered by it. */
async function anotherBuild(page: Page): Promise<{ loads: () => number }> {
  let count = 0
  page.on('domcontentloaded', () => (count += 1))
  await page.route('**', async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.fallback()
    const { 'if-none-match': _, ...headers } = route.request().headers()
    const response = await route.fetch({ headers })
    const body = (await response.text()).replaceAll(/data-build="\w+"/g, 'data-build="another"')
    return route.fulfill({ response, body })
  })
  return { loads: () => count }
}

async function anOrder(): Promise<string> {
  const { number } = await placeOverHttp(testSite().address, {
    fields: { date: dayAhead(230), name: NAME },
  })
  return number
}

test('an order renews the very address it shows: its act and the list behind it stay', async ({
  page,
}) => {
  const number = await anOrder()
  await carrierDoes(testSite(), number, { command: 'confirm' })
  await openStill(page, `${deskOrder(number)}?act=paid&back=/dispecink`)
  const button = page.locator('main .button').first()
  const before = await button.textContent()
  await renew(page)
  await carrierDoes(testSite(), number, { command: 'note', text: 'Volala paní.' })
  await renew(page)
  await expect(page.locator('main')).toContainText('Volala paní.')
  await expect(button).toHaveText(before ?? '')
  const form = await formOf(page, 'paid')
  await expect(form.locator('[name=back]')).toHaveValue('/dispecink')
})

test('a renewal changes no button that is about to be pressed, and says that something changed', async ({
  page,
}) => {
  const number = await anOrder()
  await openStill(page, deskOrder(number))
  const confirm = mainButton(await formOf(page, 'confirm'))
  await confirm.hover()
  await carrierDoes(testSite(), number, { command: 'confirm' })
  await renew(page)
  await expect(page.locator(STATE)).toContainText('Mezitím')
  await expectState(page, 'nová')
  // The pointer leaves: what changed is shown, but a press in the same second was meant for what stood there.
  await page.mouse.move(0, 0)
  await page.clock.runFor(1)
  await expectState(page, 'potvrzená')
  let posts = 0
  page.on('request', (request) => (posts += Number(request.method() === 'POST')))
  await mainButton(await formOf(page, 'assign')).click()
  await expect(page.locator(STATE)).toContainText('stiskněte znovu')
  await page.clock.runFor(1_000)
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  expect(posts).toBe(0)
  await mainButton(await formOf(page, 'assign')).click()
  await answered
})

test('a button with the focus of the keyboard stays until it is left', async ({ page }) => {
  const number = await anOrder()
  await openStill(page, deskOrder(number))
  await mainButton(await formOf(page, 'confirm')).focus()
  await carrierDoes(testSite(), number, { command: 'confirm' })
  await renew(page)
  await expect(page.locator(STATE)).toContainText('Mezitím')
  await expectState(page, 'nová')
  await page.keyboard.press('Shift+Tab')
  await page.clock.runFor(1)
  await expectState(page, 'potvrzená')
  await expect(page.locator(STATE)).toBeEmpty()
})

test.describe('when the session has ended', () => {
  // The sign-in in the place of a page.
  test.use({ expectedWords: /status of 403/ })

  test('list and order say so within twenty seconds and show nothing old', async ({ page }) => {
    const number = await anOrder()
    await openStill(page, '/dispecink')
    for (const path of [`/dispecink/den/${dayAhead(230)}`, deskOrder(number), '/dispecink']) {
      await page.context().addCookies([await deskCookie('dana')])
      await page.goto(path)
      await expect(page.locator('#desk')).toBeVisible()
      await page.context().clearCookies()
      await page.clock.runFor(20_000)
      await expect(page.getByRole('button', { name: 'Poslat odkaz' }), path).toBeVisible()
      await expect(page.locator('#desk')).toHaveCount(0)
      await expect(page.locator('body')).not.toContainText(NAME)
      await expect(page).toHaveURL(path)
    }
  })
})

test('after a deploy a list loads again at its own address', async ({ page }) => {
  const number = await anOrder()
  const path = `${deskOrder(number)}?act=paid&back=/dispecink`
  await openStill(page, path)
  const { loads } = await anotherBuild(page)
  await renew(page)
  await expect.poll(loads).toBe(1)
  await expect(page).toHaveURL(path)
})

test('after a deploy nothing typed is lost: the page says that it is not up to date', async ({
  page,
}) => {
  const number = await anOrder()
  await openStill(page, deskOrder(number))
  const reason = (await formOf(page, 'reject')).locator('[name=reason]')
  await reason.fill('Bohužel máme plno.')
  const { loads } = await anotherBuild(page)
  await renew(page)
  await expect(page.locator(STATE)).toContainText('Mezitím')
  await expect(reason).toHaveValue('Bohužel máme plno.')
  expect(loads()).toBe(0)
})

test.describe('without an answer', () => {
  test.use({ expectedWords: /net::|status of 500/ })

  test('a list says that it cannot renew itself, until it can', async ({ page }) => {
    await openStill(page, '/dispecink')
    let answer: 'none' | 'failed' | 'another page' | 'own' = 'none'
    await page.route('**/dispecink', (route) => {
      if (route.request().resourceType() !== 'fetch' || answer === 'own') return route.fallback()
      if (answer === 'none') return route.abort()
      const status = answer === 'failed' ? 500 : 200
      return route.fulfill({ status, contentType: 'text/html', body: '<h1>Wi-Fi</h1>' })
    })
    for (const silent of ['none', 'failed', 'another page'] as const) {
      answer = silent
      await page.clock.runFor(20_000)
      await expect(page.locator(STATE), silent).toContainText('nedaří')
      answer = 'own'
      await renew(page)
      await expect(page.locator(STATE)).toBeEmpty()
    }
  })

  test('a list whose answer does not come within fifteen seconds says so', async ({ page }) => {
    await openStill(page, '/dispecink')
    await page.route('**/dispecink', (route) => {
      // Never answered.
      if (route.request().resourceType() !== 'fetch') return route.fallback()
    })
    const asked = page.waitForRequest((request) => request.resourceType() === 'fetch')
    await page.clock.runFor(20_000)
    await asked
    await page.clock.runFor(15_000)
    await expect(page.locator(STATE)).toContainText('nedaří')
  })

  test('an answer that comes after a later one is not shown', async ({ page }) => {
    await openStill(page, '/dispecink')
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    let asked = 0
    await page.route('**/dispecink', async (route) => {
      if (route.request().resourceType() !== 'fetch') return route.fallback()
      asked += 1
      if (asked > 1) return route.fulfill({ status: 500, body: 'none' })
      await held
      return route.fallback()
    })
    await page.clock.runFor(20_000)
    // Whoever comes back to the page asks, too.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(page.locator(STATE)).toContainText('nedaří')
    const late = answerToScript(page)
    letGo()
    await late
    await page.clock.runFor(1)
    await expect(page.locator(STATE)).toContainText('nedaří')
  })
})

test('after a deploy the page of a driver loads again', async ({ page }) => {
  const { path } = await aDrivenRide()
  await page.clock.install()
  await page.goto(path)
  const { loads } = await anotherBuild(page)
  await page.clock.runFor(60_000)
  await expect.poll(loads).toBe(1)
})
