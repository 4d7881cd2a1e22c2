import { openOrder } from '../support/browser/front-door.ts'
import { untilLive } from '../support/browser/live-form.ts'
import {
  continueButton,
  draftSaved,
  fillCustomer,
  fillTime,
  sendOrder,
} from '../support/browser/order-journey.ts'
import { expect, test } from '../support/browser/test.ts'

// What helps while somebody types may fail; the form goes on without it.

const SUMMARY = /souhrn-objednavky\?d=/

for (const status of [429, 500]) {
  test.describe(`helpers of the form that answer ${status}`, () => {
    test.use({ expectedWords: /status of (?:429|500)/ })

    test(`stand in nobody’s way (${status})`, async ({ page }) => {
      const isFailing = { now: true }
      await page.route('/_serverFn/**', (route) =>
        isFailing.now ? route.fulfill({ status, json: { error: 'too_many' } }) : route.continue(),
      )
      await openOrder(page)
      await page.locator('[name=service][value=business]').check()
      await page.locator('[name=pickup]').fill('Praha')
      await page.locator('[name=dropoff]').fill('Brno')
      await fillTime(page)
      await expect(page.locator('#price')).toContainText('Cenu se teď nepodařilo přepočítat')
      await fillCustomer(page)
      await page.locator('[name=email]').fill('jana@gmial.com')
      await page.getByRole('button', { name: 'Ano, opravit' }).click()
      await expect(page.locator('[name=email]')).toHaveValue('jana@gmail.com')
      await page.locator('[name=customerCompany]').check()
      await page.locator('[name=customerCompanyID]').fill('25380141')
      await page.getByRole('button', { name: 'Načíst z ARES' }).click()
      await expect(page.getByText('Registr teď neodpovídá')).toBeVisible()
      await page.locator('[name=customerCompany]').uncheck()
      await expect(page.getByRole('alert')).toHaveCount(0)
      if (status === 500) return void (await sendOrder(page, 'card'))

      isFailing.now = false
      const saved = draftSaved(page, 'city=Brno')
      await page.locator('[name=city]').fill('Brno')
      await saved
      await page.locator('[name=passengers]').selectOption('3')
      await expect(page.locator('#price')).toContainText(/7\s900\sKč/)
      await page.reload()
      await expect(page.locator('[name=pickup]')).toHaveValue('Praha')
      await expect(page.locator('[name=city]')).toHaveValue('Brno')
      await sendOrder(page, 'card')
    })
  })
}

test.describe('when the choices of an experience do not come', () => {
  test.use({ expectedWords: /Failed to load|net::ERR/ })

  for (const [what, answer] of [
    ['the connection is lost', null],
    ['the site fails', { status: 500, body: '' }],
    ['a portal answers', { status: 200, contentType: 'text/html', body: '<p>Sign in' }],
  ] as const) {
    test(`a button asks for them and the order is made: ${what}`, async ({ page }) => {
      await page.route('**/_serverFn/askExperience', (route) =>
        answer ? route.fulfill(answer) : route.abort(),
      )
      await openOrder(page)
      await untilLive(page)
      const question = page.locator('button[name=intent][value=experience]')
      await expect(question).toBeHidden()
      await page.locator('[name=kind][value=experience]').check()
      await page.locator('[name=experience]').selectOption('vienna')
      await question.click()
      await expect(page.locator('[name=experience]')).toHaveValue('vienna')
      await page.locator('[name=variant]').selectOption('business')
      await fillTime(page)
      await fillCustomer(page)
      await continueButton(page).click()
      await expect(page).toHaveURL(SUMMARY)
      await expect(page.getByRole('row', { name: /^Celkem/ })).toContainText(/23\s900\sKč/)
    })
  }
})
