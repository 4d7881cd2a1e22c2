import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { text as textOf } from 'node:stream/consumers'
import { appConfig } from '../../build/carrier-config.ts'
import { carrierFolder } from '../../build/carrier-in-place.ts'
import { engineLanguages, type Language } from '../../src/lib/locale.ts'
import { exitAfterOutput } from '../tools/errors.ts'
import { deadLinks } from './words/links.ts'
import { emptyPromises } from './words/promises.ts'
import { readTerms, termProblems } from './words/terms.ts'
import { findTexts } from './words/texts.ts'
import { typographyProblems } from './words/typography.ts'

// Checks typography, spelling and words (docs/words.md) of every text that people read, and links in prose. cspell-words.txt lists words that no dictionary
// contains (names of places, of people, of cars).
const texts = await findTexts()
const { product, company, places, services, trust } = appConfig
// What a person typed at setup is spelt as they want it.
const typedAtSetup = `${carrierFolder}/answers.json`
const ownNames =
  JSON.stringify([product, company, places, services, trust]) +
  (existsSync(typedAtSetup) ? readFileSync(typedAtSetup, 'utf8') : '')

/** What a carrier is called, and what it calls its cars and places, is its own word. */
const called = [
  product.name,
  company.legalName,
  company.owner,
  ...services.map(({ name }) => name),
  ...places.flatMap(({ name }) => Object.values(name)),
]
  .filter((name) => name !== '')
  .toSorted((one, other) => other.length - one.length)

/** Removes the parts of a text that are not words: placeholders, addresses, names of the carrier. */
function wordsOnly(text: string): string {
  // A soft hyphen only says where a long word may break.
  return text.replaceAll('\u00ad', '').replace(/\{\w+\}|\S+@\S+|\S+\.cz\b|__\S+/g, ' ')
}

/** The locale by which cspell knows the dictionary of a language. */
const DICTIONARY: Record<Language, string> = { cs: 'cs', en: 'en-GB', de: 'de' }

const terms = readTerms(readFileSync('docs/words.md', 'utf8'))

const problems = texts.flatMap((text) =>
  [...typographyProblems(text), ...termProblems(text, terms, called)].map(
    (problem) => `${text.where}: ${problem}`,
  ),
)

/** Words of one language that no dictionary contains, each with one place where it occurs. */
async function unknownWords(locale: Language): Promise<string[]> {
  const own = texts.filter((text) => text.locale === locale)
  const spelling = spawn('cspell', [
    'lint',
    'stdin',
    '--locale',
    DICTIONARY[locale],
    '--words-only',
    '--unique',
    '--no-progress',
    '--no-summary',
    '--no-color',
  ])
  spelling.stdin.end(own.map(({ text }) => wordsOnly(text)).join('\n'))
  const [output, said] = await Promise.all([textOf(spelling.stdout), textOf(spelling.stderr)])
  const words = output.split('\n').filter(Boolean)
  if (words.length === 0 && said !== '') return [`cspell did not run: ${said}`]
  return words
    .filter((word) => !ownNames.includes(word))
    .map((word) => {
      const found = own.find(({ text }) => text.includes(word))
      return `${found?.where ?? locale}: “${word}” is in no dictionary (cspell-words.txt)`
    })
}

const unknown = await Promise.all(engineLanguages.map(unknownWords))
problems.push(...unknown.flat(), ...deadLinks(), ...emptyPromises(texts, appConfig))

for (const problem of problems) console.error(problem)
if (problems.length > 0) await exitAfterOutput(1)
console.log(
  `${texts.length} texts in ${engineLanguages.join(', ')} keep the rules of typography, spelling and words`,
)
