import type { Page } from 'playwright/test'
import { pages } from '../support/browser/pages.ts'
import { expect, test } from '../support/browser/test.ts'

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
const PHONE_SCREENS = 7

/** What is measured of a page in a window. */
type Look = {
  /** Texts whose size or weight is of no scale. */
  strange: string[]
  headings: number[]
  largest: number
  /** Filled calls in the first look, and those in the header. */
  calls: string[]
  callsOfHeader: string[]
}

function lookOf(page: Page): Promise<Look> {
  return page.evaluate(() => {
    const root = getComputedStyle(document.documentElement)
    const probe = document.createElement('span')
    document.body.appendChild(probe)
    const sheet = new CSSStyleSheet()
    document.adoptedStyleSheets = [sheet]
    const steps = [0, 1, 2, 3, 4, 5, 6, 7].map((step) => {
      sheet.replaceSync(
        `@layer pages { body > span:last-child { font-size: var(--size-${step}) } }`,
      )
      return Number.parseFloat(getComputedStyle(probe).fontSize)
    })
    sheet.replaceSync(`@layer pages { body > span:last-child { color: var(--call) } }`)
    const call = getComputedStyle(probe).color
    probe.remove()
    document.adoptedStyleSheets = []

    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
    const isOfScale = (element: Element) =>
      steps.some((step) => Math.abs(step - sizeOf(element)) < 0.05) &&
      /^(?:300|400|500)$/.test(getComputedStyle(element).fontWeight)
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.tagName !== 'OPTION'
    const hasWords = (element: Element) =>
      element.matches('input, select, textarea') ||
      [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim())
    const texts = [...document.querySelectorAll('body *')].filter(
      (element) => isSeen(element) && hasWords(element),
    )
    const filled = [...document.querySelectorAll('a, button')].filter((element) => {
      const { top, bottom, width } = element.getBoundingClientRect()
      const isInFirstLook = bottom > 0 && top < innerHeight && width > 0
      return isInFirstLook && isSeen(element) && getComputedStyle(element).backgroundColor === call
    })
    const tell = (element: Element) => `${sizeOf(element)} px ${element.outerHTML.slice(0, 90)}`
    return {
      strange: [
        ...(root.fontSize === '16px' ? [] : [root.fontSize]),
        ...texts.filter((element) => !isOfScale(element)).map(tell),
      ],
      headings: [...document.querySelectorAll('h1')].map(sizeOf),
      largest: Math.max(...texts.map(sizeOf)),
      calls: filled.map(tell),
      callsOfHeader: filled.filter((element) => element.closest('header')).map(tell),
    }
  })
}

test('words have the sizes and weights of the scale, the headline is the largest, brass calls once', async ({
  page,
}) => {
  test.setTimeout(60_000)
  for (const window of WINDOWS) {
    await page.setViewportSize(window)
    await page.goto('/')
    const home = await lookOf(page)
    expect(home.headings, `${window.width}`).toEqual([home.largest])
    const titles = new Set<number>()
    for (const path of ['/', '/en', '/nikde', ...pages.map(({ cs }) => cs)]) {
      await page.goto(path)
      const look = await lookOf(page)
      const where = `${path} at ${window.width}`
      expect(look.strange, where).toEqual([])
      expect(look.headings, where).toHaveLength(1)
      expect(look.calls.length, `${where}: ${look.calls.join(', ')}`).toBeLessThanOrEqual(1)
      expect(look.callsOfHeader, where).toEqual([])
      if (path === '/' || path === '/en') continue
      expect(look.largest, where).toBeLessThan(home.largest)
      for (const size of look.headings) titles.add(size)
    }
    expect([...titles], `titles at ${window.width}`).toHaveLength(1)
  }
})

test('home is at most seven screens of a phone', async ({ page }) => {
  const window = { width: 390, height: 844 }
  await page.setViewportSize(window)
  for (const path of ['/', '/en']) {
    await page.goto(path)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height, path).toBeLessThanOrEqual(PHONE_SCREENS * window.height)
  }
})
