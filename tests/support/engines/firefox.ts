import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { type BrowserContext, launch, type Page } from 'puppeteer-core'
import { pressElement } from './press.ts'
import {
  callOf,
  type EngineBrowser,
  type Heard,
  HEIGHT_BY_WIDTH,
  type Key,
  PATIENCE,
  saidInConsole,
} from './visitor.ts'

/** Firefox logs this for each script that it blocks. */
const NO_SCRIPT = "script-src 'none'"

/**
 * Firefox, driven by puppeteer over WebDriver BiDi; each visitor has a container of its own. With script switched
 * off Firefox answers no `evaluate`, so a policy of the network does it.
 */
export async function startFirefox(executablePath: string): Promise<EngineBrowser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // The default of three minutes is longer than any test.
    protocolTimeout: 30_000,
  })
  return {
    visit: async ({ network, hasScript }) => {
      if (!hasScript) network.addPolicy(NO_SCRIPT)
      const context = await browser.createBrowserContext()
      return visitorOf(context, await context.newPage(), network.address)
    },
    close: async () => {
      const process = browser.process()
      if (process === null || process.exitCode !== null) return
      // Firefox takes three seconds to quit, and its output is no longer needed.
      const exited = once(process, 'exit')
      process.kill('SIGKILL')
      await exited
    },
  }
}

function visitorOf(context: BrowserContext, page: Page, site: string) {
  const words: string[] = []
  page.on('console', (message) => words.push(`${message.type()} ${message.text()}`))
  // Violations of the policy arrive here, not in the console.
  page.on('pageerror', (error) => words.push(String(error)))
  const run = <R>(expression: string) => page.evaluate<[], () => R>(expression)
  const visit = async (path: string, waitUntil: 'load' | 'domcontentloaded') =>
    void (await page.goto(site + path, { waitUntil, timeout: PATIENCE }))
  const find = async (selector: string) => {
    const found = await page.waitForSelector(selector, { visible: true, timeout: PATIENCE })
    if (!found) throw new Error(`${selector} is not to be seen`)
    return {
      call: <R>(work: (element: Element) => R): Promise<Awaited<R>> => found.evaluate(work),
      click: () => found.click(),
    }
  }
  return {
    goto: (path: string) => visit(path, 'load'),
    open: (path: string) => visit(path, 'domcontentloaded'),
    evaluate: <R, A = null>(work: (argument: A) => R | Promise<R>, argument?: A): Promise<R> =>
      run<Promise<R>>(callOf(work, argument)),
    click: (selector: string) => pressElement({ find, read: run }, selector),
    type: (text: string) => page.keyboard.type(text),
    press: (key: Key) => page.keyboard.press(key),
    setWidth: async (width: number) => {
      try {
        if ((await run<number>('innerWidth')) === width) return
        await page.setViewport({ width, height: HEIGHT_BY_WIDTH[width] ?? width })
      } catch (error) {
        // The library also changes the screen with the window, which some releases of Firefox cannot do.
        if (!String(error).includes('setScreenOrientationOverride')) throw error
      }
      for (const until = Date.now() + PATIENCE; Date.now() < until; await setTimeout(20)) {
        if ((await run<number>('innerWidth')) === width) return
      }
      throw new Error(`the window is not ${width} px wide`)
    },
    isHeard: async (selector: string, { role, name }: Heard) => {
      const wanted = await page.$(selector)
      if (!wanted) return false
      // The protocol finds elements by role and name but does not report them for one element; the few matches are
      // searched.
      const around = await wanted.$('xpath/..')
      const heard = (await around?.$$(`::-p-aria([name="${name}"][role="${role}"])`)) ?? []
      for (const element of heard) {
        if (await page.evaluate((one, other) => one === other, element, wanted)) return true
      }
      return false
    },
    said: async () => {
      const said = await saidInConsole(run, words)
      return said.filter((text) => !text.includes(NO_SCRIPT))
    },
    screenshot: async (file: string) => {
      await page.screenshot({ path: pngPath(file), fullPage: true })
    },
    leave: () => context.close(),
  }
}

function pngPath(file: string): `${string}.png` {
  return `${file.replace(/\.png$/, '')}.png`
}
