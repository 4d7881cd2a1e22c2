import type { Visitor } from '../support/engines/visitor.ts'
import { pageOfEachScreen } from '../support/pages.ts'
import { expectStyled } from './styled.ts'
import { expect, heardOf, test } from './test.ts'

// In Chromium every page is looked at in tests/looks.
test.skip(({ engine }) => engine === 'chromium', 'tests/looks asks more')

/** Each page once, one in Czech and the next in English. */
const visits = [{ cs: '/nikde', en: '/en/nowhere' }, ...pageOfEachScreen].map(({ cs, en }, index) =>
  index % 2 === 0 ? { path: cs, locale: 'cs' } : { path: en, locale: 'en' },
)

async function expectSound(visitor: Visitor, { path, locale }: (typeof visits)[number]) {
  await visitor.goto(path)
  await expectStyled(visitor, path)
  expect(await visitor.evaluate(() => document.documentElement.lang), path).toBe(locale)
  expect(await heardOf(visitor), path).toEqual([])
}

for (const [title, isHalf] of [
  ['half of the pages', (index: number) => index < visits.length / 2],
  ['the other half', (index: number) => index >= visits.length / 2],
] as const) {
  test(`${title} have their style and typeface, stay within the screen and say nothing`, async ({
    visitor,
  }) => {
    for (const visit of visits.filter((_, index) => isHalf(index))) {
      await test.step(visit.path, () => expectSound(visitor, visit))
    }
  })
}
