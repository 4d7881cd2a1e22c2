import { openFreshConnections } from '../http/fresh-connections.ts'
import { test as base } from 'playwright/test'
import { testSite } from '../site/test-site.ts'
import { noteMissingFrames, refuseSecondTry } from './frames.ts'
import { clickAgainWhenTooFast } from './order-journey.ts'

openFreshConnections()

export { expect } from 'playwright/test'

/** An error answer that a test requested on purpose; the browser reports it as an error of the page. */
const EXPECTED_ANSWER = /Failed to load resource: .* status of (404|409|422|429)/

/** On a slow machine the next page appears before its transition is ready, and the browser skips the transition. */
const BROKEN_TRANSITION = /Transition was (?:aborted|skipped)/

/**
 * A test that fails when any of its pages writes to the console, throws, or violates its Content-Security-Policy,
 * which browsers without script also report there.
 */
export const test = base.extend<{ expectedWords: RegExp | null; quietPages: void }>({
  baseURL: ({}, use) => use(testSite().address),
  /** Expected console messages of this test. */
  expectedWords: [null, { option: true }],
  quietPages: [
    async ({ context, page, expectedWords }, use, info) => {
      refuseSecondTry(info)
      const said: string[] = []
      context.on('console', (message) => {
        const text = `${message.type()} ${message.text()}`
        if (!EXPECTED_ANSWER.test(text) && !expectedWords?.test(text)) said.push(text)
      })
      context.on('weberror', (error) => {
        const text = String(error.error())
        if (!BROKEN_TRANSITION.test(text)) said.push(text)
      })
      // The browser does not write every violation to the console.
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`violation of ${event.effectiveDirective} by ${event.blockedURI}`)
        })
      })
      await clickAgainWhenTooFast(page)
      context.on('page', (another) => void clickAgainWhenTooFast(another))
      await use()
      await noteMissingFrames(context, info)
      if (said.length > 0) throw new Error(`the page said: ${said.join('\n')}`)
    },
    { auto: true },
  ],
})
