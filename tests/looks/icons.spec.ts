import type { Locator } from 'playwright/test'
import { openSettled } from '../support/browser/settle.ts'
import { expect, test } from '../support/browser/test.ts'

/** Painted height of an icon in the units of its drawing; 0 for one that the file does not have. */
function paintedHeights(icons: Locator): Promise<number[]> {
  return icons.evaluateAll((all) =>
    all.map((icon) => {
      const use = icon.querySelector('use')
      return use instanceof SVGGraphicsElement ? use.getBBox().height : 0
    }),
  )
}

for (const path of [
  '/sluzby/business-preprava',
  '/sluzby/comfort-preprava',
  '/sluzby/basic-preprava',
  '/en/services/business-transportation',
])
  test(`every feature of ${path} has its icon, which is drawn and silent`, async ({ page }) => {
    await openSettled(page, path)
    const features = page.locator('section[aria-labelledby=features] li')
    const icons = features.locator('svg[aria-hidden=true]')
    expect(await features.count()).toBeGreaterThan(3)
    await expect(icons).toHaveCount(await features.count())
    await expect.poll(async () => Math.min(...(await paintedHeights(icons)))).toBeGreaterThan(20)
    for (const icon of await icons.all()) await expect(icon).toHaveCSS('inline-size', '40px')
  })

test('with forced colours and on paper an icon has the colour of the words beside it', async ({
  page,
}) => {
  for (const media of [
    { forcedColors: 'active', media: 'screen' },
    { forcedColors: 'none', media: 'print' },
  ] as const) {
    await page.emulateMedia(media)
    for (const [path, list] of [
      ['/', 'main > section:first-child > ul'],
      ['/sluzby/business-preprava', 'section[aria-labelledby=features] ul'],
    ] as const) {
      await openSettled(page, path)
      const item = page.locator(`${list} > li`).first()
      const words = await item.getByRole('heading').evaluate((it) => getComputedStyle(it).color)
      const body = await item
        .locator('svg')
        .evaluate((it) => getComputedStyle(it).getPropertyValue('--icon-body'))
      expect(body).toBe('currentcolor')
      await expect(item.locator('svg')).toHaveCSS('color', words)
    }
  }
})
