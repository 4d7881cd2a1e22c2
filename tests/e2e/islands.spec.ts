import { isLive, untilLive } from '../support/browser/live-form.ts'
import {
  continueButton,
  draftSaved,
  fillCustomer,
  fillTime,
} from '../support/browser/order-journey.ts'
import { pages } from '../support/browser/pages.ts'
import { expect, test } from '../support/browser/test.ts'

const ENTRY = /\/assets\/index-[\w-]+\.js$/

test('every page runs no script but files and is styled by its own policy', async ({ request }) => {
  for (const path of [...pages.flatMap(({ cs, en }) => [cs, en]), '/neni-tu', '/en/nowhere']) {
    const response = await request.get(path)
    const policy = response.headers()['content-security-policy'] ?? ''
    expect(policy, path).toContain("script-src 'self';")
    const [, styles = ''] = /style-src ([^;]*)/.exec(policy) ?? []
    expect(styles, path).toMatch(/^'self'(?: 'sha256-[A-Za-z0-9+/]{43}=')+$/)
    const inline = [...(await response.text()).matchAll(/<script(?![^>]*\bsrc=)[^>]*>/g)]
    for (const [tag] of inline) expect(tag, path).toMatch(/type="application\/(?:ld\+)?json"/)
  }
})

test('what was typed, chosen and touched before the form came alive counts', async ({ page }) => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(ENTRY, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/objednavka', { waitUntil: 'commit' })
  await page.locator('[name=service][value=business]').check()
  await page.locator('[name=pickup]').fill('Praha')
  await page.locator('[name=dropoff]').fill('Brno')
  await page.locator('[name=email]').fill('jana@exam')
  const saved = draftSaved(page, 'dropoff=Brno')
  release()
  await untilLive(page)
  await expect(page.getByRole('complementary', { name: 'Cena' })).toContainText('7 900 Kč')
  await expect(page.locator('[name=pickup]')).toHaveValue('Praha')
  await page.locator('[name=email]').blur()
  await expect(page.locator('#f-email-error')).toBeVisible()
  await saved
  await page.reload()
  await expect(page.locator('[name=dropoff]')).toHaveValue('Brno')
})

test.describe('a fault in the live form', () => {
  test.use({ expectedWords: /no such format/ })

  test('brings the plain one back with everything typed, and it can be sent', async ({ page }) => {
    await page.addInitScript(() => {
      const { NumberFormat } = Intl
      Intl.NumberFormat = new Proxy(NumberFormat, {
        construct(target, given) {
          if ('isBroken' in window) throw new RangeError('no such format')
          return Reflect.construct(target, given)
        },
      })
    })
    await page.goto('/objednavka')
    await untilLive(page)
    await page.locator('[name=service][value=comfort]').check()
    await page.locator('[name=pickup]').fill('Praha')
    await fillTime(page)
    await fillCustomer(page)
    await page.locator('[name=chooseCountry]').selectOption('DE')
    await page.evaluate(() => Object.assign(window, { isBroken: true }))
    await page.locator('[name=dropoff]').pressSequentially('Brno')
    await expect.poll(() => isLive(page)).toBe(false)
    await expect(page.locator('[name=dropoff]')).toBeFocused()
    await expect(page.locator('[name=service][value=comfort]')).toBeChecked()
    await expect(page.locator('[name=pickup]')).toHaveValue('Praha')
    await expect(page.locator('[name=dropoff]')).toHaveValue('Brno')
    await expect(page.locator('[name=chooseCountry]')).toHaveValue('DE')
    await page.locator('[name=chooseCountry]').selectOption('CZ')
    await continueButton(page).click()
    await expect(page).toHaveURL(/souhrn-objednavky\?d=/)
    await expect(page.locator('main')).toContainText('Jana Ukázková')
  })
})

test('rules that never come hold nobody up: the form goes to the server', async ({ page }) => {
  await page.route(/\/assets\/order-touched/, () => new Promise(() => undefined))
  await page.goto('/objednavka?service=business&pickup=Praha&dropoff=Brno')
  await untilLive(page)
  await fillTime(page)
  await fillCustomer(page)
  await continueButton(page).click()
  await expect(page).toHaveURL(/souhrn-objednavky\?d=/)
})

test('a toast is shown in the house’s own dress and by its policy', async ({ page }) => {
  await page.goto('/kontakt?sent=1')
  const toast = page.locator('.toast')
  await expect(toast).toHaveText('Vaše zpráva byla úspěšně odeslána.')
  await expect(toast).toHaveCSS('background-color', 'rgb(31, 107, 74)')
  await expect(toast).toHaveAttribute('role', 'status')
  await expect(toast).toBeHidden()
  await expect(page.locator('output')).toHaveText('Vaše zpráva byla úspěšně odeslána.')
})
