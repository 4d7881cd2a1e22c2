import { test as base } from 'playwright/test'
import { clickAgainWhenTooFast } from './order-journey.ts'

export { expect } from 'playwright/test'

/** A test that fails when a page says anything in the console or breaks its Content-Security-Policy. */
export const test = base.extend<{ quietConsole: void }>({
  quietConsole: [
    async ({ page }, use) => {
      const said: string[] = []
      page.on('console', (message) => {
        const isAnswer = /Failed to load resource: .* status of (404|409|422|429|500)/.test(
          message.text(),
        )
        if (['error', 'warning'].includes(message.type()) && !isAnswer) said.push(message.text())
      })
      await clickAgainWhenTooFast(page)
      page.on('pageerror', (error) => said.push(error.message))
      await use()
      if (said.length > 0) throw new Error(`console: ${said.join('\n')}`)
    },
    { auto: true },
  ],
})
