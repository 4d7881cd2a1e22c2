import { expect } from 'playwright/test'
import type { Visitor } from '../support/engines/visitor.ts'

const WIDTHS = [390, 1440]
const NIGHT = 'rgb(13, 26, 43)'

/** Asks for the typeface and tells what only a page with its style looks like. */
async function lookOf(visitor: Visitor) {
  return visitor.evaluate(async () => {
    // A slow first visit does without the typeface, which is optional; asked for by itself, it has to come.
    const named = [...document.fonts].find(({ family }) => family.replaceAll('"', '') === 'Jost')
    const typeface = await new FontFace('asked', 'url(/fonts/jost.woff2)').load()
    const styleOf = (selector: string) => {
      const element = document.querySelector(selector)
      return element ? getComputedStyle(element) : null
    }
    const lists = [...document.querySelectorAll('main ul[class*=cards]')]
    return {
      header: styleOf('header')?.backgroundColor,
      bar: styleOf('header > div')?.display,
      heading: styleOf('h1')?.fontWeight,
      headingIsLarge: Number.parseFloat(styleOf('h1')?.fontSize ?? '0') > 28,
      cardsAreGrids: lists.every((list) => getComputedStyle(list).display === 'grid'),
      footer: styleOf('.site-footer')?.backgroundColor,
      columns: styleOf('.site-footer > div')?.display,
      typeface: named && typeface.status,
      text: styleOf('body')?.fontFamily.replaceAll('"', '').startsWith('Jost'),
    }
  })
}

/** How far the page reaches beyond the right edge of the screen, and what does it. */
async function widestOf(visitor: Visitor): Promise<string[]> {
  return visitor.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const beyond = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    return [
      `${scrollWidth} px`,
      ...beyond.slice(0, 3).map(({ outerHTML }) => outerHTML.slice(0, 99)),
    ]
  })
}

/** A screen that changes its width in the middle of a view transition breaks it off, and the browser says so. */
async function untilCalm(visitor: Visitor): Promise<void> {
  await visitor.evaluate(async () => {
    const transition: unknown = Reflect.get(document, 'activeViewTransition')
    if (typeof transition !== 'object' || transition === null) return
    await Promise.resolve(Reflect.get(transition, 'finished')).catch(() => null)
  })
}

/** On a phone and on a desk the page has its style and its typeface, and nothing lies beside the screen. */
export async function expectStyled(visitor: Visitor, page = 'the page'): Promise<void> {
  await untilCalm(visitor)
  for (const width of WIDTHS) {
    await visitor.setWidth(width)
    expect(await lookOf(visitor), `${page}, ${width} px`).toMatchObject({
      header: NIGHT,
      bar: 'flex',
      footer: NIGHT,
      columns: 'grid',
      heading: '500',
      headingIsLarge: true,
      cardsAreGrids: true,
      typeface: 'loaded',
      text: true,
    })
    expect(await widestOf(visitor), `${page}, ${width} px`).toEqual([])
  }
}
