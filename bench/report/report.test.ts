import { expect, test } from 'vitest'
import { reportPages } from './report.ts'

const visit = { fcp: 500, lcp: 600, tbt: 100, cls: 0, inpLoading: 50, inpAfter: 60 }
const page = (path: string, visits: (typeof visit)[]) => ({
  path,
  isForm: false,
  isOurs: true,
  visits,
})

test('of pages visited once the worst figures share a row, and one that misses its bound is named', () => {
  const { markdown, missed } = reportPages([
    page('/', [visit, visit, visit]),
    page('/one', [{ ...visit, lcp: 1_500 }]),
    page('/two', [{ ...visit, tbt: 300 }]),
  ])
  const rows = markdown.split('\n').slice(2)
  expect(rows).toHaveLength(2)
  expect(rows[0]).toContain('`/`')
  expect(rows[1]).toBe('| the worst of 2 others |  |  | 500 | 1500 | 300 | 0.000 | 50 | 60 |')
  expect(missed).toEqual(['/one: LCP 1500 > 1200 ms'])
})

test('where each page is visited once, each has its row', () => {
  const { markdown } = reportPages([page('/', [visit]), page('/one', [visit])])
  expect(markdown.split('\n').slice(2)).toHaveLength(2)
})
