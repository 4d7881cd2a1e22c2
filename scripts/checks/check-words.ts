import { spawnSync } from 'node:child_process'
import { appConfig } from '../../app.config.ts'
import { findTexts } from './words/texts.ts'
import { typographyProblems } from './words/typography.ts'

// Every text that people read keeps the typography of its language and is spelled right. Words that
// no dictionary knows (names of places, of people, of cars) stand in cspell-words.txt.
const texts = await findTexts()
const ownNames = JSON.stringify([appConfig.product, appConfig.company, appConfig.places])

/** Text without what is no word of its language: placeholders, addresses, names of the carrier. */
function wordsOnly(text: string): string {
  return text.replace(/\{\w+\}|\S+@\S+|\S+\.cz\b|__\S+/g, ' ')
}

const problems = texts.flatMap((text) =>
  typographyProblems(text).map((problem) => `${text.where}: ${problem}`),
)

for (const locale of ['cs', 'en'] as const) {
  const own = texts.filter((text) => text.locale === locale)
  const { status, stdout, stderr } = spawnSync(
    'cspell',
    [
      'lint',
      'stdin',
      ...['--locale', locale === 'cs' ? 'cs' : 'en-GB'],
      ...['--words-only', '--unique', '--no-progress', '--no-summary', '--no-color'],
    ],
    { input: own.map(({ text }) => wordsOnly(text)).join('\n'), encoding: 'utf8' },
  )
  const words = stdout.split('\n').filter(Boolean)
  if (status !== 0 && words.length === 0) problems.push(`cspell did not run: ${stderr}`)
  for (const word of words.filter((found) => !ownNames.includes(found))) {
    const places = own.filter(({ text }) => text.includes(word)).map(({ where }) => where)
    problems.push(`${places[0] ?? locale}: “${word}” is in no dictionary (cspell-words.txt)`)
  }
}

for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
console.log(`${texts.length} texts in both languages keep the rules of typography and spelling`)
