import { expect, test } from '../support/browser/test.ts'

test.use({ javaScriptEnabled: false })

test('the fleet shows the cars that hold the passengers, without script', async ({ page }) => {
  await page.goto('/en/cars-park')
  await expect(page.getByRole('heading', { level: 2, name: 'Business' })).toBeVisible()
  await page.getByRole('radio', { name: '6–8' }).check()
  await expect(page.getByRole('heading', { level: 2, name: 'Business' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 2, name: 'Comfort' })).toBeVisible()
})
