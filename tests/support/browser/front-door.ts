import { expect, type Page } from 'playwright/test'

type Locale = 'cs' | 'en'

const HOME = { cs: '/', en: '/en' }
const ORDER = { cs: 'Objednat jízdu', en: 'Order a ride' }

/** The home page, the usual entry. */
export async function openHome(page: Page, locale: Locale): Promise<void> {
  await page.goto(HOME[locale])
}

/** The empty order form, by the button in the head of the home page. */
export async function openOrder(page: Page, locale: Locale = 'cs'): Promise<void> {
  await openHome(page, locale)
  await page.getByRole('banner').getByRole('link', { name: ORDER[locale] }).first().click()
  await expect(page.locator('#order-form')).toBeVisible()
}

/** The order of a ride from Prague to Brno in a Business car, by its price on the home page. */
export async function openRide(page: Page): Promise<void> {
  await openHome(page, 'cs')
  await page.locator('main a[href*="service=business"][href$="dropoff=Brno"]').first().click()
  await expect(page.locator('[name=dropoff]')).toHaveValue('Brno')
}

/** Fills in the price form on the home page. */
export async function askPrice(
  page: Page,
  locale: Locale,
  { from, to, people = '2' }: { from: string; to: string; people?: string },
): Promise<void> {
  await openHome(page, locale)
  const form = page.locator('main form').first()
  await form.locator('[name=pickup]').fill(from)
  await form.locator('[name=dropoff]').fill(to)
  // As by a person, the places offered for the last field are gone then.
  await form.locator('[name=passengers]').focus()
  await form.locator('[name=passengers]').selectOption(people)
  await form.locator('button[value=price]').click()
  await expect(page.locator('#order-form')).toBeVisible()
}
