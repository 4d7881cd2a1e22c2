import type { Page } from 'playwright/test'

/**
 * Loads the typeface and every picture of the page. A page skips a typeface that arrives late, and browsers differ in
 * when they load a lazy picture, so otherwise a measurement would depend on the machine.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const source = "url('/fonts/jost.woff2') format('woff2')"
    const face = new FontFace('Jost', source, { weight: '300 700' })
    document.fonts.add(await face.load())
    await document.fonts.ready
    const images = [...document.images]
    for (const image of images) image.loading = 'eager'
    await Promise.all(images.map((image) => image.decode()))
  })
}

/** Opens a page and waits until it no longer changes. */
export async function openSettled(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilIslandIsLive(page)
  await settle(page)
}

/** Resolves when the browser has hydrated the form of the page; at once on a page without a form. */
export async function untilIslandIsLive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const island = document.querySelector('[data-island]')
    const form = island?.querySelector('form')
    return !form || Object.keys(form).some((key) => key.startsWith('__react'))
  })
}
