import { expect, test } from 'vitest'
import { keptWords } from './kept-words.ts'

const SOURCE = `import { faqAbroad } from '~carrier/words/faq-abroad'

export function faq(locale: Locale, facts: Facts) {
  return { cs, en }[locale](facts)
}

function seats(locale: Locale) {
  return locale === 'cs' ? 'míst' : 'seats'
}

function cs(facts: Facts) {
  return [
    '<a href="/objednavka">objednávka</a>',
    faqAbroad('cs', facts),
  ]
}

function en(facts: Facts) {
  return [
    '<a href="/en/order">order</a>',
    faqAbroad('en', facts),
  ]
}
`

const kept = (...languages: string[]) => keptWords(SOURCE, { languages, sampleFirst: 'cs' })

test('in the languages of the sample only its own town goes', () => {
  expect(kept('cs', 'en')).toBe(
    SOURCE.replace("import { faqAbroad } from '~carrier/words/faq-abroad'\n", '').replaceAll(
      / +faqAbroad\(.*\n/g,
      '',
    ),
  )
})

test('of one language nothing of the other stays, and links lead to its own pages', () => {
  expect(kept('cs')).toMatch(/return \{ cs,? +\}\[locale\]/)
  expect(kept('cs')).toContain("return ({ cs: 'míst' })[locale]")
  expect(kept('cs')).not.toMatch(/\ben\b/)
  expect(kept('en')).toMatch(/return \{ en,? +\}\[locale\]/)
  expect(kept('en')).toContain("return ({ en: 'seats' })[locale]")
  expect(kept('en')).toContain('href="/order"')
  expect(kept('en')).not.toMatch(/\bcs\b/)
})

test('a fact of the sample alone becomes null', () => {
  const source =
    "\n// Of this carrier alone.\nconst reviewedOn: string | null = '2026-11-25'\nconst own = 1\n"
  expect(keptWords(source, { languages: ['cs'], sampleFirst: 'cs' })).toBe(
    source.replace("'2026-11-25'", 'null'),
  )
})

test('in another order the prefixes of the links change', () => {
  expect(kept('en', 'cs')).toContain('href="/order"')
  expect(kept('en', 'cs')).toContain('href="/cs/objednavka"')
  expect(kept('en', 'cs')).toContain("return locale === 'cs' ? 'míst' : 'seats'")
})
