import type { Page } from 'playwright/test'
import { dayAhead, WHOLE } from '../support/browser/order-journey.ts'
import { expect, test } from '../support/browser/test.ts'

/** Presses Tab until a control has the focus, which has to be seen at every stop. */
async function tabTo(page: Page, selector: string) {
  for (let stop = 0; stop < 80; stop += 1) {
    await page.keyboard.press('Tab')
    const { isThere, isSeen } = await page.evaluate((wanted) => {
      const focused = document.activeElement ?? document.body
      // The button that opens the browser's own calendar has the focus inside of its field.
      const isInside = !focused.matches(':focus')
      const hasOutline = getComputedStyle(focused).outlineStyle !== 'none'
      return { isThere: focused.matches(wanted), isSeen: isInside || hasOutline }
    }, selector)
    expect(isSeen).toBe(true)
    if (isThere) return
  }
  throw new Error(`the keyboard does not reach ${selector}`)
}

async function typeInto(page: Page, name: string, text: string) {
  await tabTo(page, `[name=${name}]`)
  await page.keyboard.type(text)
}

test('a ride is ordered by keyboard alone, its mistakes too are mended by it', async ({ page }) => {
  test.setTimeout(90_000)
  const [year, month, day] = dayAhead(14).split('-')
  await page.goto('/en')
  await tabTo(page, 'header a[href="/en/order"]')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en/order')
  await tabTo(page, '[name=service]')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('[name=service][value=comfort]')).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeFocused()
  await tabTo(page, 'a[href="#f-date"]')
  await page.keyboard.press('Enter')
  await expect(page.locator('[name=date]')).toBeFocused()
  await page.keyboard.type(`${month}${day}${year}`)
  await typeInto(page, 'time', '1030')
  // What tells of the link to the date comes after the keys on a busy machine; it does not take them away.
  await page.evaluate(() => dispatchEvent(new HashChangeEvent('hashchange')))
  await page.keyboard.type('AM')
  await typeInto(page, 'pickup', 'Dlouhá 5, Praha')
  await typeInto(page, 'dropoff', 'Masarykova 3, Brno')
  await typeInto(page, 'name', 'Jana Example')
  await typeInto(page, 'email', 'jana@example.com')
  await typeInto(page, 'phone', '+44 20 7946 0958')
  await tabTo(page, 'summary')
  await page.keyboard.press('Enter')
  await typeInto(page, 'street', '12 Long Street')
  await typeInto(page, 'city', 'London')
  await typeInto(page, 'zip', 'SW1A 1AA')
  await typeInto(page, 'chooseCountry', 'United K')
  // What the keys have made of it, each with its name if one of them is lost.
  await expect(page.locator('[name=date]')).toHaveValue(`${year}-${month}-${day}`)
  await expect(page.locator('[name=time]')).toHaveValue('10:30')
  await expect(page.locator('[name=chooseCountry]')).toHaveValue('GB')
  await tabTo(page, 'button.button:not([name])')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/order-summary/)
  await tabTo(page, '[name=paymentMethod]')
  await page.keyboard.press('Space')
  await tabTo(page, 'form button')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/order-status/)
  await tabTo(page, WHOLE)
  await page.keyboard.press('Enter')
  await expect(page.getByText('12 Long Street')).toBeVisible()
})
