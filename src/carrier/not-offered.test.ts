import { expect, test } from 'vitest'
import { facts } from '~/carrier/facts'
import type { Facts, WrittenLegalText } from '~/carrier/types'

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
