import { judge } from '../support/browser/judge.ts'
import { pages } from '../support/pages.ts'
import { openSettled } from '../support/browser/settle.ts'
import { expect, test } from '../support/browser/test.ts'
import { isWhole } from '../support/length.ts'

/** How many sheets of paper each screen may take, in both languages. */
const MOST_SHEETS: Partial<Record<(typeof pages)[number]['screen'], number>> = {
  home: 3,
  experience: 1,
  faq: 4,
  terms: 5,
  services: 2,
}
const PHONE_SCREENS = 7
/** Few enough that a test is short, enough that what pages share is loaded once. */
const PAGES_OF_A_TEST = 4

// Seconds on a quiet machine; a busy one takes its time.
test.setTimeout(240_000)

const judged = [
  ...pages,
  { screen: null, cs: '/nikde', en: '/en/nowhere' },
  { screen: null, cs: '/zazitky/karlovy-vary-a-kolonady', en: null },
].flatMap(({ screen, cs, en }) => {
  const isHome = screen === 'home'
  const mostScreens = isHome ? PHONE_SCREENS : Infinity
  const kind = {
    isHome,
    mostScreens,
    mostSheets: screen === null ? undefined : MOST_SHEETS[screen],
  }
  // Both languages have the same elements in the same colours, so each is asked at one size.
  const first = {
    path: cs,
    kind: { ...kind, sizes: ['phone'] as const, darkOn: 'phone' as const },
  }
  if (en === null) return [first]
  const second = {
    ...kind,
    sizes: ['desktop'] as const,
    // Every page has the same parts at a desk, each in the colours of its phone.
    ...((isHome || isWhole) && { darkOn: 'desktop' as const }),
    isSecondLanguage: true,
  }
  return [first, { path: en, kind: second }]
})

for (let from = 0; from < judged.length; from += PAGES_OF_A_TEST) {
  const group = judged.slice(from, from + PAGES_OF_A_TEST)
  const names = group.map(({ path }) => path).join(' ')
  test(`everybody can see, hear, use and print ${names}`, async ({ page }) => {
    for (const { path, kind } of group) {
      await openSettled(page, path)
      expect.soft(await judge(page, kind), path).toEqual([])
    }
  })
}
