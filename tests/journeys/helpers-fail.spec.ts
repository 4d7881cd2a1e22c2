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

test.describe('helpers of the form that fail', () => {
  test.use({ expectedWords: /status of (?:429|500)/ })

  test('stand in nobody’s way, and help again as soon as they can', async ({ page }) => {
    let status: number | null = 500
    await page.route('/_serverFn/**', (route) =>
      status === null ? route.continue() : route.fulfill({ status, json: { error: 'too_many' } }),
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
    for (const [failing, id] of [
      [500, '25380141'],
      [429, '00006947'],
    ] as const) {
      status = failing
      await page.locator('[name=customerCompanyID]').fill(id)
      const answered = page.waitForResponse(
        (answer) => answer.url().endsWith('/askCompany') && answer.status() === failing,
      )
      await page.getByRole('button', { name: 'Načíst z ARES' }).click()
      await answered
      await expect(page.getByText('Registr teď neodpovídá')).toBeVisible()
    }
    await page.locator('[name=customerCompany]').uncheck()
    await expect(page.getByRole('alert')).toHaveCount(0)

    status = null
    const saved = draftSaved(page, 'city=Brno')
    await page.locator('[name=city]').fill('Brno')
    await saved
    await page.locator('[name=passengers]').selectOption('3')
    await expect(page.locator('#price')).toContainText(/7\s900\sKč/)
    await page.reload()
    await expect(page.locator('[name=pickup]')).toHaveValue('Praha')
    await expect(page.locator('[name=city]')).toHaveValue('Brno')
    status = 500
    await page.locator('[name=zip]').fill('602 00')
    await sendOrder(page, 'card')
    await expect(page.locator('main')).toContainText(/602\s00 Brno/)
  })
})

test('a save that is never answered holds back no press of “Continue”', async ({ page }) => {
  let asked = 0
  await page.route('**/_serverFn/saveDraft', () => void (asked += 1))
  await openOrder(page)
  await untilLive(page)
  await page.locator('[name=service][value=business]').check()
  await page.locator('[name=pickup]').fill('Praha')
  await page.locator('[name=dropoff]').fill('Brno')
  await fillTime(page)
  await fillCustomer(page)
  // Each of these waits 5 s for an answer; the next one starts just before the press.
  const before = asked
  await expect.poll(() => asked, { timeout: 20_000 }).toBeGreaterThan(before)
  await continueButton(page).click()
  await expect(page).toHaveURL(/souhrn-objednavky\?d=/, { timeout: 4_000 })
})

test.describe('when the choices of an experience do not come', () => {
  test.use({ expectedWords: /Failed to load|net::ERR/ })

  test('a button asks for them and the order is made', async ({ page }) => {
    const faults = [
      { id: 'dresden', answer: null },
      { id: 'krkonose', answer: { status: 500, body: '' } },
      {
        id: 'vienna',
        answer: { status: 200, contentType: 'text/html', body: '<p>Sign in' },
      },
    ]
    const asked: string[] = []
    await page.route('**/_serverFn/askExperience', (route) => {
      const posted = route.request().postData() ?? ''
      const fault = faults.find(({ id }) => posted.includes(id))
      asked.push(fault?.id ?? '')
      return fault?.answer ? route.fulfill(fault.answer) : route.abort()
    })
    await openOrder(page)
    await untilLive(page)
    const question = page.locator('button[name=intent][value=experience]')
    await expect(question).toBeHidden()
    await page.locator('[name=kind][value=experience]').check()
    for (const { id } of faults) {
      await page.locator('[name=experience]').selectOption(id)
      await expect.poll(() => asked).toContain(id)
      await expect(question).toBeVisible()
    }
    await question.click()
    await expect(page.locator('[name=experience]')).toHaveValue('vienna')
    await page.locator('[name=variant]').selectOption('business')
    await fillTime(page)
    await fillCustomer(page)
    await continueButton(page).click()
    await expect(page).toHaveURL(/souhrn-objednavky\?d=/)
    await expect(page.getByRole('row', { name: /^Celkem/ })).toContainText(/23\s900\sKč/)
  })
})
