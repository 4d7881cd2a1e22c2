import { expect, test } from '../support/browser/test.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a company is filled in by its number and keeps what was typed', async ({ page }) => {
      await page.goto('/objednavka')
      await page.locator('[name=city]').fill('Brno')
      await page.locator('[name=customerCompany]').check()
      await page.locator('[name=customerCompanyID]').fill('25380141')
      await page.getByRole('button', { name: 'Načíst z ARES' }).click()
      await expect(page.locator('[name=customerCompanyName]')).toHaveValue('TRAIVA, s.r.o.')
      await expect(page.locator('[name=customerCompanyVATID]')).toHaveValue('CZ25380141')
      await expect(page.locator('[name=street]')).toHaveValue('Pohraniční 2911/13b')
      await expect(page.locator('[name=city]')).toHaveValue('Brno')
      await expect(page.getByText('Prázdná pole jsme vyplnili')).toBeVisible()
    })

    test('a register that does not help is only a hint', async ({ page }) => {
      await page.goto('/en/order')
      await page.locator('[name=customerCompany]').check()
      await page.locator('[name=customerCompanyID]').fill('27074358')
      await page.getByRole('button', { name: 'Look up in the Czech register' }).click()
      await expect(page.getByText('The register is not answering at the moment.')).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  })
}
