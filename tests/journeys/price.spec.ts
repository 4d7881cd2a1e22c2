import type { Page } from 'playwright/test'
import { askPrice } from '../support/browser/front-door.ts'
import {
  continueButton,
  dayAhead,
  fillCustomer,
  fillPerson,
  fillTime,
  unfold,
} from '../support/browser/order-journey.ts'
import { expect, test } from '../support/browser/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const rows = (page: Page) => page.locator('label:has([name=service])')

test('the price follows every answer and every word that is typed', async ({ page }) => {
  await askPrice(page, 'cs', { from: 'Hotel Josef', to: 'Karlovy Vary' })
  await page.locator('[name=service][value=business]').check()
  await fillTime(page)
  await fillPerson(page)
  await continueButton(page).click()
  await expect(page.getByRole('alert')).toContainText('Upřesněte místo')
  await page.getByRole('button', { name: 'Ne, jinde' }).click()
  await expect(page.locator('#f-answer')).toContainText('Místo „Hotel Josef“ neznáme.')
  await expect(page.locator('main')).not.toContainText(/5\s490/)
  await page.locator('[name=pickup]').fill('Hotel Paříž')
  await page.getByRole('button', { name: /^Ano, v\sPraze 4\s190–5\s490\sKč$/ }).click()
  await expect(rows(page).first()).toContainText(/5\s490\sKč/)
  await expect(heading(page)).toHaveText(/^Praha\s– Karlovy Vary$/)
  await expect(page.getByText('Doklad s mojí adresou')).toBeVisible()
  await expect(page.locator('[name=email]')).toHaveValue('jana@example.com')

  await unfold(page)
  await page.locator('[name=pickup]').fill('Praha')
  await page.locator('[name=dropoff]').fill('Brno')
  await page.locator('[name=service][value=business]').check()
  const bar = page.locator('.quote-panel-bar')
  await expect(bar).toContainText(/7\s900\sKč/)
  await page.locator('[name=service][value=basic]').check()
  await expect(bar).toContainText(/5\s900\sKč/)

  await page.locator('[name=stops]').fill('Jihlava')
  await expect(rows(page).first()).toContainText(/bez zastávky\s*7\s900\sKč/)
  await expect(page.getByText('Poptávka fakturační údaje nepotřebuje.')).toBeVisible()
  await page.locator('[name=stops]').fill('')
  await page.locator('[name=returnDate]').fill(dayAhead(14))
  await page.locator('[name=returnTime]').fill('20:00')
  await expect(rows(page).first()).toContainText(/15\s010\sKč/)
  await expect(page.locator('#f-answer')).toContainText(/tam i\szpět/)

  await page.locator('[name=pickup]').fill('Kolín')
  await page.locator('[name=dropoff]').fill('Praha')
  await page.locator('[name=returnDate]').fill('')
  await page.locator('[name=returnTime]').fill('')
  await expect(rows(page).first()).toContainText(/obvykle/)
  await expect(page.getByText('Poptávka fakturační údaje nepotřebuje.')).toBeVisible()
})

test('a car that is too small has no price, and a place with no fixed price is asked about', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await askPrice(page, 'cs', { from: 'Praha', to: 'Brno', people: '7' })
  await expect(rows(page).first()).toContainText(/Business: nejvýše 5\sosob/)
  await expect(rows(page).first().getByRole('radio')).toBeDisabled()
  await expect(page.locator('[name=service][value=basic]')).toBeChecked()
  const price = page.getByRole('complementary', { name: 'Cena' })
  await expect(price.getByRole('row', { name: /Celkem s\sDPH/ })).toContainText(/5\s900\sKč/)

  await unfold(page)
  await page.locator('[name=passengers]').selectOption('2')
  await page.locator('[name=service][value=business]').check()
  await expect(price).toContainText(/7\s900\sKč/)
  await page.locator('[name=passengers]').selectOption('6')
  await expect(price).toContainText(/Business: nejvýše 5\sosob/)
  await expect(price).not.toContainText(/7\s900\sKč/)

  await page.locator('[name=passengers]').selectOption('2')
  await page.locator('[name=dropoff]').fill('Zlín')
  await expect(price.getByRole('row', { name: 'Celkem' })).toContainText('na dotaz')
})

test('who leaves out where they are is asked for it, then sees three prices and orders', async ({
  page,
}) => {
  await askPrice(page, 'en', { from: '', to: 'Hotel Josef' })
  await expect(page.locator('#f-pickup-error')).toBeVisible()
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(1)
  await expect(page.locator('[name=dropoff]')).toHaveValue('Hotel Josef')
  await page.locator('[name=pickup]').fill('Prague Airport')
  await page.getByRole('button', { name: 'Yes, in Prague' }).click()
  for (const [index, price] of ['CZK 1,490', 'CZK 1,290', 'CZK 890'].entries()) {
    await expect(rows(page).nth(index)).toContainText(new RegExp(price.replace(' ', '\\s')))
  }
  await page.locator('[name=service][value=basic]').check()
  const bar = page.locator('.quote-panel-bar')
  await expect(bar).toContainText(/Basic · Total\s*CZK\s890/)
  await fillTime(page)
  await fillCustomer(page)
  await bar.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/order-summary/)
  await expect(page.locator('main')).toContainText('Hotel Josef, Praha')
  await page.getByText('Price in detail').click()
  await expect(page.getByRole('row', { name: /^Total with VAT/ })).toContainText('890')
  await page.locator('[name=paymentMethod][value=card]').check()
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click()
  await expect(page).toHaveURL(/order-status/)
  await expect(heading(page)).toHaveText('We have your order')
})
