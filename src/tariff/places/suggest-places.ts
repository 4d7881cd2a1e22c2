import { appConfig } from '~config'
import type { NamedTown, Town } from '~/tariff/gazetteer'
import { towns as knownTowns } from '~/tariff/geography/towns'
import { wordLists } from '~/tariff/geography/words'
import type { Locale } from '~/lib/app-config-type'
import type { Place } from '~/tariff/places/place-meanings'
import { readNames, readWords } from '~/tariff/places/place-words'
import { resolvePlace } from '~/tariff/places/places'

const MOST = 8
const FEWEST_LETTERS = 2
const LETTER = /\p{L}/gu

/** What names are looked up by: the text folded, its words parted by single spaces; null for less than two letters. */
export function prefixOf(typed: string): string | null {
  const prefix = readWords(typed)
    .map(({ text }) => text)
    .join(' ')
  return (prefix.match(LETTER) ?? []).length < FEWEST_LETTERS ? null : prefix
}

/**
 * What may be meant by the beginning of a name, in the language of the page, eight at most: places with fixed prices
 * first, then the towns given. Each is a text that leads to that very place when it is sent.
 */
export function suggestPlaces(prefix: string, locale: Locale, towns: NamedTown[]): string[] {
  const { places } = appConfig
  const fixed = places.filter((_, at) =>
    namesByPlace()[at]?.some((name) => name.startsWith(prefix)),
  )
  const texts = fixed.map(({ name }) => name[locale]).slice(0, MOST)
  for (const text of new Set(towns.map((town) => townText(town, locale)))) {
    if (texts.length === MOST) break
    if (isElsewhere(text)) texts.push(text)
  }
  return texts
}

/** A town by its name, with its country or district where the name alone may mean another one. */
export function townText({ name, country, district }: Town, locale: Locale): string {
  if (country !== appConfig.places[0]?.country)
    return `${name[locale]}, ${countryName(country, locale)}`
  if (district === '') return name[locale]
  if (!isDistrict(district)) return `${name[locale]}, ${district}`
  return { cs: `${name.cs}, okres ${district}`, en: `${name.en}, ${district} district` }[locale]
}

/** False for what has a fixed price, or is asked about: its name alone may mean a part of a place of ours. */
function isElsewhere(text: string): boolean {
  return resolvePlace(text).kind === 'notFound'
}

function isDistrict(district: string): boolean {
  return !district.endsWith(' kraj') && district !== 'Vysočina'
}

function countryName(country: string, locale: Locale): string {
  return new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country
}

let remembered: string[][] | undefined

/** Folded names of each place of app.config.ts, made at the first question and kept. */
function namesByPlace(): string[][] {
  return (remembered ??= appConfig.places.map(namesOf))
}

function namesOf(place: Place): string[] {
  const own = readNames([place.name.cs, place.name.en, ...place.aliases].join())
  if (!place.airport) return [...own, ...townNames(place)]
  const { of, code } = place.airport
  const town = appConfig.places.find(({ id }) => id === of)
  const known = knownTowns.find(({ cs }) => cs === town?.name.cs)
  const beside = [...own, ...(town ? townNames(town) : []), ...readNames(known?.atAirport ?? '')]
  const words = readNames(wordLists.airport)
  const codes = readNames(code)
  return [
    ...own,
    ...codes,
    ...beside.flatMap((name) => words.flatMap((word) => [`${name} ${word}`, `${word} ${name}`])),
    ...codes.flatMap((name) => words.flatMap((word) => [`${name} ${word}`, `${word} ${name}`])),
  ]
}

function townNames({ name, aliases }: Place): string[] {
  const known = knownTowns.find(({ cs }) => cs === name.cs)
  return readNames([name.cs, name.en, ...aliases, known?.names, known?.unsure].join())
}
