import type { Page } from 'playwright/test'
import { states } from '../support/browser/screen-states.ts'
import { expect, test } from '../support/browser/test.ts'

/** Goes on by the keyboard until that button has the focus; returns how many stops it took. */
async function tabTo(page: Page, name: string): Promise<number> {
  const button = page.getByRole('button', { name })
  for (let stops = 1; stops < 80; stops += 1) {
    await page.keyboard.press('Tab')
    if (await button.evaluate((element) => element === document.activeElement)) return stops
  }
  throw new Error(`no way to ${name} by the keyboard`)
}

test('the first stop of the keyboard leads past the header', async ({ page }) => {
  await page.goto('/sluzby')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Přejít k obsahu' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('main a').first()).toBeFocused()
})

test('an order is cancelled by the keyboard alone, and the question comes before the rest', async ({
  page,
}) => {
  await states.find(({ name }) => name === 'status-confirmed')?.open(page, 'cs')
  await tabTo(page, 'Zrušit objednávku')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Nic Vás to nestojí.')
  const stops = await tabTo(page, 'Zrušit zdarma')
  expect(stops).toBeLessThan(20)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Objednávka je zrušená')
})

test('no bar covers the field the keyboard is in, not even on a low screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 420 })
  await states.find(({ name }) => name === 'order-price')?.open(page, 'cs')
  await page.locator('[name=kind]').first().focus()
  for (let stops = 0; stops < 20; stops += 1) {
    await page.keyboard.press('Tab')
    const covered = await page.evaluate(() => {
      const focused = document.activeElement
      const box = focused?.getBoundingClientRect()
      if (!focused || !box) return 'nothing has the focus'
      const onTop = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      const isSeen = onTop !== null && (onTop.contains(focused) || focused.contains(onTop))
      return isSeen ? '' : focused.outerHTML.slice(0, 120)
    })
    expect(covered).toBe('')
  }
})
