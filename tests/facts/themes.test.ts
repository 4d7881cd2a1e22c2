import { expect, test } from 'vitest'
import { fetchPage } from '../support/http/fetched.ts'
import { pages } from '../support/pages.ts'

/** What the build makes of light-dark(), which cannot hold anything but a colour. */
const SWITCH =
  '@media (prefers-color-scheme:dark){:root{--lightningcss-light: ;--lightningcss-dark:initial}}'

// So in the dark theme tests/looks asks axe for its rules about colours alone.
test('the dark theme changes colours and nothing else', async () => {
  for (const path of [...pages.flatMap(({ cs, en }) => [cs, en]), '/nikde']) {
    const style = (await fetchPage(path)).$('style').text()
    expect(style.split(SWITCH).length, path).toBe(2)
    expect(style.match(/prefers-color-scheme/g), path).toHaveLength(1)
  }
})
