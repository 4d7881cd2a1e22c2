import { test as base } from 'playwright/test'

export { expect } from 'playwright/test'

/** A test that fails when a page says anything in the console or breaks its Content-Security-Policy. */
export const test = base.extend<{ quietConsole: void }>({
  quietConsole: [
    async ({ page }, use, { annotations }) => {
      const said: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') said.push(message.text())
      })
      page.on('pageerror', (error) => said.push(error.message))
      await use()
      const isExpected = annotations.some(({ type }) => type === 'console')
      if (said.length > 0 && !isExpected) throw new Error(`console: ${said.join('\n')}`)
    },
    { auto: true },
  ],
})
