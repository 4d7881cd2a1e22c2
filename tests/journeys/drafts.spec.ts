import type { Page } from 'playwright/test'
import { openOrder, openRide } from '../support/browser/front-door.ts'
import { untilLive } from '../support/browser/live-form.ts'
import {
  continueButton,
  draftSaved,
  fillCustomer,
  fillTime,
  leavePlacesOpen,
  openAddress,
  openWhole,
  unfold,
} from '../support/browser/order-journey.ts'
import { expect, test } from '../support/browser/test.ts'

/** The order that the page is about. */
const numberOf = (tab: Page) => tab.locator('#order strong').first()

async function placeFrom(tab: Page): Promise<void> {
  await tab.locator('[name=paymentMethod][value=card]').check()
  await tab.locator('form button[type=submit]').last().click()
  await expect(tab).toHaveURL(/stav-objednavky/)
}

test('what is typed survives a reload, a link and the switch of the language', async ({ page }) => {
  await openRide(page)
  await unfold(page)
  const saved = draftSaved(page, 'email=jana%40exam')
  await page.locator('[name=dropoff]').fill('Plzeň')
  await page.locator('[name=email]').fill('jana@exam')
  await saved
  await page.reload()
  await expect(page).toHaveURL(/service=business&pickup=Praha&dropoff=Brno$/)
  await expect(page.locator('[name=dropoff]')).toHaveValue('Plzeň')
  await expect(page.locator('[name=email]')).toHaveValue('jana@exam')
  await expect(page.locator('[name=service][value=business]')).toBeChecked()

  await openRide(page)
  await expect(page.locator('main').getByText('Vyplnili jsme podle odkazu')).toBeVisible()
  await expect(page.locator('[name=email]')).toHaveValue('jana@exam')
  // Nobody types and leaves before a form is live, but scripts do.
  await untilLive(page)
  await openAddress(page)
  await page.locator('[name=city]').pressSequentially('Brn')
  await page.locator('a[hreflang=en]:visible').first().click()
  await expect(page).toHaveURL(/\/en\/order$/)
  await expect(page.locator('[name=city]')).toHaveValue('Brn')
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.locator('[name=city]')).toHaveValue('')
})

test('one draft in two tabs is ordered as it was shown, and asks before the second time', async ({
  page,
}) => {
  await openRide(page)
  await fillTime(page)
  await fillCustomer(page)
  const second = await page.context().newPage()
  await openOrder(second)
  // Whether it is kept or refused as the older one, the tab has saved what it holds.
  const saved = draftSaved(second, 'name=Petr')
  await second.locator('[name=name]').fill('Petr Jiný')
  await saved
  await unfold(second)
  await second.locator('[name=dropoff]').fill('Ostrava')
  await continueButton(page).click()
  const summary = page.locator('main')
  await expect(summary).toContainText('Brno')
  await expect(summary).toContainText('Jana Ukázková')
  await expect(summary).not.toContainText('Ostrava')

  await openOrder(second)
  await unfold(second)
  await second.locator('[name=passengers]').selectOption('4')
  await leavePlacesOpen(second)
  await continueButton(second).click()
  await expect(second.locator('dd:visible', { hasText: /^4$/ }).first()).toBeVisible()
  await placeFrom(page)
  await openWhole(page)
  await expect(page.locator('dd', { hasText: /^1$/ })).toBeVisible()
  const number = await numberOf(page).innerText()
  await second.locator('[name=paymentMethod][value=card]').check()
  await second.locator('form button[type=submit]').last().click()
  const alert = second.getByRole('alert')
  await expect(alert).toBeFocused()
  await expect(alert).toContainText(number)
  await second.locator('form button[type=submit]').last().click()
  await expect(second).toHaveURL(/stav-objednavky/)
  await openWhole(second)
  await expect(second.locator('dd:visible', { hasText: /^4$/ }).first()).toBeVisible()
})

test('a tab whose ride was ordered elsewhere says so when it is typed into, and orders it once more on purpose', async ({
  page,
}) => {
  await openRide(page)
  await fillTime(page)
  const saved = draftSaved(page, 'zip=110')
  await fillCustomer(page)
  await page.locator('[name=zip]').blur()
  await saved
  const second = await page.context().newPage()
  await openOrder(second)
  await leavePlacesOpen(second)
  await continueButton(second).click()
  await placeFrom(second)
  const number = await numberOf(second).innerText()
  await page.locator('[name=city]').fill('Brno')
  await page.locator('[name=city]').blur()
  await expect(page.locator('main output').first()).toContainText(number)
  await continueButton(page).click()
  await expect(page.locator('main output').first()).toContainText('už odesláno')
  await expect(page.locator('[name=city]')).toHaveValue('Brno')
  await continueButton(page).click()
  await expect(page.locator('main output').first()).toContainText(number)
  await placeFrom(page)
  expect(await numberOf(page).innerText()).not.toBe(number)
})
