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
