import type { Page } from 'playwright/test'
import { locales, screenPath } from '../../src/i18n/screens.ts'
import { experiences } from '../../carriers/vozka/catalogue/experiences.ts'
import { expect, test } from '../support/browser/test.ts'

// tests/facts/experience-prices.test.ts asks what they are; here they have to be seen without scrolling.
test.use({ javaScriptEnabled: false })

/** As many as stand in the first look of a desktop beside any picture. */
const FIRST_ROWS = 3
const DESKTOP = { width: 1440, height: 900 }

/** The lower edges of the main button and of the first rows, px; the typeface may be still on its way. */
function lowerEdges(page: Page): Promise<number[]> {
  return page.evaluate(async (most) => {
    await document.fonts.ready
    const variants = document.querySelector('section[aria-labelledby=variants]')
    const rows = Array.from(variants?.querySelectorAll('li') ?? []).slice(0, most)
    const button = variants?.querySelector('a.button')
    return (button ? [button, ...rows] : []).map((part) => part.getBoundingClientRect().bottom)
  }, FIRST_ROWS)
}

for (const locale of locales) {
  test(`every experience shows its prices in its first look, ${locale}`, async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    for (const { slug, variants } of experiences) {
      const path = screenPath('experience', locale, slug[locale])
      await page.goto(path)
      const edges = await lowerEdges(page)
      expect(edges, path).toHaveLength(1 + Math.min(FIRST_ROWS, variants.length))
      expect(Math.max(...edges), path).toBeLessThanOrEqual(DESKTOP.height)
    }
  })
}

test('on a phone the prices follow the picture at once, and a whole row is pressed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/zazitky/karlovy-vary-a-kolonady')
  await lowerEdges(page)
  const variants = page.locator('section[aria-labelledby=variants]')
  const row = variants.locator('li').first()
  const picture = await page.locator('main img').first().boundingBox()
  const button = await variants.locator('a.button').boundingBox()
  const first = await row.boundingBox()
  if (!picture || !button || !first) throw new Error('the page has no picture, button or variant')
  expect(button.y - picture.y - picture.height).toBeLessThan(40)
  expect(first.y - button.y - button.height).toBeLessThan(40)
  await expect(row.locator('strong')).toBeInViewport({ ratio: 1 })

  const chosen = (await row.getByRole('link').getAttribute('href')) ?? ''
  const { x = 0, y = 0 } = (await row.locator('strong').boundingBox()) ?? {}
  await page.mouse.click(x + 1, y + 1)
  await expect(page).toHaveURL(chosen)
})
