import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { format, type FormatConfig } from 'oxfmt'
import type { Answers } from './answers.ts'
import { type ConfigData, carrierSource, configOf, deployOf } from './carrier-source.ts'
import { experienceSources } from './experience-sources.ts'
import { sampleFor, sampleOfCurrency } from './samples.ts'
import { startPictures } from './pictures/start-pictures.ts'
import { typeset } from './typeset.ts'
import { keptWords, OF_TOWN } from './words/kept-words.ts'
import { startWords } from './words/write-words.ts'

/** What a sample alone may show: its answers, journeys, own messages and pictures, the terms of its orders, how it is deployed. */
const OF_SAMPLE_ALONE =
  /^(?:catalogue\/|messages\/|pictures\/public\/|pictures\/photographs\/(?!README\.md$)|words\/terms-versions\/|(?:answers|deploy|setup)\.json$|(?!words\/kept-terms).*\.test\.ts$)/

/** Sizes as the sample with parcels has them, worth some million crowns. */
const PARCEL_IN_EUROS = {
  standard: { lengthCm: 140, sideCm: 40 },
  long: { lengthCm: 230, sideCm: 30 },
  maxWeightKg: 100,
  maxInsuredValue: 4_000_000,
}

/** Types of the folder and of the sources that read it; tsconfig.json at the root knows the sample. */
const OWN_TYPES = {
  extends: '../../tsconfig.json',
  compilerOptions: {
    paths: { '~/*': ['../../src/*'], '~config': ['./carrier.ts'], '~carrier/*': ['./*'] },
  },
  include: ['.', '../../src', '../../worker-configuration.d.ts'],
  exclude: ['../../src/**/*.test.*'],
}

/** Every file of the carrier that answers describe, by its path in its folder, formatted. */
export async function carrierFiles(answers: Answers): Promise<Map<string, Buffer>> {
  const sample = sampleFor(answers)
  const from = `carriers/${sample.id}`
  const { appConfig }: { appConfig: ConfigData } = await import(
    pathToFileURL(`${from}/carrier.ts`).href
  )
  const copied = readdirSync(from, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter(
      (path) =>
        statSync(join(from, path)).isFile() && !OF_SAMPLE_ALONE.test(path) && !OF_TOWN.test(path),
    )
  const files = new Map<string, Buffer>(
    copied.map((path) => [path, readFileSync(join(from, path))]),
  )
  const config = configOf(typeset(answers), await inCurrency(appConfig, answers.market))
  const pictures = await startPictures(answers, readFileSync(`${from}/look.css`, 'utf8'))
  for (const [path, content] of pictures.files) files.set(path, content)
  const spoken = { languages: answers.languages, sampleFirst: sample.languages[0] }
  const words = copied
    .filter((path) => /^words\/.*\.ts$/.test(path))
    .map((path) => [path, keptWords(String(files.get(path)), spoken)] as const)
  const own = {
    ...Object.fromEntries(words),
    'carrier.ts': carrierSource(config, answers.market),
    'deploy.json': JSON.stringify(deployOf(answers)),
    'answers.json': JSON.stringify(withoutPeople(answers)),
    'tsconfig.json': JSON.stringify(OWN_TYPES),
    ...startWords(answers),
    ...experienceSources(typeset(answers)),
    ...pictures.sources,
  }
  for (const [path, source] of Object.entries(own)) files.set(path, await formatted(path, source))
  return files
}

/** The settings of a sample with the amounts of one that has the currency of the market: 5,000 crowns are not 5,000 euros. */
async function inCurrency(config: ConfigData, market: Answers['market']): Promise<ConfigData> {
  const { id } = sampleOfCurrency(market)
  const { appConfig }: { appConfig: ConfigData } = await import(
    pathToFileURL(`carriers/${id}/carrier.ts`).href
  )
  const { cleaningFee, hourly, parcel } = appConfig.ordering
  const { ordering, payment } = config
  return {
    ...config,
    ordering: { ...ordering, cleaningFee, hourly, parcel: parcel ?? PARCEL_IN_EUROS },
    payment: { ...payment, euroRates: appConfig.payment['euroRates'] },
  }
}

/** Addresses of people are a secret of the site. */
function withoutPeople(answers: Answers): object {
  return Object.fromEntries(Object.entries(answers).filter(([key]) => key !== 'people'))
}

/** Formatted by the rules of this repository, in this process: a formatter for each file would take a second each. */
async function formatted(path: string, source: string): Promise<Buffer> {
  const { ignorePatterns: _, ...rules }: FormatConfig & { ignorePatterns?: unknown } = JSON.parse(
    readFileSync('.oxfmtrc.json', 'utf8'),
  )
  const { code, errors } = await format(path, source, rules)
  const [error] = errors
  if (error) throw new Error(`${path} could not be formatted: ${error.message}`)
  return Buffer.from(code)
}
