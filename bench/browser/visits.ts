import { type Browser, chromium, type Page } from 'playwright'
import { findBrowser } from '../../scripts/tools/install-browser.ts'

/** What a visitor with a slow phone sees of a page, in ms; CLS has no unit. */
export type Visit = {
  fcp: number
  lcp: number
  tbt: number
  cls: number
  /** Of the first touches, while the page still loads, and of those after it has come to rest. */
  inpLoading: number
  inpAfter: number
}

const SLOW_4G = { offline: false, latency: 150, throughput: 1.6 * 1024 * 1024 * 0.125 }
const CPU_SLOWER = 6
const WINDOW = { width: 412, height: 823 }
/** How long the page has after its last request to do what it does. */
const REST = 300

/** Collects what the browser itself measures; runs in the page before anything of it. */
const OBSERVE = `
window.seen = { lcp: 0, cls: 0, tbt: 0, events: [] }
const on = (type, each, more) =>
  new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true, ...more })
on('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime))
on('layout-shift', (entry) => { if (!entry.hadRecentInput) seen.cls += entry.value })
on('longtask', (entry) => (seen.tbt += Math.max(0, entry.duration - 50)))
on('event', (entry) => { if (entry.interactionId) seen.events.push(entry.duration) }, { durationThreshold: 16 })
window.takeInp = () => seen.events.splice(0).reduce((worst, one) => Math.max(worst, one), 0)`

const READ = `({
  fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  lcp: seen.lcp, cls: seen.cls, tbt: seen.tbt,
})`

/** What a person types into; the field that only robots fill in is out of the tab order. */
const FIELD = 'main input:is([type=text], [type=email]):not([tabindex="-1"]):visible'

/** A Chromium for the visits; the caller closes it. */
export async function openChromium(): Promise<Browser> {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error('there is no Chromium')
  return chromium.launch({ executablePath, args: ['--no-sandbox'] })
}

/** Opens a page as a new visitor on slow 4G with a CPU six times slower, touches it, and says how it was. */
export async function visit(
  browser: Browser,
  address: string,
  cookie: string | null,
): Promise<Visit> {
  const context = await browser.newContext({ viewport: WINDOW, hasTouch: true, isMobile: true })
  try {
    const page = await context.newPage()
    await page.addInitScript(OBSERVE)
    if (cookie) await context.setExtraHTTPHeaders({ Cookie: cookie })
    const devtools = await context.newCDPSession(page)
    const { throughput, ...network } = SLOW_4G
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', {
      ...network,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER })
    // Twice: a touch ends the search for the largest paint, so none may happen before the page has come to rest.
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.waitForTimeout(REST)
    const painted: Omit<Visit, 'inpLoading' | 'inpAfter'> = await page.evaluate(READ)
    const inpAfter = await touch(page)
    await devtools.send('Network.clearBrowserCache')
    await page.goto(address, { waitUntil: 'commit' })
    await page.locator('.site-header-menu-button').waitFor()
    const inpLoading = await touch(page)
    return { ...painted, inpLoading, inpAfter }
  } finally {
    await context.close()
  }
}

/** Opens and closes the menu, and types into the first field where there is one; the worst of these waits. */
async function touch(page: Page): Promise<number> {
  const button = page.locator('.site-header-menu-button')
  await button.tap()
  await page.keyboard.press('Escape')
  const field = page.locator(FIELD).first()
  if ((await field.count()) > 0) {
    await field.tap()
    await page.keyboard.type('Pra')
  }
  await page.waitForTimeout(REST)
  return page.evaluate('takeInp()')
}
