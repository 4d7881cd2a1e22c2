import { KINDS, LANGUAGES } from '../setup/answers.ts'
import { alwaysIn } from '../setup/quick-answers.ts'
import { startWords } from '../setup/words/write-words.ts'
import { isClaim } from './claims.ts'
import { type Known, priceHash, type Priced, pricesOf } from './left.ts'
import {
  type Contents,
  fileHash,
  type Found,
  isPicture,
  isSource,
  textHash,
  textsOf,
} from './sample-texts.ts'

/** The settings of a sample that its record is made of. */
export type Sample = Omit<Priced, 'services'> & {
  services: readonly { slug: string; name: string; hourlyRate: number }[]
  product: { name: string }
  places: { name: object }[]
}

/** Law and answers are a start for anybody; of them only what names a place or category is the sample's. */
const FOR_ANYBODY = /\/words\/(?:terms|privacy|faq|faq-\w+|accessibility)\.ts$/
/** Of these, what a new carrier begins with. */
const COPIED = /\/words\/(?:terms|privacy|faq|accessibility)\.ts$/

/** An authority of the whole country has its seat in some town. */
const SEAT_OF_AUTHORITY = /\d{3,4}(?:[ \u00a0]\d{2})?[ \u00a0](?:Wien|Praha(?:[ \u00a0]\d+)?)/gu

/** What is the samples' today, read from their folders. */
export function knownSamples(contents: Contents, samples: readonly Sample[]): Known {
  const files = [...contents]
  // A town is called so for every carrier.
  const towns = samples.flatMap(({ places }) => textsOf(JSON.stringify(places)))
  const started = new Set([...startTexts(), ...towns].map(({ text }) => textHash(text)))
  const names = samples.flatMap(({ places, services }) => [
    ...places.flatMap(({ name }) => Object.values(name)),
    ...services.map(({ name }) => name),
  ])
  const own = new RegExp(`(?<!\\p{L})(?:${names.map(asPattern).join('|')})(?!\\p{L})`, 'u')
  const texts = files
    // Of a look.css its texts are names of typefaces.
    .filter(([file]) => isSource(file) && !/terms-versions\/|\.css$/.test(file))
    .flatMap(([file, content]) =>
      textsOf(content.toString())
        .filter(
          ({ text }) => !FOR_ANYBODY.test(file) || own.test(text.replaceAll(SEAT_OF_AUTHORITY, '')),
        )
        .map(({ text }) => textHash(text)),
    )
    .filter((hash) => !started.has(hash))
  const pictures = files.filter(([file]) => isPicture(file) && !/\/posters\//.test(file))
  return {
    names: samples.map(({ product }) => product.name),
    texts: unique(texts),
    plain: unique(plainTexts(contents).map(({ text }) => textHash(text))),
    pictures: unique(pictures.map(([, content]) => fileHash(content))),
    prices: unique(samples.flatMap(pricesOf).map(priceHash)),
  }
}

/**
 * The texts for anybody that no mark calls a claim, and the first words, which have one mark a file: a person has read each
 * of them.
 */
export function plainTexts(contents: Contents): { text: string; place: string }[] {
  const first = startTexts().map(({ text }) => ({ text, place: 'scripts/setup/words' }))
  const copied = [...contents]
    .filter(([file]) => COPIED.test(file))
    .flatMap(([file, content]) => {
      const source = content.toString()
      const lines = source.split('\n')
      // A long text stands in the line after its key.
      const isMarked = (line: number) =>
        isClaim(lines[line - 2] ?? '') ||
        (lines[line - 2]?.endsWith(':') && isClaim(lines[line - 3] ?? ''))
      return textsOf(source)
        .filter(({ isProse, line }) => isProse && !isMarked(line))
        .map(({ text, line }) => ({ text, place: `${file}:${line}` }))
    })
  return [...copied, ...first]
}

/** Whether there is any changes the first words. */
const ROUTE = { from: 'a', to: 'b', minutes: 1, km: 1, vat: 0, kmAtHome: null, price: {} }

/** The words with which every carrier of `npm run setup` begins are nobody's own. */
function startTexts(): Found[] {
  const category = { slug: 'any', name: 'Any', maxLuggage: 2, largeLuggage: 1, hourlyRate: 1 }
  const written = [[], [ROUTE]].map((routes) =>
    startWords({
      languages: [...LANGUAGES],
      categories: [1, 2, 5].map((maxPassengers) => ({ ...category, maxPassengers })),
      kinds: routes.length > 0 ? [...KINDS] : ['ride'],
      routes,
    }),
  )
  const hours = JSON.stringify(Object.values(alwaysIn([...LANGUAGES])))
  return [...written.flatMap((one) => Object.values(one)), hours].flatMap(textsOf)
}

function asPattern(name: string): string {
  return name.replaceAll(/[.*+?^$()[\]{}|]/g, String.raw`\$&`)
}

function unique(list: readonly string[]): string[] {
  return [...new Set(list)].toSorted()
}
