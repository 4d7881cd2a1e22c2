import * as v from 'valibot'
import { expect, test } from 'vitest'
import { appConfig } from '~config'
import { parseCompanyId } from '~/lib/fields/company-id'
import { suggestEmail } from '~/lib/fields/email-suggestion'
import { emailAddress, personName, requiredText } from '~/lib/fields/field-schemas'
import { parsePhone } from '~/lib/fields/phone'
import { suggestPhones } from '~/lib/fields/phone-suggestion'
import { parsePostalCode } from '~/lib/fields/postal-code'
import { parseVatId } from '~/lib/fields/vat-id'
import { namesToLookUp, readWay } from '~/places/ways'
import { type NamedTown, namesInText } from '~/places/gazetteer'
import { readNames } from '~/places/words/place-words'
import { gazetteerTowns } from '../../../data/gazetteer/seed.ts'
import {
  companyLines,
  emailLines,
  type Line,
  personLines,
} from '../../../tests/support/corpus/persons.ts'
import { type PlaceLine, placeLines } from '../../../tests/support/corpus/places.ts'

const PERSONS = [...personLines(), ...companyLines(), ...emailLines()]
const PLACES = placeLines()

/** What the form makes of a line: what it stores, what it offers instead, or that it refuses. */
function outcomeOf({ field, typed, country }: Line): string {
  switch (field) {
    case 'phone': {
      // What speaks against the number is offered before it is taken.
      const offered = suggestPhones(typed, 'en', country)
      const read = parsePhone(typed.trim(), appConfig.market.phone)
      if (offered.length > 0) return `asks ${offered.join(' ')}`
      return read.ok ? read.phone : `refused ${read.error}`
    }
    case 'zip':
      return parsePostalCode(typed, country) ?? 'refused zip'
    case 'vat':
      return parseVatId(typed, country) ?? 'refused vat'
    case 'companyId':
      return parseCompanyId(typed, country) ?? 'refused companyId'
    case 'name':
      return textOf(v.safeParse(personName, typed), field)
    case 'street':
      return textOf(v.safeParse(requiredText(200), typed), field)
    case 'email': {
      const meant = suggestEmail(typed)
      return meant ? `asks ${meant}` : textOf(v.safeParse(emailAddress, typed), field)
    }
  }
}

function textOf(read: { success: boolean; output: unknown }, field: string): string {
  return read.success ? String(read.output) : `refused ${field}`
}

function isRight(line: Line): boolean {
  const outcome = outcomeOf(line)
  if ('right' in line) return outcome === line.right
  if ('refused' in line) return outcome === `refused ${line.refused}`
  const isOffered = outcome.startsWith('asks ') && outcome.slice(5).split(' ').includes(line.asks)
  // Without the code of its country a number that nobody recognises is refused with a sentence.
  return isOffered || outcome === 'refused phoneCountry' || outcome === 'refused phoneNineDigits'
}

const rows: NamedTown[] = gazetteerTowns().flatMap(({ cs, en, de, also, ...town }) =>
  [...new Set(readNames([cs, en, de, also].join()))].map((found) => ({
    ...town,
    found,
    name: { cs, en },
  })),
)
const byName = new Map<string, NamedTown[]>()
for (const row of rows) byName.set(row.found, [...(byName.get(row.found) ?? []), row])

function placeOutcome({ typed, is }: PlaceLine) {
  const way = { pickup: typed, pickupPlace: '', dropoff: 'Brno', dropoffPlace: '' }
  const names = namesToLookUp(way).flatMap(namesInText)
  const reading = readWay(
    way,
    [...new Set(names)].flatMap((name) => byName.get(name) ?? []),
  )
  const own = appConfig.places.find(({ id }) => id === is)?.name.cs ?? is
  const from = reading.state === 'known' ? reading.way.from.cs : reading.state
  return { from: from === own ? is : from, isAlone: reading.alone.includes('pickup') }
}

test('the corpus has two thousand lines and more, each once', () => {
  const keys = [
    ...PERSONS.map(({ field, country, typed }) => `${field} ${country} ${typed}`),
    ...PLACES.map(({ typed }) => `place ${typed}`),
  ]
  expect(new Set(keys).size).toBeGreaterThanOrEqual(2_000)
})

test('what persons and firms of twelve countries type is taken right, asked about or refused', () => {
  const wrong = PERSONS.filter((line) => !isRight(line))
  expect(wrong.map((line) => ({ ...line, got: outcomeOf(line) }))).toEqual([])
})

test('a street or a hotel in a town is that town, and a town alone is known as such', () => {
  const wrong = PLACES.flatMap((line) => {
    const { from, isAlone } = placeOutcome(line)
    const isRightPlace = from === line.is || (line.mayAsk && from === 'asks')
    return isRightPlace && isAlone === line.isAlone ? [] : [`${line.typed}: ${from} ${isAlone}`]
  })
  expect(wrong).toEqual([])
})
