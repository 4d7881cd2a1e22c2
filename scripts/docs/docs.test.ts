import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { wrongDocLinks } from './links.ts'
import { withTables } from './tables.ts'

test('every link of the docs leads to a file and a heading that are there', () => {
  const pages = globSync(['*.md', 'docs/**/*.md', 'design/*.md', 'tests/**/*.md'])
  expect(pages.length).toBeGreaterThan(30)
  expect(pages.flatMap((page) => wrongDocLinks(page))).toEqual([])
})

test('a link to no file, to no heading or to another decision is named; code is no link', () => {
  const text =
    '# One thing\n[a](#one-thing) [b](#two) [c](gone.md) [d](look.md#gone) `[e](gone.md)` [decision 008](decisions/007-tools.md)'
  expect(wrongDocLinks('docs/house.md', text)).toEqual([
    'docs/house.md: there is no heading #two',
    'docs/house.md: there is no gone.md',
    'docs/house.md: there is no heading look.md#gone',
    'docs/house.md: 008 leads to decisions/007-tools.md',
  ])
})

test('a list is written between its marks, and one without a place is refused', () => {
  const page = 'Before\n\n<!-- jobs: generated -->\n\n- old\n\n<!-- end -->\n\nAfter\n'
  expect(withTables(page, { jobs: ['- a', '- $1'] })).toBe(page.replace('- old', () => '- a\n- $1'))
  expect(() => withTables(page, { gone: ['- a'] })).toThrow('gone')
})
