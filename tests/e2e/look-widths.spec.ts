import type { Page } from 'playwright/test'
import { pages } from '../support/browser/pages.ts'
import { expect, test } from '../support/browser/test.ts'

const WIDTHS = [280, 320, 390, 600, 768, 960, 1024, 1280, 1600, 1920, 2560, 3840]

/** What is wrong with a page as wide as the window now is. */
function faultsOf(page: Page, asked: number): Promise<string[]> {
  return page.evaluate((width) => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (clientWidth !== width) return [`${clientWidth} px wide`]
    const beyond =
      scrollWidth <= clientWidth
        ? []
        : [...document.querySelectorAll('body *')]
            .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
            .slice(0, 3)
            .map((element) => `beyond the edge: ${element.outerHTML.slice(0, 90)}`)
    // Three things are three columns or one, never two and a hole.
    const holes = [...document.querySelectorAll('main :is(ul, ol, dl)')].filter((list) => {
      const tops = [...list.children]
        .map((child) => child.getBoundingClientRect())
        .filter((box) => box.width > 0)
        .map(({ top }) => Math.round(top))
      const isGrid = getComputedStyle(list).display === 'grid'
      return isGrid && tops.length === 3 && tops.filter((top) => top === tops[0]).length === 2
    })
    return [...beyond, ...holes.map((list) => `two and a hole: ${list.outerHTML.slice(0, 90)}`)]
  }, asked)
}

for (const locale of ['cs', 'en'] as const) {
  test(`no page reaches beyond the window or leaves a hole, 280 to 3840 px, ${locale}`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    // The window itself need not change for this, which saves most of the time.
    const session = await page.context().newCDPSession(page)
    const paths = [
      ...pages.map((place) => place[locale]),
      ...{ cs: ['/nikde', '/zazitky/karlovy-vary-a-kolonady'], en: ['/en/nowhere'] }[locale],
    ]
    for (const path of paths) {
      await page.goto(path)
      for (const width of WIDTHS) {
        await session.send('Emulation.setDeviceMetricsOverride', {
          ...{ width, height: 800, deviceScaleFactor: 1, mobile: false },
        })
        expect(await faultsOf(page, width), `${path} at ${width}`).toEqual([])
      }
    }
  })
}
