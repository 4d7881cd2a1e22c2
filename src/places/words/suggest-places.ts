import { knownTownOf } from '~/places/geography/known-town'
import { phrases } from '~/i18n/languages/phrases'
import { appConfig } from '~config'
import type { NamedTown, Town } from '~/places/gazetteer'
import { wordLists } from '~/places/geography/words'
import type { Locale } from '~/lib/locale'
import type { Place } from '~/places/words/place-meanings'
import { readNames, readWords } from '~/places/words/place-words'
import { resolvePlace } from '~/places/words/places'

const MOST = 8
const FEWEST_LETTERS = 2
const LETTER = /\p{L}/gu

/** The lookup key of a text: folded, with single spaces between words; null for less than two letters. */
export function prefixOf(typed: string): string | null {
  const prefix = readWords(typed)
    .map(({ text }) => text)
    .join(' ')
  return (prefix.match(LETTER) ?? []).length < FEWEST_LETTERS ? null : prefix
}

/**
 * Suggestions for the beginning of a name, in the language of the page, eight at most: places with fixed prices
 * first, then the given towns. Each suggestion is a text that the form resolves to exactly that place.
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

/** A town by its name, with its country or district where the name is ambiguous. */
export function townText({ name, country, district }: Town, locale: Locale): string {
  if (country !== appConfig.places[0]?.country)
    return `${name[locale]}, ${countryName(country, locale)}`
  if (district === '') return name[locale]
  if (!isDistrict(district)) return `${name[locale]}, ${district}`
  return phrases[locale].townIn(name[locale], district)
}

/** False for a town with a fixed price, or with a question: its name alone may mean a part of one of our places. */
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

/** Folded names of each place of carrier.ts, created on first use and cached. */
function namesByPlace(): string[][] {
  return (remembered ??= appConfig.places.map(namesOf))
}

function namesOf(place: Place): string[] {
  const own = readNames([...Object.values(place.name), ...place.aliases].join())
  if (!place.airport) return [...own, ...townNames(place)]
  const { of, code } = place.airport
  const town = appConfig.places.find(({ id }) => id === of)
  const known = town && knownTownOf(town.name)
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
  const known = knownTownOf(name)
  return readNames([...Object.values(name), ...aliases, known?.names, known?.unsure].join())
}
