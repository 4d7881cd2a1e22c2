import type { Page } from 'playwright/test'
import {
  brokenWords,
  cutTexts,
  greedyBars,
  overlaps,
  sidewaysScroll,
} from '../support/browser/room.ts'
import { states } from '../support/browser/screen-states.ts'
import { openSettled } from '../support/browser/settle.ts'
import { expect, test } from '../support/browser/test.ts'
import { isWhole } from '../support/length.ts'

/** Widths of phones, px. */
const PHONES = [320, 390]
/** Sizes that people choose for their text, in percent of the usual one (WCAG 1.4.4). */
const SIZES = [100, 130, 150, 200]
/** What is narrowest for its letters; the long proof asks every pair. */
const NARROWEST: Readonly<Record<number, readonly number[]>> = { 320: [130, 200], 390: [150] }

const PATHS = [
  ['/', '/en'],
  ['/objednavka', '/en/order'],
  ['/kontakt', '/en/contact'],
  ['/ceny', '/en/prices'],
  ['/ceny/praha-karlovy-vary', '/en/prices/prague-karlovy-vary'],
  ['/caste-dotazy', '/en/frequently-asked-questions'],
] as const
const STATES = ['order-price', 'order-usual', 'order-asks', 'order-errors', 'summary', 'status']

const LOCALES = ['cs', 'en'] as const

/** Where a broken word is ugly: elsewhere a word longer than its line may be broken. */
const WHOLE_WORDS = 'main :is(h1, li > img + h3, [role=alert] a)'

/** Controls of the header and of the bar at the lower edge whose words leave their box, or that meet another one. */
function crowdedControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    ['header > *', '.quote-panel-bar'].flatMap((bar) => {
      const controls = [...document.querySelectorAll(`${bar} > :is(a, button, p)`)]
        .filter((element) => element.checkVisibility())
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
      return controls.flatMap(({ element, box }, at) => {
        const name = element.textContent.trim()
        const isFull = element.scrollWidth > element.clientWidth + 1
        const met = controls.slice(at + 1).filter(({ box: other }) => {
          const isBeside = other.left >= box.right - 0.5 || other.right <= box.left + 0.5
          return !isBeside && other.top < box.bottom - 0.5 && other.bottom > box.top + 0.5
        })
        return [
          ...(isFull ? [`"${name}" leaves its box`] : []),
          ...met.map((other) => `"${name}" on "${other.element.textContent.trim()}"`),
        ]
      })
    }),
  )
}

/** The size of the root, as a browser sets it in one place for all that is measured in it. */
async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const width of PHONES) {
    await page.setViewportSize({ width, height: 844 })
    for (const size of isWhole ? SIZES : (NARROWEST[width] ?? [])) {
      await page.evaluate((percent) => {
        document.documentElement.style.fontSize = `${percent}%`
      }, size)
      const found = [
        ...(await sidewaysScroll(page)),
        ...(await overlaps(page)),
        ...(await cutTexts(page)),
        ...(await greedyBars(page)),
        ...(await crowdedControls(page)),
        ...(await brokenWords(page, WHOLE_WORDS)),
      ]
      faults.push(...found.map((fault) => `${width} px, ${size} %: ${fault}`))
    }
  }
  return faults
}

for (const paths of PATHS) {
  test(`large text finds its room on ${paths.join(' and ')}`, async ({ page }) => {
    for (const path of paths) {
      await page.setViewportSize({ width: 390, height: 844 })
      await openSettled(page, path)
      expect.soft(await faultsOf(page), path).toEqual([])
    }
  })
}

for (const [index, { name, open }] of states.filter((one) => STATES.includes(one.name)).entries()) {
  const locales = LOCALES.filter((_, turn) => isWhole || index % 2 === turn)
  test(`large text finds its room in ${name} (${locales.join(', ')})`, async ({ page }) => {
    for (const locale of locales) {
      await page.setViewportSize({ width: 390, height: 844 })
      await open(page, locale)
      expect.soft(await faultsOf(page), locale).toEqual([])
      await page.context().clearCookies()
    }
  })
}

test('with large text the header keeps its sign and the menu, and the menu the language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/ceny')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'English' })).toHaveCount(1)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expect(header.getByRole('link', { name: 'Vozka' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'English' })).toHaveCount(0)
  await header.getByRole('button', { name: 'Menu' }).click()
  await header.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/en\/prices$/)
})
