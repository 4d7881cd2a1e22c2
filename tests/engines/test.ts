import { test as base } from 'playwright/test'
import { type Engine, findEngine, packagesOf } from '../../scripts/tools/install-browser.ts'
import { type SiteProxy, startSiteProxy } from '../support/engines/site-proxy.ts'
import type { EngineBrowser, Visitor } from '../support/engines/visitor.ts'
import { testSite } from '../support/site/test-site.ts'

export { expect } from 'playwright/test'

/** Each worker drives one engine, and loads what drives it alone. */
const START = {
  chromium: async () => (await import('../support/engines/chromium.ts')).startChromium,
  firefox: async () => (await import('../support/engines/firefox.ts')).startFirefox,
  webkit: async () => (await import('../support/engines/webkit.ts')).startWebkit,
} as const

/** An answer that a test asked for on purpose; browsers report it as an error of the page. */
const EXPECTED_ANSWER = /Failed to load resource: .* status of (404|409|422|429)/

/** Two navigations in quick succession break off the transition of the first one; pages cannot help it. */
const BROKEN_TRANSITION = /view transition|Transition was (?:aborted|skipped)/i

/** What the pages of a visitor have said so far and nobody expects. */
export async function heardOf(visitor: Visitor, expected: RegExp | null = null): Promise<string[]> {
  const words = [EXPECTED_ANSWER, BROKEN_TRANSITION, expected]
  return (await visitor.said()).filter((text) => !words.some((one) => one?.test(text)))
}

type OfTest = {
  hasScript: boolean
  /** What a browser says because of what this test does to the page. */
  expectedWords: RegExp | null
  /** The network between the visitor and the site, sound until the test meddles with it. */
  network: SiteProxy
  /** Somebody who comes without cookies. The test fails when a page of theirs says anything in the console. */
  visitor: Visitor
}
type OfWorker = {
  engine: Engine
  program: EngineBrowser
}

/**
 * A test that each engine runs; one browser a worker, one visitor and one network a test. The network's own port makes
 * its site another one for the browser, which therefore has nothing in memory of those that were visited before.
 */
export const test = base.extend<OfTest, OfWorker>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  hasScript: [true, { option: true }],
  expectedWords: [null, { option: true }],
  program: [
    async ({ engine }, use) => {
      const file = findEngine(engine)
      if (!file) throw new Error(`install ${packagesOf([engine]).join(', ')} for ${engine}`)
      const start = await START[engine]()
      const browser = await start(file)
      await use(browser)
      await browser.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  network: async ({ engine }, use) => {
    // WebKit does not pass on what its pages say.
    const network = await startSiteProxy(testSite().address, { isListening: engine === 'webkit' })
    await use(network)
    network.close()
  },
  visitor: async ({ program, network, hasScript, expectedWords }, use, info) => {
    const visitor = await program.visit({ network, hasScript })
    await use(visitor)
    if (info.status !== info.expectedStatus) {
      await visitor.screenshot(info.outputPath('page.png')).catch(() => null)
    }
    const said = await heardOf(visitor, expectedWords)
    await visitor.leave()
    if (said.length > 0) throw new Error(`the page said: ${said.join('\n')}`)
  },
})
