import { expect, test } from 'vitest'
import { facts } from '~/carrier/facts'
import type { Facts, WrittenFaq, WrittenLegalText } from '~/carrier/types'

type Write = (locale: string, facts: Facts) => WrittenLegalText

const law = import.meta.glob<Record<string, Write>>(
  '../../carriers/{vozka,donaufahrt}/words/{terms,privacy}.ts',
  { eager: true },
)
const WRITTEN = { vozka: ['cs', 'en'], donaufahrt: ['de', 'en'] }
const none: Facts = { ...facts('en'), offersChildSeats: false, offersExtras: false }
const CASES = Object.entries(WRITTEN).flatMap(([id, languages]) =>
  languages.flatMap((language) => ['terms', 'privacy'].map((name) => ({ id, language, name }))),
)

/** A text as its clauses, without what is said of a carrier that has none. */
function read({ id, language, name }: (typeof CASES)[number], told: Facts): string {
  const write = law[`../../carriers/${id}/words/${name}.ts`]?.[name]
  if (!write) throw new Error(`no ${name} of ${id}`)
  const clauses = write(language, told).sections.flatMap((section) => section.clauses)
  return clauses
    .join('\n')
    .replaceAll(/Wir haben keine;.*?mit\.|Sedačky nemáme.*?vlastní\.|We have no.*?own\./g, '')
}

test.each(CASES)(
  'the $name of $id in $language ask for no child seats and no extras where there are none',
  (one) => {
    const seats = /Kindersitz|child seats|sedač|die Sitze|the seats you need/i
    const extras = /, (?:Extras|extras|doplňky),/
    expect(read(one, { ...none, offersChildSeats: true, offersExtras: true })).toMatch(seats)
    expect(read(one, none)).not.toMatch(seats)
    expect(read(one, none)).not.toMatch(extras)
  },
)

test.each(CASES.filter(({ name }) => name === 'terms'))(
  'the terms of $id in $language name the opening hours in which a promise counts',
  (one) => {
    const told = { ...none, openingHours: '6–22' }
    expect(read(one, { ...told, isAlwaysOpen: true })).not.toContain('6–22')
    expect(read(one, { ...told, isAlwaysOpen: false })).toMatch(
      /(?:Öffnungszeiten|Opening hours|Provozní doba): 6–22\./,
    )
  },
)

test.each(CASES.filter(({ name }) => name === 'privacy'))(
  'the privacy text of $id in $language names no payment service and no language of drivers where there are none',
  (one) => {
    const service = /Zahlungsdienst, mit dem|payment service you choose|platební služby, kterou/
    const language = /Sprache des Fahrers|language the driver|jazyk, kterým má/
    const told = { ...none, hasGateway: false, drivers: { count: 2, english: 1, languages: 'x' } }
    expect(read(one, { ...told, offersCard: true })).toMatch(service)
    expect(read(one, { ...told, offersCard: true })).toMatch(language)
    expect(read(one, { ...told, offersCard: false, drivers: null })).not.toMatch(service)
    expect(read(one, { ...told, offersCard: false, drivers: null })).not.toMatch(language)
  },
)

const answers = import.meta.glob<{ faq: (locale: string, facts: Facts) => WrittenFaq }>(
  // The answers of another carrier ask for its own categories.
  '../../carriers/vozka/words/faq.ts',
  { eager: true },
)

test.each(WRITTEN.vozka)(
  'the answers in %s speak of fixed routes where there are some',
  (language) => {
    const [module] = Object.values(answers)
    const said = (hasRoutes: boolean) =>
      JSON.stringify(module?.faq(language, { ...none, hasRoutes }))
    const routes = /fixed routes|pevných tras/
    expect(said(true)).toMatch(routes)
    expect(said(false)).not.toMatch(routes)
    // Hire by the hour has its price at once.
    expect(said(false)).toContain('[hourly&!experience?<p>')
  },
)
