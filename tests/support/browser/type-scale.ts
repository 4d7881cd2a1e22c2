import type { Page } from 'playwright/test'

/**
 * Where a page leaves the scale of type (src/ui/styles/tokens.css): a size or weight of its own, a headline of another
 * size, more than one filled call in the first look, or one in the header.
 */
export function typeScaleFaults(page: Page, isHome: boolean): Promise<string[]> {
  return page.evaluate((hasHeadline) => {
    scrollTo(0, 0)
    const probe = document.createElement('span')
    document.body.appendChild(probe)
    const sheet = new CSSStyleSheet()
    document.adoptedStyleSheets = [sheet]
    const styled = (declaration: string) => {
      sheet.replaceSync(`@layer pages { body > span:last-child { ${declaration} } }`)
      return getComputedStyle(probe)
    }
    const steps = [0, 1, 2, 3, 4, 5, 6, 7].map((step) =>
      Number.parseFloat(styled(`font-size: var(--size-${step})`).fontSize),
    )
    const call = styled('color: var(--call)').color
    probe.remove()
    document.adoptedStyleSheets = []

    const [titleSize = 0, headlineSize = 0] = steps.slice(6)
    const most = hasHeadline ? headlineSize : titleSize
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
    const isAlike = (one: number, other: number) => Math.abs(one - other) < 0.05
    const isOfScale = (element: Element) =>
      steps.some((step) => isAlike(step, sizeOf(element))) &&
      /^(?:300|400|500)$/.test(getComputedStyle(element).fontWeight)
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.tagName !== 'OPTION'
    const hasWords = (element: Element) =>
      element.matches('input, select, textarea') ||
      [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim())
    const texts = [...document.querySelectorAll('body *')].filter(
      (element) => isSeen(element) && hasWords(element),
    )
    const headlines = [...document.querySelectorAll('h1')]
    const calls = [...document.querySelectorAll('a, button')].filter((element) => {
      const { top, bottom, width } = element.getBoundingClientRect()
      const isInFirstLook = bottom > 0 && top < innerHeight && width > 0
      return isInFirstLook && isSeen(element) && getComputedStyle(element).backgroundColor === call
    })
    const tell = (what: string, elements: Element[]) =>
      elements.map((element) => `${what}: ${sizeOf(element)} px ${element.outerHTML.slice(0, 90)}`)
    const root = getComputedStyle(document.documentElement).fontSize
    return [
      ...(root === '16px' ? [] : [`the root is ${root}`]),
      ...(headlines.length === 1 ? [] : [`${headlines.length} headlines`]),
      ...tell(
        'of no scale',
        texts.filter((element) => !isOfScale(element)),
      ),
      ...tell(
        'a headline of another size',
        headlines.filter((one) => !isAlike(sizeOf(one), most)),
      ),
      ...tell(
        'larger than the headline',
        texts.filter((one) => sizeOf(one) > most + 0.05),
      ),
      ...(calls.length > 1 ? tell('more than one call', calls) : []),
      ...tell(
        'a call in the header',
        calls.filter((element) => element.closest('header')),
      ),
    ]
  }, isHome)
}
