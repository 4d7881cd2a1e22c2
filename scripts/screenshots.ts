import { mkdirSync } from 'node:fs'
import { chromium } from 'playwright'
import { pages } from '../tests/support/pages.ts'
import { findBrowser } from './install-browser.ts'

// Full-page pictures of every screen of a running site (`npm start` first; PORT as there).
const address = `http://localhost:${process.env['PORT'] ?? '8787'}`
const folder = 'test-results/screenshots'
const WIDTHS = [390, 1440]
const PICTURE_OF_MOTION_DONE = 2_400

mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: findBrowser() ?? undefined,
  args: ['--no-sandbox'],
})
for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of WIDTHS) {
    const context = await browser.newContext({ colorScheme, viewport: { width, height: 900 } })
    const page = await context.newPage()
    for (const path of pages.flatMap(({ cs, en }) => [cs, en])) {
      await page.goto(address + path, { waitUntil: 'networkidle' })
      await page.evaluate(async () => {
        for (const image of document.images) {
          image.loading = 'eager'
          await image.decode()
        }
      })
      await page.waitForTimeout(path === '/' || path === '/en' ? PICTURE_OF_MOTION_DONE : 0)
      const name = path.slice(1).replaceAll('/', '-') || 'home'
      await page.screenshot({
        path: `${folder}/${name}-${width}-${colorScheme}.png`,
        fullPage: true,
      })
    }
    await context.close()
  }
}
await browser.close()
console.log(`The screenshots are in ${folder}.`)
