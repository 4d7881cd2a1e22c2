import type { Page } from 'playwright/test'
import { pageOfEachScreen } from '../support/pages.ts'
import { untilIslandIsLive } from '../support/browser/settle.ts'
import { expect, test } from '../support/browser/test.ts'

/** Notes from the beginning of each page what moves on it. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What moved until everything of the page was there and painted. */
async function readShifts(page: Page): Promise<number[]> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((done) => requestAnimationFrame(done))
    await document.fonts.ready
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode()))
    await nextFrame()
    await nextFrame()
  })
  return page.evaluate<number[]>('globalThis.shifts')
}

for (const width of [390, 1440]) {
  test(`nothing moves while a page loads, ${width} px wide`, async ({ page }) => {
    test.setTimeout(90_000)
    await page.setViewportSize({ width, height: 900 })
    // A typeface that comes after the first look must not push anything, whatever fonts the device has instead.
    let painted = Promise.resolve()
    await page.route('/fonts/*', async (route) => {
      await painted
      await route.continue()
    })
    await watchShifts(page)
    for (const { cs } of pageOfEachScreen) {
      let release = () => {}
      painted = new Promise((done) => {
        release = done
      })
      await page.goto(cs, { waitUntil: 'commit' })
      await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
      release()
      await page.waitForLoadState('load')
      await untilIslandIsLive(page)
      expect(await readShifts(page), cs).toEqual([])
    }
  })
}
