import { spawn } from 'node:child_process'
import { expect, test } from 'playwright/test'
import { launched } from '../../scripts/tools/run.ts'
import { untilLive } from '../support/browser/live-form.ts'
import { freePort } from '../support/site/free-port.mjs'

// `npm run dev` takes the styles of a page another way than the build does.
test('pages are styled and forms come alive while developing', async ({ page }) => {
  const port = await freePort()
  const server = spawn('node', launched('scripts/dev.ts'), {
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
  })
  try {
    const site = `http://localhost:${port}`
    const isUp = () =>
      fetch(`${site}/robots.txt`).then(
        ({ ok }) => ok,
        () => false,
      )
    await expect.poll(isUp, { timeout: 120_000 }).toBe(true)
    for (const path of ['/', '/neni-tu', '/caste-dotazy', '/kontakt', '/objednavka']) {
      await page.goto(site + path)
      const header = page.locator('.site-header')
      await expect(header, path).toHaveCSS('background-color', 'rgb(13, 26, 43)')
      await expect(page.locator('h1'), path).toHaveCSS('font-family', /^Jost/)
    }
    await untilLive(page)
  } finally {
    server.kill()
  }
})
