/** What a typed place is: a town of ours or of the gazetteer, how it is met, and whether it is only a town. */
export type PlaceLine = {
  typed: string
  /** The id of a place of the carrier, or the Czech name of a town. */
  is: string
  isAlone: boolean
  /** True where the site may ask first: a street behind its town may be a town, too. */
  mayAsk: boolean
  why: string
}

/** Towns by the names that people type: those of the carrier by their ids, others by their Czech name. */
const TOWNS: Readonly<Record<string, readonly string[]>> = {
  prague: [
    'Praha',
    'Prague',
    'Prag',
    'PRAHA',
    'praha',
    'Praha 1',
    'v Praze',
    'Prague, Czech Republic',
  ],
  brno: ['Brno', 'brno', 'BRNO', 'Brno, Česko', 'Brno, Czechia', 'Brno-město'],
  vienna: ['Vídeň', 'Wien', 'Vienna', 'Vienna, Austria', 'Wien, Österreich', 'viden'],
  'karlovy-vary': ['Karlovy Vary', 'karlovy vary', 'KARLOVY VARY', 'v Karlových Varech'],
  'cesky-krumlov': ['Český Krumlov', 'Cesky Krumlov', 'český krumlov'],
  Kolín: ['Kolín', 'kolin', 'Kolín, Česko'],
  Plzeň: ['Plzeň', 'Pilsen', 'PLZEŇ'],
  Ostrava: ['Ostrava', 'ostrava'],
  Olomouc: ['Olomouc', 'OLOMOUC'],
  Liberec: ['Liberec', 'liberec, Česko'],
}

const STREETS = [
  'Dlouhá 12',
  'Na Příkopě 14',
  'Husova 3',
  'Nádražní 22',
  'Jiráskova 5a',
  'Masarykova 7/12',
  'tř. Legií 4',
  'ulice Pod Lipami 9',
  'Nerudova ulice 11',
  'Komenského nám. 2',
] as const
const HOUSES = [
  'Hotel Josef',
  'Hotel Paříž',
  'Penzion U Lípy',
  'Hotel Central',
  'hostel Modrý',
] as const

/** Every line about places: towns alone, and what stands in them in the notations that people use. */
export function placeLines(): PlaceLine[] {
  return Object.entries(TOWNS).flatMap(([is, names]) => {
    const [town = ''] = names
    const inTown = [...STREETS, ...HOUSES].flatMap((place): PlaceLine[] =>
      [
        [`${place}, ${town}`, 'the town behind a comma'],
        [`${place} , ${town}`, 'a space before the comma'],
        [`${town}, ${place}`, 'the town first'],
        [`${place}, ${town}, ${is === 'vienna' ? 'Rakousko' : 'Česko'}`, 'the country behind it'],
        [`${place}\u00a0, ${town}`, 'a space that does not break'],
        [`  ${place},${town}  `, 'no space behind the comma'],
      ].map(([typed = '', why = '']) => ({
        typed,
        is,
        isAlone: false,
        mayAsk: typed.startsWith(town),
        why,
      })),
    )
    const alone = names.map((typed) => ({
      typed,
      is,
      isAlone: true,
      mayAsk: false,
      why: 'a town alone',
    }))
    return [...alone, ...inTown]
  })
}
