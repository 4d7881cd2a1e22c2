import { expect, type Page } from 'playwright/test'

/** Waits until the browser has hydrated the form of the page. */
export async function untilLive(page: Page): Promise<void> {
  await expect.poll(() => isLive(page)).toBe(true)
}

/** True when React manages the form of the page. */
export function isLive(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const form = document.querySelector('[data-island] form')
    return form !== null && Object.keys(form).some((key) => key.startsWith('__react'))
  })
}

/** The script files in the HTML of a page, except the document's own. */
export async function islandFiles(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text()
  const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)]
  return [...new Set(named.map(([, file = '']) => file))].filter(
    (file) => !file.startsWith('/assets/document-'),
  )
}
