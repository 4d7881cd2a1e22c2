import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { engineLanguages } from '../../../src/lib/locale.ts'

/** Places that may name a country: the markets, the gazetteer and its words, what is generated, and tests. */
const MAY_NAME = /^src\/(?:markets|places|paraglide)\/|\.test\.tsx?$/
/** Tables of every country. */
const TABLES = new Set(['src/lib/countries.ts'])
/** Money and documents count in crowns still. Take each out that reads the currency from the market; then the list itself. */
const CROWNS = new Set([
  'src/back-office/contract-parts.ts',
  'src/back-office/embedded/seed/parts.ts',
  'src/desk/money/month/month-page.tsx',
  'src/desk/order/read-order.server.ts',
  'src/lib/money.ts',
  'src/order/bank/read-gpc.ts',
  'src/order/commands/answer-statement.server.ts',
  'src/order/model/address-need.ts',
  'src/order/papers/exchange.ts',
  'src/order/papers/month/month-csv.ts',
  'src/order/papers/month/month-rows.ts',
  'src/order/status/document/document-money.tsx',
  'src/order/status/document/document-tables.tsx',
  'src/order/store/order-store.server.ts',
  'src/order/store/orders/owing.server.ts',
  'src/order/store/orders/projection.server.ts',
])
const NAMES = /(['"`])(?:Europe\/Prague|CZK?)\1|\b(?:Prague|Praha)\b/

/** Messages for any market that may name Czechia: a language, and the documents, which are those of Czechia still. */
const MESSAGES = new Set([
  'desk_month_crowns',
  'desk_order_in_cs',
  'mail_paper_attached',
  'paper_company_id',
  'paper_crowns',
  'paper_exchange',
  'paper_exempt_why',
])
const IN_WORDS =
  /Praha|Praze|Prag(?:ue)?\b|\p{L}*[čČ]esk|Czech|[tT]schech|Kč|CZK|korun|\bcrowns|Kronen|ARES|ČNB|IČO/u

/** The lines of a source, without comments, that name a country, its currency, its time zone or its capital. */
function naming(source: string): string[] {
  return source
    .replaceAll(/\/\*[^]*?\*\/|\/\/[^\n]*/g, (comment) => comment.replaceAll(/[^\n]/g, ''))
    .split('\n')
    .filter((line) => NAMES.test(line))
}

test('no module names a country, its currency or its time zone: all ask the market', () => {
  const paths = globSync('src/**/*.{ts,tsx}').filter((path) => !MAY_NAME.test(path))
  const found = paths.filter((path) => naming(readFileSync(path, 'utf8')).length > 0)
  expect(found.filter((path) => !TABLES.has(path) && !CROWNS.has(path))).toEqual([])
  // What names none any more leaves the list.
  expect([...TABLES, ...CROWNS].filter((path) => !found.includes(path))).toEqual([])
})

test('a comment may name a country, code may not', () => {
  expect(naming("/** Prague, 'CZ' */\n// Praha\nconst zone = market.timeZone")).toEqual([])
  expect(naming("const zone = 'Europe/Prague'\nif (country === 'CZ') go()")).toHaveLength(2)
})

test('the messages for any market name none, and its own stand in its folder', () => {
  const found = engineLanguages.flatMap((language) => {
    const messages: Record<string, unknown> = JSON.parse(
      readFileSync(`messages/${language}.json`, 'utf8'),
    )
    return Object.keys(messages).filter((key) => IN_WORDS.test(JSON.stringify(messages[key])))
  })
  expect([...new Set(found)].toSorted()).toEqual([...MESSAGES])
})
