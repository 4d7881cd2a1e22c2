import type { Page } from 'playwright/test'

export const WIDTHS = [280, 320, 390, 600, 768, 960, 1024, 1280, 1600, 1920, 2560, 3840]
/** Where other words on the same page are short of room: narrow windows, and the first ones with more columns. */
export const WIDTHS_OF_WORDS = [280, 320, 390, 768, 960, 1024]

/** Finds places where a page exceeds its window or leaves a gap in a grid. */
export async function widthFaults(page: Page, widths: readonly number[]): Promise<string[]> {
  // The window itself need not change, which saves most of the time.
  const session = await page.context().newCDPSession(page)
  const faults: string[] = []
  for (const width of widths) {
    const window = { width, height: 800, deviceScaleFactor: 1, mobile: false }
    await session.send('Emulation.setDeviceMetricsOverride', window)
    faults.push(...(await faultsAt(page, width)))
  }
  await session.send('Emulation.clearDeviceMetricsOverride')
  await session.detach()
  return faults
}

/** The problems of a page at the current width of the window. */
async function faultsAt(page: Page, asked: number): Promise<string[]> {
  const faults = await page.evaluate((width) => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (clientWidth !== width) return [`${clientWidth} px wide`]
    const beyond =
      scrollWidth <= clientWidth
        ? []
        : [...document.querySelectorAll('body *')]
            .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
            .slice(0, 3)
            .map((element) => `beyond the edge: ${element.outerHTML.slice(0, 90)}`)
    // Three items form three columns or one; two columns would leave a gap.
    const holes = [...document.querySelectorAll('main :is(ul, ol, dl)')].filter((list) => {
      const tops = [...list.children]
        .map((child) => child.getBoundingClientRect())
        .filter((box) => box.width > 0)
        .map(({ top }) => Math.round(top))
      const isGrid = getComputedStyle(list).display === 'grid'
      return isGrid && tops.length === 3 && tops.filter((top) => top === tops[0]).length === 2
    })
    return [
      ...(scrollWidth <= clientWidth ? [] : [`${scrollWidth - clientWidth} px too wide`]),
      ...beyond,
      ...holes.map((list) => `two and a hole: ${list.outerHTML.slice(0, 90)}`),
    ]
  }, asked)
  return faults.map((fault) => `${asked} px: ${fault}`)
}
