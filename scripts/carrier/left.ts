import { type Contents, fileHash, isPicture, isSource, textHash, textsOf } from './sample-texts.ts'

/**
 * Names of the samples, and hashes of what is theirs: texts and facts, pictures, prices by what they are for. `plain` are
 * their texts for anybody, which claim nothing of a carrier.
 */
export type Known = {
  names: string[]
  texts: string[]
  plain: string[]
  pictures: string[]
  prices: string[]
}
/** The prices of a config. */
export type Priced = {
  services: readonly { slug: string; hourlyRate: number }[]
  fixedRoutes: { between: readonly string[]; price: object }[]
}

const SAMPLE_ID = /\b0{8}-0{4}-0{4}-0{4}-0{11}\d\b|\b0{31}\d\b/

/** Texts, pictures, prices, mails and ids of a carrier that are still a sample's, each with file and line. */
export function leftOf(contents: Contents, id: string, config: Priced, known: Known): string[] {
  const [texts, pictures] = [new Set(known.texts), new Set(known.pictures)]
  return [...contents].flatMap(([file, content]) => {
    const source = content.toString()
    return [
      ...(isSource(file) ? leftTexts(source, texts) : []),
      ...(isPicture(file) && pictures.has(fileHash(content)) ? [[1, 'this picture'] as const] : []),
      ...(isPicture(file) && !/\.(?:svg|webmanifest)$/.test(file)
        ? []
        : leftNames(source, known.names)),
      ...(file === `carriers/${id}/carrier.ts`
        ? leftPrices(source, config, new Set(known.prices))
        : []),
      ...(file.endsWith('deploy.json') ? leftIds(source) : []),
    ].map(([line, what]) => `${file}:${line} is still the sample’s: ${what}`)
  })
}

/** The prices of a config, each with what it is for. */
export function pricesOf({ services, fixedRoutes }: Priced): { of: string; amount: number }[] {
  return [
    ...services.map(({ slug, hourlyRate }) => ({ of: `hour ${slug}`, amount: hourlyRate })),
    ...fixedRoutes.flatMap(({ between, price }) =>
      Object.entries(price).map(([slug, amount]) => ({
        of: `${between.toSorted().join(' – ')} ${slug}`,
        amount: Number(amount),
      })),
    ),
  ]
}

/** What identifies a price: what it is for, and the amount. */
export function priceHash({ of, amount }: { of: string; amount: number }): string {
  return textHash(`${of} ${amount}`)
}

type Left = readonly [line: number, what: string]

function leftTexts(source: string, known: ReadonlySet<string>): Left[] {
  return textsOf(source)
    .filter(({ text }) => known.has(textHash(text)))
    .map(({ text, line }) => [line, `“${shortened(text)}”`])
}

/** Lines with the name of a sample, also within a sentence that was changed. */
function leftNames(source: string, names: readonly string[]): Left[] {
  const name = new RegExp(`(?<!\\p{L})(?:${names.join('|')})(?!\\p{L})`, 'u')
  return source.split('\n').flatMap((line, index): Left[] => {
    const found = name.exec(line)
    return found ? [[index + 1, `the name ${found[0]}`]] : []
  })
}

function leftPrices(source: string, config: Priced, known: ReadonlySet<string>): Left[] {
  const lines = source.replaceAll(/(?<=\d)_(?=\d)/g, '').split('\n')
  const lineOf = (amount: number) =>
    lines.findIndex((line) => new RegExp(`(?<!\\d)${amount}(?!\\d)`).test(line)) + 1
  return pricesOf(config)
    .filter((price) => known.has(priceHash(price)))
    .map(({ of, amount }) => [lineOf(amount), `the price ${amount} of ${of}`])
}

function leftIds(source: string): Left[] {
  return source
    .split('\n')
    .flatMap((line, index): Left[] => (SAMPLE_ID.test(line) ? [[index + 1, 'this id']] : []))
}

function shortened(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  return plain.length > 60 ? `${plain.slice(0, 59)}…` : plain
}
