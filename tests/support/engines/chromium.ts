import { chromium } from 'playwright'
import { callOf, type EngineBrowser, HEIGHT_BY_WIDTH, PATIENCE, saidInConsole } from './visitor.ts'

/** Chromium, driven by playwright; each visitor has a context of its own. */
export async function startChromium(executablePath: string): Promise<EngineBrowser> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  return {
    visit: async ({ network, hasScript }) => {
      const context = await browser.newContext({
        baseURL: network.address,
        javaScriptEnabled: hasScript,
      })
      const page = await context.newPage()
      page.setDefaultTimeout(PATIENCE)
      const words: string[] = []
      context.on('console', (message) => words.push(`${message.type()} ${message.text()}`))
      context.on('weberror', (error) => words.push(String(error.error())))
      // Not every violation is written to the console by the browser itself.
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`violation of ${event.effectiveDirective} by ${event.blockedURI}`)
        })
      })
      return {
        goto: async (path) => void (await page.goto(path)),
        open: async (path) => void (await page.goto(path, { waitUntil: 'domcontentloaded' })),
        evaluate: (work, argument) => page.evaluate(callOf(work, argument)),
        click: (selector) => page.locator(selector).first().click(),
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key),
        setWidth: (width) =>
          page.setViewportSize({ width, height: HEIGHT_BY_WIDTH[width] ?? width }),
        isHeard: async (selector, { role, name }) => {
          const session = await context.newCDPSession(page)
          const { root } = await session.send('DOM.getDocument')
          const { nodeId } = await session.send('DOM.querySelector', {
            nodeId: root.nodeId,
            selector,
          })
          const { nodes } = await session.send('Accessibility.getPartialAXTree', {
            nodeId,
            fetchRelatives: false,
          })
          await session.detach()
          return nodes[0]?.role?.value === role && nodes[0]?.name?.value === name
        },
        said: () => saidInConsole((expression) => page.evaluate(expression), words),
        screenshot: async (file) => void (await page.screenshot({ path: file, fullPage: true })),
        leave: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}
