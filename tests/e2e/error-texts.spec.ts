import type { Page } from 'playwright/test'
import { expect, test } from '../support/browser/test.ts'

// The carrier gave the English sentences word for word; the Czech ones carry the same meanings.
const MESSAGES = {
  cs: {
    required: 'Pole je povinné',
    email: 'E-mail není platný',
    phone: 'Telefonní číslo není platné',
    zip: 'PSČ není platné',
    companyId: 'IČO není platné',
    vatId: 'DIČ není platné',
    nineDigits: 'Telefonní číslo musí mít 9 číslic',
  },
  en: {
    required: 'Field is required',
    email: 'Email is not valid',
    phone: 'Phone number is not valid',
    zip: 'ZIP is not valid',
    companyId: 'Company ID is not valid',
    vatId: 'VAT ID is not valid',
    nineDigits: 'Phone number must have 9 digits',
  },
}
const PAGES = {
  cs: { order: '/objednavka', contact: '/kontakt', error: /^Chyba: / },
  en: { order: '/en/order', contact: '/en/contact', error: /^Error: / },
}

async function expectError(page: Page, field: string, message: string) {
  await expect(page.locator(`#f-${field}-error`)).toHaveText(message)
  await expect(page.locator(`[name=${field}]`)).toHaveAttribute('aria-invalid', 'true')
  const inSummary = page.getByRole('alert').locator(`a[href="#f-${field}"]`)
  await expect(inSummary).toContainText(`: ${message}`)
}

for (const javaScriptEnabled of [true, false]) {
  for (const locale of ['cs', 'en'] as const) {
    const says = MESSAGES[locale]
    const { order, contact, error } = PAGES[locale]
    const way = javaScriptEnabled ? 'with' : 'without'

    test.describe(`in ${locale} ${way} JavaScript`, () => {
      test.use({ javaScriptEnabled })

      test('the order names each mistake at its field and above the form', async ({ page }) => {
        await page.goto(order)
        await page.locator('[name=pickup]').fill('Plzeň')
        await page.locator('[name=email]').fill('jana@')
        await page.locator('[name=phone]').fill('77712345')
        await page.locator('[name=zip]').fill('999 99')
        await page.locator('[name=customerCompany]').check()
        await page.locator('[name=customerCompanyID]').fill('12345678')
        await page.locator('[name=customerCompanyVATID]').fill('CZ12')
        await page.locator('form button[type=submit]').first().click()
        await expectError(page, 'dropoff', says.required)
        await expectError(page, 'email', says.email)
        await expectError(page, 'phone', says.nineDigits)
        await expectError(page, 'zip', says.zip)
        await expectError(page, 'customerCompanyID', says.companyId)
        await expectError(page, 'customerCompanyVATID', says.vatId)
        await expect(page).toHaveTitle(error)
        await expect(page.locator('[name=pickup]')).toHaveValue('Plzeň')
        await page.locator('[name=phone]').fill('+44 20')
        await page.locator('form button[type=submit]').first().click()
        await expectError(page, 'phone', says.phone)
      })

      test('the contact form names each mistake and loses nothing', async ({ page }) => {
        await page.goto(contact)
        await page.locator('[name=subject]').fill('Noc')
        await page.locator('[name=email]').fill('nesmysl')
        await page.locator('[name=phone]').fill('123')
        await page.locator('[name=message]').fill('Jezdíte i v noci?')
        await page.locator('main form button[type=submit]').click()
        await expectError(page, 'name', says.required)
        await expectError(page, 'email', says.email)
        await expectError(page, 'phone', says.nineDigits)
        await expect(page).toHaveTitle(error)
        await expect(page.locator('[name=subject]')).toHaveValue('Noc')
        await expect(page.locator('[name=message]')).toHaveValue('Jezdíte i v noci?')
        if (javaScriptEnabled) await expect(page.getByRole('alert')).toBeFocused()
      })
    })
  }
}

test('a mistake is named when its field is left, never while it is typed for the first time', async ({
  page,
}) => {
  for (const path of ['/objednavka', '/kontakt']) {
    await page.goto(path)
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
