import type { Page } from 'playwright/test'
import { fillCustomer, fillTime } from '../support/order-journey.ts'
import { pages } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'
import { violations } from '../support/violations.ts'

async function sidewaysScroll(page: Page): Promise<number> {
  await page.setViewportSize({ width: 320, height: 700 })
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme })

    for (const { cs, en } of pages) {
      for (const path of [cs, en]) {
        test(`${path} can be used by everybody`, async ({ page }) => {
          await page.goto(path)
          expect(await violations(page)).toEqual([])
          expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
        })
      }
    }

    test('the order with errors, its summary and its status can be used by everybody', async ({
      page,
    }) => {
      await page.goto('/objednavka?service=business')
      await page.locator('form button[type=submit]').first().click()
      await expect(page.getByRole('alert')).toBeFocused()
      await expect(page.locator('body > div')).not.toHaveCount(0)
      await expect(page.locator('body > div [role=status]')).toHaveCount(0)
      expect(await violations(page)).toEqual([])
      await page.locator('[name=pickup]').fill('Praha')
      await page.locator('[name=dropoff]').fill('Karlovy Vary')
      await fillTime(page)
      await fillCustomer(page)
      await page.locator('form button[type=submit]').first().click()
      await expect(page).toHaveURL(/souhrn/)
      expect(await violations(page)).toEqual([])
      await page.locator('[name=paymentMethod]').first().check()
      await page.locator('form button[type=submit]').last().click()
      await expect(page).toHaveURL(/stav/)
      expect(await violations(page)).toEqual([])
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
    })

    test('the page that does not exist can be used by everybody', async ({ page }) => {
      await page.goto('/nikde')
      expect(await violations(page)).toEqual([])
    })
  })
}
