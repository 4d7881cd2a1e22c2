import { test as base } from 'playwright/test'
import { testSite } from '../site/test-site.ts'
import { clickAgainWhenTooFast } from './order-journey.ts'

export { expect } from 'playwright/test'

/** An answer that a test asked for on purpose; the browser reports it as an error of the page. */
const EXPECTED_ANSWER = /Failed to load resource: .* status of (404|409|422|429)/

/** A slow machine shows the next page before its transition is ready, and the browser gives it up. */
const BROKEN_TRANSITION = /Transition was (?:aborted|skipped)/

/**
 * A test that fails when any of its pages says anything in the console, throws, or breaks its
 * Content-Security-Policy, which also browsers without script report there.
 */
export const test = base.extend<{ expectedWords: RegExp | null; quietPages: void }>({
  baseURL: ({}, use) => use(testSite().address),
  /** What the browser says because of what this test does to the page. */
  expectedWords: [null, { option: true }],
  quietPages: [
    async ({ context, page, expectedWords }, use) => {
      const said: string[] = []
      context.on('console', (message) => {
        const text = `${message.type()} ${message.text()}`
        if (!EXPECTED_ANSWER.test(text) && !expectedWords?.test(text)) said.push(text)
      })
      context.on('weberror', (error) => {
        const text = String(error.error())
        if (!BROKEN_TRANSITION.test(text)) said.push(text)
      })
      // Not every violation is written to the console by the browser itself.
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`violation of ${event.effectiveDirective} by ${event.blockedURI}`)
        })
      })
      await clickAgainWhenTooFast(page)
      context.on('page', (another) => void clickAgainWhenTooFast(another))
      await use()
      if (said.length > 0) throw new Error(`the page said: ${said.join('\n')}`)
    },
    { auto: true },
  ],
})
