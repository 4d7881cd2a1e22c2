import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Answers } from './answers.ts'
import { type ConfigData, carrierSource, configOf, deployOf } from './carrier-source.ts'
import { startPictures } from './pictures/start-pictures.ts'
import { typeset } from './typeset.ts'
import { startWords } from './words/write-words.ts'

/** The samples, each with the languages of its words. */
const SAMPLES = [
  { id: 'vozka', languages: ['cs', 'en'] },
  { id: 'donaufahrt', languages: ['de', 'en'] },
]
/** What a sample alone may show: its journeys, its own messages and pictures, the terms of its orders, how it is deployed. */
const OF_SAMPLE_ALONE =
  /^(?:catalogue\/|messages\/|pictures\/public\/|pictures\/photographs\/(?!README\.md$)|words\/terms-versions\/|deploy\.json$|setup\.json$|(?!words\/kept-terms).*\.test\.ts$)/

/** Every file of the carrier that answers describe, by its path in its folder, formatted. */
export async function carrierFiles(answers: Answers): Promise<Map<string, Buffer>> {
  const sample = sampleFor(answers.languages)
  const from = `carriers/${sample}`
  const { appConfig }: { appConfig: ConfigData } = await import(
    pathToFileURL(`${from}/carrier.ts`).href
  )
  const copied = readdirSync(from, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => statSync(join(from, path)).isFile() && !OF_SAMPLE_ALONE.test(path))
  const files = new Map<string, Buffer>(
    copied.map((path) => [path, readFileSync(join(from, path))]),
  )
  const config = configOf(typeset(answers), appConfig)
  const pictures = await startPictures(answers, readFileSync(`${from}/look.css`, 'utf8'))
  for (const [path, content] of pictures.files) files.set(path, content)
  const own = {
    'carrier.ts': carrierSource(config, answers.market),
    'deploy.json': JSON.stringify(deployOf(answers)),
    ...startWords(answers),
    ...pictures.sources,
  }
  for (const [path, source] of Object.entries(own)) files.set(path, formatted(path, source))
  return files
}

/** The sample whose law and answers are written in these languages; one that speaks most of them. */
function sampleFor(languages: Answers['languages']): string {
  const there = SAMPLES.filter(({ id }) =>
    statSync(`carriers/${id}/carrier.ts`, { throwIfNoEntry: false }),
  )
  const spoken = (sample: (typeof SAMPLES)[number]) =>
    languages.filter((language) => sample.languages.includes(language)).length
  const [best] = there.toSorted((one, other) => spoken(other) - spoken(one))
  if (best && spoken(best) === languages.length) return best.id
  const spokenLanguages = there.map((sample) => sample.languages.join(', ')).join(' or ')
  throw new Error(
    `languages: write some of ${spokenLanguages}: no sample has words in all you named`,
  )
}

function formatted(path: string, source: string): Buffer {
  const { status, stdout, stderr } = spawnSync('oxfmt', ['--stdin-filepath', path], {
    input: source,
  })
  if (status !== 0) throw new Error(`oxfmt could not format ${path}: ${stderr.toString()}`)
  return stdout
}
