import { readFileSync } from 'node:fs'
import { valueAt } from '../../scripts/setup/ask/paths.ts'
import { LISTS, QUESTIONS } from '../../scripts/setup/ask/questions.ts'
import { type Typed, typeAtTerminal } from './bare-clone.mjs'

type Answers = Record<string, unknown>

/** A made-up carrier, whose answers a person could type. */
const VIENNA: Answers = JSON.parse(readFileSync('scripts/setup/examples/vienna.json', 'utf8'))

/** `npm run setup` at a terminal, answered question by question, as many of them as wanted. */
export async function answerSetup(clone: string, most = Infinity): Promise<Typed> {
  const setup = typeAtTerminal(clone, 'npm run setup')
  for (const [asks, answer] of questions(VIENNA).slice(0, most)) {
    await setup.until(asks)
    setup.send(`${answer}\r`)
  }
  return setup
}

/** What is asked, as it begins on the screen, and what is typed, in this order. */
function questions(answers: Answers): [asks: string, answer: string][] {
  return [
    ...QUESTIONS.map(({ path, asks }): [string, string] => [asks, typedOf(answers, path)]),
    ...LISTS.flatMap(({ path, of, questions: ofThing }) => [
      ...listOf(answers, path).flatMap((thing) =>
        ofThing.map((one): [string, string] => [one.asks, typedOf(thing, one.path)]),
      ),
      [of, ''] satisfies [string, string],
    ]),
    ['Dark colour', ''],
    ['Colour of the button', ''],
    ['Colour of the sign', ''],
  ]
}

function listOf(answers: Answers, path: string): Answers[] {
  const value = answers[path]
  return Array.isArray(value) ? value : []
}

function typedOf(answers: Answers, path: string): string {
  const value = valueAt(answers, path) ?? ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.join(' ')
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([key, one]) => `${key}=${one}`)
      .join(' ')
  }
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : ''
}
