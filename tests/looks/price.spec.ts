import type { Locator } from 'playwright/test'
import { bareClasses } from '../support/browser/room.ts'
import { untilIslandIsLive } from '../support/browser/settle.ts'
import { expect, test } from '../support/browser/test.ts'

test('a price that the browser asked for is styled like one that came with the page', async ({
  page,
}) => {
  await page.goto('/objednavka?service=business&pickup=Praha&dropoff=Brno&passengers=6')
  await untilIslandIsLive(page)
  await page.locator('[name=service][value=comfort]').check()
  await expect(page.locator('#price')).toContainText('6 900 Kč')
  expect(await bareClasses(page)).toEqual([])
  await expect(page.locator('#price .quote-panel-bill')).toHaveCSS(
    'background-color',
    'rgb(244, 234, 211)',
  )
  await expect(page.locator('#price caption')).toHaveCSS('text-align', 'start')
})

/** The lower and the right edge of the text of an element, without that of its children. */
function ownText(element: Locator): Promise<{ bottom: number; right: number }> {
  return element.evaluate((node) => {
    const range = document.createRange()
    for (const child of node.childNodes)
      if (child.nodeType === Node.TEXT_NODE && child.textContent?.trim()) {
        range.selectNodeContents(child)
        break
      }
    const { bottom, right } = range.getBoundingClientRect()
    return { bottom, right }
  })
}

for (const width of [390, 1440]) {
  test(`rate and price without VAT end at the same edge, the name of a car stands beside its price, ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/ceny')
    const rate = page.locator('dd:has(small)').first()
    const [gross, net] = [await ownText(rate), await ownText(rate.locator('small'))]
    expect(Math.abs(gross.right - net.right)).toBeLessThan(2)
    await page.goto('/ceny/praha-brno')
    const row = page.locator('li:has(h3):has(strong)').first()
    const name = await ownText(row.locator('h3'))
    const price = await ownText(row.locator('strong'))
    // On a wide screen the price stands beside name and words together.
    if (width < 768) expect(Math.abs(name.bottom - price.bottom)).toBeLessThan(8)
  })
}
