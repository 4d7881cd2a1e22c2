import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { engineLanguages } from '../../../src/lib/locale.ts'

/** Places that may name a country: the markets, the gazetteer and its words, what is generated, and tests. */
const MAY_NAME = /^src\/(?:markets|places|paraglide)\/|\.test\.tsx?$/
/** Tables of every country. */
const TABLES = new Set(['src/lib/countries.ts'])
/** The type of money, and the currencies that statements name. */
const CROWNS = new Set(['src/lib/money.ts', 'src/order/bank/currencies.ts'])
const NAMES = /(['"`])(?:Europe\/Prague|CZK?)\1|\b(?:Prague|Praha)\b/

/**
 * Messages for any market that may name Czechia: a language, the name of company numbers in Czech, and what is said in a
 * market with crowns and ISDOC alone.
 */
const MESSAGES = new Set([
  'desk_month_crowns',
  'desk_order_in_cs',
  'mail_paper_attached',
  'paper_company_id',
  'paper_crowns',
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
