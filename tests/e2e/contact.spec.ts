import { expect, test } from '../support/browser/test.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a visitor sends a message and is told so for good', async ({ page }) => {
      await page.goto('/kontakt')
      await page.locator('[name=name]').fill('Jana Ukázková')
      await page.locator('[name=email]').fill('jana@example.com')
      await page.locator('[name=message]').fill('Jezdíte i v noci?')
      await page.getByRole('button', { name: 'Odeslat zprávu' }).click()
      await expect(page).toHaveURL(/\/kontakt\?sent=1$/)
      const sent = page.locator('main').getByText('Vaše zpráva byla úspěšně odeslána.')
      await expect(sent).toBeVisible()
      if (javaScriptEnabled) {
        const toast = page.locator('body > div').getByText('Vaše zpráva byla úspěšně odeslána.')
        await expect(toast).toBeVisible()
      }
    })

    test('a message without an address to answer to is sent back', async ({ page }) => {
      await page.goto('/en/contact')
      await page.locator('[name=message]').fill('Do you drive at night?')
      await page.locator('[name=email]').fill('nonsense')
      await page.getByRole('button', { name: 'Send the message' }).click()
      await expect(page.getByText('Email is not valid', { exact: true })).toBeVisible()
      await expect(page.locator('[name=message]')).toHaveValue('Do you drive at night?')
    })
  })
}
