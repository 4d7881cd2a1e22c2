import type { Page } from 'playwright/test'
import { openHome, openOrder } from '../support/browser/front-door.ts'
import { continueButton, fillCustomer, fillTime, unfold } from '../support/browser/order-journey.ts'
import { untilLive } from '../support/browser/live-form.ts'
import { expect, test } from '../support/browser/test.ts'
import { ERROR_MESSAGES } from '../support/error-messages.ts'

// tests/facts/order-errors.test.ts asks the same of the server; here the page itself answers.
const SAYS = {
  cs: { ...ERROR_MESSAGES.cs, title: /^Chyba: / },
  en: { ...ERROR_MESSAGES.en, title: /^Error: / },
}

async function expectError(page: Page, field: string, message: string): Promise<void> {
  await expect(page.locator(`#f-${field}-error`)).toHaveText(message)
  await expect(page.locator(`[name=${field}]`)).toHaveAttribute('aria-invalid', 'true')
  const inSummary = page.getByRole('alert').locator(`a[href="#f-${field}"]`)
  await expect(inSummary).toContainText(`: ${message}`)
}

/** The links above the form stand in the order of its fields. */
async function expectInOrder(page: Page): Promise<void> {
  await expect(page.getByRole('alert')).toBeFocused()
  const targets = await page
    .getByRole('alert')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.slice(1) ?? ''))
  expect(targets.length).toBeGreaterThan(2)
  const fields = await page
    .locator('main form [id^="f-"]')
    .evaluateAll((all) => all.map(({ id }) => id))
  expect(targets).toEqual(fields.filter((id) => targets.includes(id)))
}

for (const locale of ['cs', 'en'] as const) {
  const says = SAYS[locale]

  test(`each mistake of an order is named at its field and above the form, nothing is sent (${locale})`, async ({
    page,
  }) => {
    await openOrder(page, locale)
    // Before it is live the server names them, as tests/facts/order-errors.test.ts asks.
    await untilLive(page)
    const sent: string[] = []
    page.on('request', (one) => {
      if (one.isNavigationRequest()) sent.push(one.url())
    })
    await page.locator('[name=pickup]').fill('Plzeň')
    await page.locator('[name=email]').fill('jana@')
    await page.locator('[name=phone]').fill('77712345')
    await page.locator('[name=customerCompany]').check()
    await page.locator('[name=zip]').fill('999 99')
    await page.locator('[name=customerCompanyID]').fill('12345678')
    await page.locator('[name=customerCompanyVATID]').fill('CZ12')
    await continueButton(page).click()
    await expectError(page, 'dropoff', says.required)
    await expectError(page, 'email', says.email)
    await expectError(page, 'phone', says.nineDigits)
    await expectError(page, 'zip', says.zip)
    await expectError(page, 'customerCompanyID', says.companyId)
    await expectError(page, 'customerCompanyVATID', says.vatId)
    await expect(page).toHaveTitle(says.title)
    await expect(page.locator('[name=pickup]')).toHaveValue('Plzeň')
    await expectInOrder(page)
    await page.locator('[name=phone]').fill('+44 20')
    await continueButton(page).click()
    await expectError(page, 'phone', says.phone)
    for (const kind of ['hourly', 'experience', 'parcel']) {
      await page.locator(`[name=kind][value=${kind}]`).check()
      await continueButton(page).click()
      await expectInOrder(page)
    }
    expect(sent).toEqual([])
  })
}

test('a mistake is named when its field is left, never while it is typed for the first time', async ({
  page,
}) => {
  await openOrder(page)
  for (const path of ['/objednavka', '/kontakt']) {
    if (path === '/kontakt') await page.getByRole('link', { name: 'Kontakt' }).first().click()
    await expect(page).toHaveURL(path)
    const email = page.locator('[name=email]')
    await email.pressSequentially('jana@')
    await expect(page.locator('#f-email-error')).toHaveCount(0)
    await email.press('Tab')
    await expect(page.locator('#f-email-error')).toHaveText('E-mail není platný')
    await email.fill('jana@gmial.com')
    await email.press('Tab')
    await expect(page.locator('#f-email-error')).toHaveCount(0)
    await page.getByRole('button', { name: 'Ano, opravit' }).click()
    await expect(email).toHaveValue('jana@gmail.com')
    await expect(email).toBeFocused()
  }
})

test('a British number gets its country code in one press', async ({ page }) => {
  await openOrder(page, 'en')
  const phone = page.locator('[name=phone]')
  await phone.fill('07700 900123')
  await phone.press('Tab')
  await expect(page.locator('#f-phone-error')).toHaveText(/^Please add the country code/)
  await page.getByRole('button', { name: 'Yes, correct it' }).click()
  await expect(phone).toHaveValue('+44 7700 900123')
  await expect(phone).toBeFocused()
  await expect(page.locator('#f-phone-error')).toHaveCount(0)
})

test('a number that may be of two countries offers both', async ({ page }) => {
  await openOrder(page, 'en')
  const phone = page.locator('[name=phone]')
  await phone.fill('0171 1234567')
  await phone.press('Tab')
  await expect(page.getByRole('button', { name: '+44 171 123 4567' })).toBeVisible()
  await page.getByRole('button', { name: '+49 171 123 4567' }).click()
  await expect(phone).toHaveValue('+49 171 123 4567')
})

test('a link with more people than any car holds keeps their number and says so', async ({
  page,
}) => {
  await page.goto('/objednavka?service=business&passengers=12')
  await expect(page.locator('[name=passengers]')).toHaveValue('12')
  await continueButton(page).click()
  await expect(page.locator('#f-passengers-error')).toContainText('pošleme vozů víc')
})

test('a message with mistakes is held back, one without is sent and said to be for good', async ({
  page,
}) => {
  await openHome(page, 'en')
  await page.getByRole('link', { name: 'Contact' }).first().click()
  await page.locator('[name=subject]').fill('At night')
  await page.locator('[name=email]').fill('nonsense')
  await page.locator('[name=phone]').fill('123')
  await page.locator('[name=message]').fill('Do you drive at night?')
  await page.getByRole('button', { name: 'Send the message' }).click()
  await expectError(page, 'name', SAYS.en.required)
  await expectError(page, 'email', SAYS.en.email)
  await expectError(page, 'phone', SAYS.en.nineDigits)
  await expectInOrder(page)
  await expect(page).toHaveTitle(SAYS.en.title)
  await expect(page.locator('[name=subject]')).toHaveValue('At night')
  await expect(page.locator('[name=message]')).toHaveValue('Do you drive at night?')
  await page.locator('[name=name]').fill('Jana Example')
  await page.locator('[name=email]').fill('jana@example.com')
  await page.locator('[name=phone]').fill('')
  await page.getByRole('button', { name: 'Send the message' }).click()
  await expect(page).toHaveURL(/\/en\/contact\?sent=1$/)
  const words = 'Your message has been successfully sent.'
  await expect(page.locator('main').getByText(words)).toBeVisible()
  await expect(page.locator('body > div').getByText(words)).toBeVisible()
})

test('what the server found wrong is forgotten once it is mended', async ({ page }) => {
  await page.goto('/en/contact')
  // As a press before the script has come: the server answers.
  await page.locator('[name=subject]').fill('At night')
  await page.evaluate(() => document.querySelector<HTMLFormElement>('main form')?.submit())
  await expectError(page, 'name', SAYS.en.required)
  await page.locator('[name=name]').fill('Jana Example')
  await page.locator('[name=email]').fill('jana@example.com')
  await page.locator('[name=message]').fill('Do you drive at night?')
  await page.getByRole('button', { name: 'Send the message' }).click()
  await expect(page).toHaveURL(/\/en\/contact\?sent=1$/)
})

/** A ride for a company, whose number is not typed yet. */
async function fillForCompany(page: Page): Promise<void> {
  await page.goto('/objednavka?service=business&pickup=Praha&dropoff=Brno')
  await untilLive(page)
  await fillTime(page)
  await fillCustomer(page)
  await page.locator('[name=customerCompany]').check()
  await page.locator('[name=customerCompanyName]').fill('Alza.cz a.s.')
}

test('whatever is wrong alone, each press of Continue leads to it within a second', async ({
  page,
}) => {
  await fillForCompany(page)
  await page.locator('[name=customerCompanyID]').fill('27082440')
  await unfold(page)
  await page.locator('[name=customerIsOtherAddress]').check()
  await page.locator('[name=deliveryStreet]').fill('Krátká 7')
  await page.locator('[name=deliveryCity]').fill('Brno')
  await page.locator('[name=deliveryZip]').fill('602 00')
  for (const [name, wrong] of [
    ['pickup', ''],
    ['time', ''],
    ['email', 'jana@'],
    ['customerCompanyID', '123'],
    ['customerCompanyVATID', 'CZ12'],
    ['customerCompanyName', ''],
    ['street', ''],
    ['zip', '999 99'],
    ['deliveryCity', ''],
    ['deliveryZip', '1'],
  ] as const) {
    const field = page.locator(`[name=${name}]`)
    const right = await field.inputValue()
    const section = page.locator('[data-section]', { has: field })
    // What was done has closed.
    if (!(await field.isVisible())) await section.locator('[aria-expanded=false]').click()
    await field.fill(wrong)
    for (const press of ['first', 'second']) {
      await continueButton(page).click()
      const summary = page.getByRole('alert')
      await expect(summary, `${name}, ${press} press`).toBeFocused({ timeout: 1_000 })
      await expect(summary).toBeInViewport()
    }
    await page.getByRole('alert').locator(`a[href="#f-${name}"]`).click()
    await expect(field).toBeFocused()
    await field.fill(right)
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
  await continueButton(page).click()
  await expect(page).toHaveURL(/souhrn-objednavky/)
})

test('a mistake of the company is led to while the price of the ride is on its way', async ({
  page,
}) => {
  await fillForCompany(page)
  await page.locator('[name=customerCompanyID]').fill('123')
  const sent: string[] = []
  page.on('request', (one) => {
    if (one.isNavigationRequest()) sent.push(one.url())
  })
  await page.locator('[name=time]').fill('23:30')
  await continueButton(page).click()
  await expect(page.getByRole('alert')).toBeFocused()
  expect(sent).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, label] of [
    ['/objednavka', 'E-mail'],
    ['/kontakt', 'Jméno'],
  ] as const) {
    test(`the second answer of ${path} begins above its form, as the first does`, async ({
      page,
    }) => {
      await page.goto(path)
      const press = () => page.locator('main form button.button[type=submit]:not([name])').click()
      await press()
      const summary = page.getByRole('alert')
      await summary.getByRole('link', { name: label }).click()
      await expect(page).toHaveURL(/#f-/)
      await press()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await expect(summary).toBeInViewport()
    })
  }
})
