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
