import { pages } from '../support/browser/pages.ts'
import { openStatus, openSummary } from '../support/browser/screen-states.ts'
import type { Page } from 'playwright/test'
import { expect, test } from '../support/browser/test.ts'

// A page gets its styles from the files of script its route has in the browser's build. What such a file leaves
// out, its markup stands there bare.

/** Classes of the page that no rule of its styles names. */
async function bareClasses(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent)
    const used = [...document.querySelectorAll('body [class]')].flatMap((element) => [
      ...element.classList,
    ])
    return [...new Set(used)].filter((name) => !styles.some((style) => style.includes(`.${name}`)))
  })
}

test('every class that a page uses is styled on it', async ({ page }) => {
  test.setTimeout(90_000)
  for (const { cs } of pages) {
    await page.goto(cs)
    expect(await bareClasses(page), cs).toEqual([])
  }
  await page.goto('/nikde')
  expect(await bareClasses(page)).toEqual([])
})

test('the order is styled before and after it is touched, and on its way', async ({ page }) => {
  await page.goto('/objednavka?service=business&pickup=Praha&dropoff=Brno&passengers=6')
  expect(await bareClasses(page)).toEqual([])
  await page.locator('[name=service][value=comfort]').check()
  await expect(page.locator('#price')).toContainText('6 900 Kč')
  expect(await bareClasses(page)).toEqual([])
  await expect(page.locator('#price')).toHaveCSS('background-color', 'rgb(244, 234, 211)')
  await expect(page.locator('#price caption')).toHaveCSS('text-align', 'start')
  await openSummary(page, 'cs')
  expect(await bareClasses(page)).toEqual([])
  await openStatus(page, 'cs')
  expect(await bareClasses(page)).toEqual([])
})
