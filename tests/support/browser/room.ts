import type { Page } from 'playwright/test'

/** A window of 1280 × 1024 enlarged to 400 % (WCAG 1.4.10). */
export const ENLARGED = { width: 320, height: 256 }

const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`

/** Horizontal overflow of the page. */
export async function sidewaysScroll(page: Page): Promise<string[]> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return beyond > 0 ? [`${beyond} px beyond the window`] : []
}

/** The text spacing that people may set (WCAG 1.4.12). */
export function spaceText(page: Page): Promise<void> {
  return adopt(page, SPACED)
}

/** The spacing of the page itself. */
export function unspaceText(page: Page): Promise<void> {
  return adopt(page, '')
}

/** By a constructed sheet, which the policy of the page allows. */
function adopt(page: Page, rules: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, rules)
}

/** The text size that people set in their browser, in percent of the default (WCAG 1.4.4). */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const fontSizes = { standard: (16 * percent) / 100, fixed: (13 * percent) / 100 }
  await session.send('Page.setFontSizes', { fontSizes })
  await session.detach()
}

/** Texts that are cut off because they exceed their box. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element)
        const isClipping = [overflowX, overflowY].some((value) => /hidden|clip/.test(value))
        const isCut =
          element.scrollHeight > element.clientHeight + 1 ||
          element.scrollWidth > element.clientWidth + 1
        return isClipping && isCut && element.clientHeight > 1 && element.textContent !== ''
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  )
}

/** Words that run on in the next line, in the elements of a selector. */
export function brokenWords(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((places) => {
    const linesOf = (range: Range) =>
      new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size
    const broken: string[] = []
    for (const place of document.querySelectorAll(places)) {
      const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const node = texts.currentNode
        for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/\p{L}+/gu)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          if (linesOf(range) > 1) broken.push(`"${word}" is broken`)
        }
      }
    }
    return broken
  }, selector)
}

/** Overlapping lines of text, among elements in normal flow. */
export function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Line = { text: string; left: number; right: number; top: number; bottom: number }
    const lines: Line[] = []
    const isFloating = (element: Element | null): boolean => {
      if (!element) return false
      const { position, clipPath } = getComputedStyle(element)
      const isHeardOnly = clipPath.startsWith('inset(50%')
      if (isHeardOnly || /fixed|sticky/.test(position)) return true
      const isApart = element.matches('.skip-link, option, [popover]:popover-open')
      return isApart || isFloating(element.parentElement)
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement
      const text = (node.nodeValue ?? '').trim()
      if (!text || !element?.checkVisibility({ visibilityProperty: true })) continue
      if (isFloating(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
        // The box of a line is higher than its letters.
        const air = height * 0.3
        if (width > 1) lines.push({ text, left, right, top: top + air, bottom: bottom - air })
      }
    }
    lines.sort((one, other) => one.top - other.top)
    return lines.flatMap((line, index) => {
      const found: string[] = []
      for (let next = index + 1; next < lines.length; next += 1) {
        const other = lines[next]
        if (!other || other.top >= line.bottom) break
        const isBeside = other.left >= line.right - 2 || other.right <= line.left + 2
        if (!isBeside) found.push(`"${line.text.slice(0, 40)}" on "${other.text.slice(0, 40)}"`)
      }
      return found
    })
  })
}

/** Fixed bars that take more than a third of the window; parts that the visitor opens may take more. */
export function greedyBars(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *:not(:popover-open)')]
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
      .filter((element) => element.checkVisibility())
      .filter((element) => element.getBoundingClientRect().height > innerHeight / 3)
      .map((element) => element.outerHTML.slice(0, 120)),
  )
}

/** Controls that people tap in a hurry must have 48 px: telephone links, call and order buttons, the menu. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hurried = 'a[href^="tel:"], .button, header button, .site-header-order'
    return [...document.querySelectorAll<HTMLElement>(hurried)].flatMap((element) => {
      if (!element.checkVisibility() || element.closest('[aria-hidden]')) return []
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, width, top, height } = element.getBoundingClientRect()
      const isHit = (y: number) =>
        element.contains(document.elementFromPoint(left + width / 2, top + height / 2 + y))
      const isReached = height >= 48 || (isHit(-23) && isHit(0) && isHit(23))
      const size = `${Math.round(width)} × ${Math.round(height)}`
      return isReached && width >= 48 ? [] : [`${size} ${element.outerHTML.slice(0, 120)}`]
    })
  })
}

/** Classes of the page without a rule in its styles: they reveal a missing style chunk. */
export function bareClasses(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent)
    const used = [...document.querySelectorAll('body [class]')].flatMap((element) => [
      ...element.classList,
    ])
    return [...new Set(used)].filter((name) => !styles.some((style) => style.includes(`.${name}`)))
  })
}
