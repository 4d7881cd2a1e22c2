import { expect, test } from 'vitest'
import { appConfig } from '~config'
import { hotelsOf } from '~/places/geography/known-town'
import type { Locale } from '~/lib/locale'
import { type NamedTown, namesInText, resolveTown, type TownAnswer } from '~/places/gazetteer'
import { resolvePlace } from '~/places/words/places'
import { readNames } from '~/places/words/place-words'
import { prefixOf, suggestPlaces, townText } from '~/places/words/suggest-places'
import { gazetteerTowns } from '../../../data/gazetteer/seed.ts'

const LOCALES: Locale[] = ['cs', 'en']

/** The whole gazetteer as in its table: a row for each folded name. */
const rows: NamedTown[] = gazetteerTowns().flatMap(({ cs, en, de, also, ...town }) =>
  [...new Set(readNames([cs, en, de, also].join()))].map((found) => ({
    ...town,
    found,
    name: { cs, en },
  })),
)

function suggested(typed: string, locale: Locale): string[] {
  const prefix = prefixOf(typed)
  if (prefix === null) return []
  const towns = rows.filter(({ found }) => found.startsWith(prefix))
  return suggestPlaces(
    prefix,
    locale,
    towns.toSorted((one, other) => other.population - one.population),
  )
}

function townOf(text: string): TownAnswer {
  const names = new Set(namesInText(text))
  return resolveTown(
    text,
    rows.filter(({ found }) => names.has(found)),
  )
}

test('every town that is suggested is that very town when the text is sent', () => {
  const wrong = LOCALES.flatMap((locale) =>
    rows.flatMap((row) => {
      const text = townText(row, locale)
      if (suggestPlaces(row.found, locale, [row]).every((other) => other !== text)) return []
      const answer = townOf(text)
      const isThat = answer.kind === 'found' && answer.town.place === row.place
      return isThat || hasFixedPrice(text, locale) ? [] : [`${text}: ${answer.kind}`]
    }),
  )
  expect(wrong).toEqual([])
})

test('hardly a town is left out because its name alone is asked about', () => {
  const asked = rows.filter((row) => resolvePlace(townText(row, 'cs')).kind === 'asked')
  expect(asked.length / rows.length).toBeLessThan(0.01)
})

test('a place with a fixed price is found by its suggested name', () => {
  for (const { id, name } of appConfig.places) {
    for (const locale of LOCALES) {
      const judged = resolvePlace(name[locale])
      expect(judged.kind === 'found' && judged.place.id).toBe(id)
    }
  }
})

test.each([
  ['pr', 'cs', ['Praha', 'Letiště Praha']],
  ['PRG', 'en', ['Prague Airport']],
  ['Wien', 'en', ['Vienna']],
  ['Wien', 'cs', ['Vídeň']],
  ['Carlsbad', 'en', ['Karlovy Vary']],
  ['carls', 'cs', ['Karlovy Vary']],
  ['prag air', 'en', ['Prague Airport']],
  ['letiste prah', 'en', ['Prague Airport']],
  ['havel air', 'en', ['Prague Airport']],
  ['letiště václ', 'cs', ['Letiště Praha']],
  ['Prague', 'cs', ['Praha', 'Letiště Praha']],
  ['krum', 'cs', ['Český Krumlov']],
  ['vary', 'cs', ['Karlovy Vary']],
  ['Drá', 'en', ['Dresden']],
  ['Ruzy', 'cs', ['Letiště Praha']],
] as const)('„%s“ (%s) begins with %j', (typed, locale, first) => {
  expect(suggested(typed, locale).slice(0, first.length)).toEqual(first)
})

test.each([
  ['Praha', 'cs', ['Praha', 'Letiště Praha', 'Praha, hlavní nádraží', 'Praha, centrum']],
  [
    'Vienna',
    'en',
    ['Vienna', 'Vienna Airport, Austria', 'Vienna, main station', 'Vienna, city centre'],
  ],
  ['Brno', 'cs', ['Brno', 'Letiště Brno', 'Brno, hlavní nádraží', 'Brno, centrum']],
  ['Kolín', 'cs', ['Kolín', 'Kolín, nádraží', 'Kolín, centrum']],
  ['most', 'cs', ['Most', 'Most, nádraží', 'Most, centrum']],
  ['masarykovo', 'cs', ['Masarykovo nádraží, Praha']],
  ['Praha smích', 'cs', ['Smíchov, Praha', 'Smíchovské nádraží, Praha']],
  ['václavské', 'cs', ['Václavské náměstí, Praha']],
  ['florenc bus', 'en', ['Florenc bus station, Prague']],
  ['westbahn', 'en', ['Westbahnhof, Vienna']],
] as const)(
  '„%s“ (%s) offers the town, its airport, its station and its centre first: %j',
  (typed, locale, first) => {
    expect(suggested(typed, locale).slice(0, first.length)).toEqual(first)
  },
)

test('what is suggested inside of our towns is found in that town', () => {
  for (const prefix of ['nadrazi', 'namesti', 'star', 'old', 'bahnhof']) {
    for (const text of suggested(prefix, 'cs')) expect(resolvePlace(text).kind).not.toBe('asked')
  }
})

test.each([
  ['Plzen', 'cs', 'Plzeň'],
  ['Plzen', 'en', 'Pilsen'],
  ['munch', 'cs', 'Mnichov, Německo'],
  ['Mnich', 'en', 'Munich, Germany'],
  ['mnich', 'cs', 'Mnichovo Hradiště'],
  ['rozt', 'cs', 'Roztoky, okres Praha-západ'],
  ['ricany', 'en', 'Říčany, Praha-východ district'],
  ['stare m', 'cs', 'Staré Město, Zlínský kraj'],
  ['letiste viden', 'en', 'Vienna Airport, Austria'],
] as const)('„%s“ (%s) suggests %s', (typed, locale, town) => {
  expect(suggested(typed, locale)).toContain(town)
})

test('fixed places stand first, then the largest towns, eight at most', () => {
  const found = suggested('br', 'cs')
  expect(found.slice(0, 3)).toEqual(['Brno', 'Vratislav, Polsko', 'Brémy, Německo'])
  expect(found).toHaveLength(8)
  expect(new Set(found).size).toBe(8)
})

test.each(['', ' ', 'p', ' p ', '12', '1a', '%', "'", 'zzqx'])('„%s“ suggests nothing', (typed) => {
  expect(suggested(typed, 'cs')).toEqual([])
})

test.each([
  ['hilton praha', 'cs', ['Hilton Prague, Praha', 'Hilton Prague Old Town, Praha']],
  ['Praha hilton', 'cs', ['Hilton Prague, Praha', 'Hilton Prague Old Town, Praha']],
  ['hotel hilton prag', 'en', ['Hilton Prague, Prague', 'Hilton Prague Old Town, Prague']],
  ['marriott hotel praha', 'cs', ['Prague Marriott Hotel, Praha']],
  ['josef', 'cs', ['Hotel Josef Prague, Praha']],
  ['voronez hotel', 'cs', ['OREA Hotel Voroněž, Brno']],
  ['sacher', 'en', ['Hotel Sacher, Vienna']],
  ['Václavské nám', 'cs', ['Václavské náměstí, Praha']],
  ['karlovo náměstí praha', 'cs', ['Karlovo náměstí, Praha']],
] as const)('„%s“ (%s) offers the hotel or the square: %j', (typed, locale, texts) => {
  expect(suggested(typed, locale)).toEqual(expect.arrayContaining([...texts]))
})

test.each(['pra', 'Praha', 'Prague', 'hotel praha'])(
  'the name of a town offers no hotel that only has it in its name: „%s“',
  (typed) => {
    expect(suggestPlaces(prefixOf(typed) ?? '', 'cs', []).join()).not.toMatch(/Hotel|Occidental/)
  },
)

test('a hotel that is offered is known by its text, and by its name alone in no other town', () => {
  for (const place of appConfig.places.filter(({ airport }) => !airport)) {
    for (const hotel of hotelsOf(place)) {
      const meant = LOCALES.map((locale) => resolvePlace(`${hotel}, ${place.name[locale]}`))
      expect(meant, hotel).toEqual(LOCALES.map(() => ({ kind: 'found', place })))
      const alone = resolvePlace(hotel)
      expect(
        alone.kind === 'asked' ? alone.choices : [alone.kind === 'found' && alone.place],
      ).toEqual([place])
    }
  }
})

test('a carrier adds hotels of its own to the well-known ones', () => {
  const name = { cs: 'Brno', en: 'Brno' }
  expect(hotelsOf({ name, hotels: ['Penzion U Lva'] })).toContain('Penzion U Lva')
  expect(hotelsOf({ name, hotels: ['Penzion U Lva'] })).toContain('Grandezza Hotel')
  expect(hotelsOf({ name: { cs: 'Nikde', en: 'Nowhere' } })).toEqual([])
})

test('a part is offered by its name alone, not in the cases of Czech', () => {
  expect(suggested('vaclavak', 'cs')).toEqual(['Václavák, Praha'])
  expect(suggested('karlova mostu', 'cs')).toEqual([])
})

test('an airport has no station and no centre of its own', () => {
  expect(suggested('letiště brno', 'cs')).toEqual(['Letiště Brno'])
})

test('no two letters begin more names than are read', () => {
  const begun = new Map<string, number>()
  for (const { found } of rows) {
    const letters = found.slice(0, 2)
    begun.set(letters, (begun.get(letters) ?? 0) + 1)
  }
  expect(Math.max(...begun.values())).toBeLessThanOrEqual(90)
})

function hasFixedPrice(text: string, locale: Locale): boolean {
  return appConfig.places.some(({ name }) => name[locale] === text)
}
