import type { Answers } from './answers.ts'
import { MARKETS } from './company-of.ts'

type Sample = {
  id: string
  languages: readonly [string, ...string[]]
  markets: readonly Answers['market'][]
}

/** The samples, each with the languages of its words, its own one first, and the markets whose law and money are near. */
const SAMPLES = [
  { id: 'vozka', languages: ['cs', 'en'], markets: ['cz', 'sk'] },
  { id: 'donaufahrt', languages: ['de', 'en'], markets: ['at', 'de'] },
] as const satisfies readonly Sample[]

/** Languages that no sample has words in together. */
export function languageRefusals({ languages }: Pick<Answers, 'languages'>): string[] {
  if (SAMPLES.some((sample) => speaks(sample, languages))) return []
  const spoken = SAMPLES.map((sample) => sample.languages.join(', ')).join(' or ')
  return [`languages: write some of ${spoken}: no sample has words in all you named`]
}

/** The sample whose words a carrier begins with: it speaks all its languages, and has the law of its market if it can. */
export function sampleFor({
  languages,
  market,
}: Pick<Answers, 'languages' | 'market'>): (typeof SAMPLES)[number] {
  const [vozka, donaufahrt] = SAMPLES
  const able = SAMPLES.filter((sample) => speaks(sample, languages))
  return (
    able.find((sample) => isNear(sample, market)) ??
    able[0] ??
    (languages.includes('de') ? donaufahrt : vozka)
  )
}

/** The sample whose amounts are in the currency of a market. */
export function sampleOfCurrency(market: Answers['market']): (typeof SAMPLES)[number] {
  const [vozka, donaufahrt] = SAMPLES
  return MARKETS[market].currency === 'CZK' ? vozka : donaufahrt
}

function speaks(sample: Sample, languages: readonly string[]): boolean {
  return languages.every((language) => sample.languages.includes(language))
}

function isNear(sample: Sample, market: Answers['market']): boolean {
  return sample.markets.includes(market)
}
