import { expect, test } from '../support/browser/test.ts'

test.use({ javaScriptEnabled: false })

test('the fleet shows the cars that hold the passengers, without script', async ({ page }) => {
  await page.goto('/en/cars-park')
  await expect(page.getByRole('heading', { level: 2, name: 'Business' })).toBeVisible()
  await page.getByRole('radio', { name: '6–8' }).check()
  await expect(page.getByRole('heading', { level: 2, name: 'Business' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 2, name: 'Comfort' })).toBeVisible()
})

test('the poster of each category is cropped to a square at most, so that its car is whole', async ({
  page,
}) => {
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/vozovy-park')
    for (const poster of await page.locator('main section div > img').all()) {
      const box = await poster.boundingBox()
      const name = `${await poster.getAttribute('src')} at ${width}`
      expect.soft(box?.height, name).toBeGreaterThanOrEqual((box?.width ?? Infinity) - 1)
    }
  }
})
