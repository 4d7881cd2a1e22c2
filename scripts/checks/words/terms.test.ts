import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Language } from '../../../src/lib/locale.ts'
import { readTerms, termProblems } from './terms.ts'

const LISTS = `
### One term for each thing

- sedan · sedan · „limuzín*“, ‘saloon’, ‘limousine*’, »Flotte*«
- jízda · ride · ‘transfer*’
- zpráva · message · note is another field

### Where such a word is right

- ‘transfer*’ · \`messages fare_title*\`, \`routes.*\` · people search for it
- ‘bank transfer’ · everywhere · a way of paying

### Typography

- ‘message’ · is no rule · here
`

function problems(locale: Language, text: string, where = `messages/${locale}.json home_tips`) {
  return termProblems({ where, locale, text }, readTerms(LISTS))
}

test('a forbidden word is named in any case and ending, in its own language only', () => {
  expect(problems('cs', 'Pojedete Limuzínou.')).toEqual([
    '“Limuzínou” is not our word (limuzín* in docs/words.md)',
  ])
  expect(problems('en', 'A saloon, or two limousines')).toHaveLength(2)
  expect(problems('en', 'Saloons are other places')).toEqual([])
  expect(problems('cs', 'Saloon v\u00a0jiném jazyce')).toEqual([])
  expect(problems('en', 'A note, a message')).toEqual([])
  expect(problems('de', 'Unsere Flotte')).toHaveLength(1)
  expect(problems('de', 'Das Wort „Flotte“, eine Limousine')).toEqual([])
})

test('a forbidden word is right in its places, in its phrases and in quotes', () => {
  expect(problems('en', 'Private transfer', 'messages/en.json fare_title_airport')).toEqual([])
  expect(problems('en', 'Private transfer', 'routes.0.en')).toEqual([])
  expect(problems('en', 'Private transfer', 'messages/en.json order_fare_title')).toHaveLength(1)
  expect(problems('en', 'Pay by bank\u00a0transfer')).toEqual([])
  expect(problems('en', 'Pay a transfer by bank transfer')).toHaveLength(1)
  expect(problems('en', 'The film ‘Transfer’')).toEqual([])
})

test('what a carrier is called is its own word, in its name alone', () => {
  const text = {
    locale: 'de',
    text: 'Rote\u00a0Flotte Graz fährt. Unsere Flotte',
    where: 'terms',
  } as const
  expect(termProblems(text, readTerms(LISTS), ['Rote Flotte Graz'])).toHaveLength(1)
})

test('docs/words.md forbids words in both languages, each with an exception for what it also forbids', () => {
  const { forbidden, allowed } = readTerms(readFileSync('docs/words.md', 'utf8'))
  for (const locale of ['cs', 'en']) {
    expect(forbidden.filter((term) => term.locale === locale).length).toBeGreaterThan(15)
  }
  expect(allowed.length).toBeGreaterThan(3)
  const transfer = { locale: 'en', text: 'Airport transfer' } as const
  const rules = { forbidden, allowed }
  expect(termProblems({ ...transfer, where: 'messages/en.json order_title' }, rules)).toHaveLength(
    1,
  )
  expect(termProblems({ ...transfer, where: 'messages/en.json fare_title' }, rules)).toEqual([])
})
