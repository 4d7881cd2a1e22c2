import { expect, test } from 'vitest'
import { deadIn, pageJudge } from './links.ts'

test('a link in prose that leads to no page is named with its file and line', async () => {
  const source = `
    <a href="/kontakt">, <a href="/en/order?kind=ride#f-date">, <a href="https://example.com/nikde">
    <a href="/kontact">, <a href=\\"/en/kontakt\\">`
  expect(deadIn(source, 'words/faq.ts', pageJudge())).toEqual([
    'words/faq.ts:3: no page of this site has the address /kontact',
    'words/faq.ts:3: no page of this site has the address /en/kontakt',
  ])
})
