import { pages } from '../support/browser/pages.ts'
import { expectStyled } from './styled.ts'
import { expect, test } from './test.ts'

const notFound = { cs: '/nikde', en: '/en/nowhere' }

for (const { cs, en } of [...pages, notFound]) {
  for (const path of [cs, en]) {
    test(`${path} has its style and typeface, stays within the screen and says nothing`, async ({
      visitor,
    }) => {
      await visitor.goto(path)
      await expectStyled(visitor)
      expect(await visitor.evaluate(() => document.documentElement.lang)).toBe(
        path === en ? 'en' : 'cs',
      )
    })
  }
}
