import { violations } from '../support/browser/axe.ts'
import { judge } from '../support/browser/judge.ts'
import { cutTexts, ENLARGED, overlaps, sidewaysScroll, spaceText } from '../support/browser/room.ts'
import { states } from '../support/browser/screen-states.ts'
import { settle } from '../support/browser/settle.ts'
import { expect, test } from '../support/browser/test.ts'
import { treeFaults } from '../support/browser/tree.ts'
import { isWhole } from '../support/length.ts'

/** What people print: an order at a glance, on two sheets at most. */
const MOST_SHEETS: Readonly<Record<string, number>> = { summary: 2, 'status-assigned': 2 }
/** Few enough that a test is short. */
const STATES_OF_A_TEST = 4
/** Judged among the pages, and below: an open menu covers its page. */
const JUDGED_ELSEWHERE = ['not-found', 'menu']

const LOCALES = ['cs', 'en'] as const
const judged = states
  .filter(({ name }) => !JUDGED_ELSEWHERE.includes(name))
  .flatMap(({ name, open }, index) =>
    LOCALES.filter((_, turn) => isWhole || index % 2 === turn).map((locale) => ({
      name,
      open,
      locale,
    })),
  )

// Seconds on a quiet machine; a busy one takes its time.
test.setTimeout(240_000)

for (let from = 0; from < judged.length; from += STATES_OF_A_TEST) {
  const group = judged.slice(from, from + STATES_OF_A_TEST)
  const names = group.map(({ name, locale }) => `${name} (${locale})`).join(', ')
  test(`everybody can see, hear, use and print ${names}`, async ({ page }) => {
    for (const { name, open, locale } of group) {
      await page.context().clearCookies()
      await page.emulateMedia({ media: 'screen' })
      await open(page, locale)
      await settle(page)
      const kind = {
        // At a desk each part of a state is judged on its page.
        sizes: isWhole ? (['desktop', 'phone'] as const) : (['phone'] as const),
        darkOn: 'phone' as const,
        mostSheets: MOST_SHEETS[name],
        isState: true,
      }
      expect.soft(await judge(page, kind), `${name} (${locale})`).toEqual([])
    }
  })
}

test('everybody can see and hear the open menu', async ({ page }) => {
  const menu = states.find(({ name }) => name === 'menu')
  for (const locale of LOCALES) {
    await page.setViewportSize({ width: 390, height: 844 })
    await menu?.open(page, locale)
    await settle(page)
    await expect(page.locator('#menu')).toBeVisible()
    expect.soft(await violations(page), locale).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect.soft(await violations(page, 'colours'), `${locale}, dark`).toEqual([])
    await page.emulateMedia({ colorScheme: 'light' })
    expect.soft(await treeFaults(page), locale).toEqual([])
    await page.setViewportSize(ENLARGED)
    await spaceText(page)
    const room = [await sidewaysScroll(page), await cutTexts(page), await overlaps(page)]
    expect.soft(room.flat(), `${locale}, enlarged and spaced`).toEqual([])
  }
})
