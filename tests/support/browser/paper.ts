import type { Page } from 'playwright/test'

const MARGIN = '1cm'
/** A4 without its margins, in pixels of CSS. */
export const PAPER = { width: 718, height: 1046 }
const SIX_CENTIMETRES = 227
const READABLE = 4.5

/** Number of A4 sheets that the page takes. */
export async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({
    format: 'A4',
    margin: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN },
  })
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
}

/** Unreadable or cut content on paper, and backgrounds that would ink a whole sheet. */
export function faultsOnPaper(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ tallest, least }) => {
      const luminance = (parts: number[]) =>
        parts
          .map((part) => part / 255)
          .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
          .reduce((sum, part, index) => sum + part * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0)
      const partsOf = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)
      const isGround = (colour: string) => partsOf(colour)[3] !== 0
      const isFaint = (colour: string) =>
        1.05 / (luminance(partsOf(colour).slice(0, 3)) + 0.05) < least
      const seen = [...document.querySelectorAll('body *')].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      )
      const worded = seen.filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
      )
      const { scrollWidth, clientWidth } = document.documentElement
      const tell = (what: string) => (element: Element) =>
        `${what}: ${element.outerHTML.slice(0, 110)}`
      return [
        ...worded
          .filter((element) => isFaint(getComputedStyle(element).color))
          .map(tell('not in ink')),
        ...seen
          .filter((element) => isGround(getComputedStyle(element).backgroundColor))
          .filter((element) => !isFaint(getComputedStyle(element).backgroundColor))
          .filter((element) => element.matches('div, section, header, footer, main, p, li'))
          .map(tell('on a dark ground')),
        ...seen
          .filter((element) => element.tagName === 'IMG' && element.clientHeight > tallest)
          .map(tell('a large picture')),
        ...(scrollWidth > clientWidth ? [`cut: ${scrollWidth} px wide`] : []),
      ]
    },
    { tallest: SIX_CENTIMETRES, least: READABLE },
  )
}
