import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { Refusal } from '../tools/errors.ts'
import { launched, mustRunQuietly } from '../tools/run.ts'
import { type Answers, GUESSES, readAnswers } from './answers.ts'
import { keptAnswers } from './ask/ask.ts'
import { carrierFiles } from './carrier-files.ts'
import { writeCarrier } from './write-carrier.ts'

/** What was said so far and is not written yet. */
export const KEPT = '.wrangler/setup/answers.json'

/** Writes the carrier that answers describe. Returns what was written and how to go on. */
export async function makeCarrier(given: unknown): Promise<string> {
  const whole = withPeople(withDay(given))
  const read = readAnswers(whole)
  if ('problems' in read) {
    const problems = [...read.problems, ...hintOfPeople(whole)]
    throw new Refusal(`Nothing was written. Put right in the answers:\n${problems.join('\n')}`)
  }
  const { answers } = read
  const { written, kept } = await writeWithTerms(answers)
  const folder = `carriers/${answers.id}`
  // Names and addresses of people are a secret of the Worker, not a file of the repository.
  const people = peopleOf(answers.id)
  mkdirSync(dirname(people), { recursive: true })
  writeFileSync(people, JSON.stringify(answers.people))
  rmSync(KEPT, { force: true })
  return [
    written.length === 0
      ? `Nothing changed in ${folder}.`
      : `Wrote ${written.length} files in ${folder}, and app.config.ts names it.`,
    ...kept.map((path) => `Yours stays, setup would write it otherwise: ${folder}/${path}`),
    nextSteps(answers),
  ].join('\n')
}

/**
 * The answers of a carrier that setup made, with the people of its desk, as the ones to go on with. True where an earlier
 * command kept some that are not written yet.
 */
export function keepAgain(id: string): boolean {
  const file = `carriers/${id}/answers.json`
  if (!existsSync(`carriers/${id}/setup.json`) || !existsSync(file))
    throw new Refusal(`Setup did not make carriers/${id}: change its files, or run npm run setup`)
  const people = existsSync(peopleOf(id)) ? { people: keptList(peopleOf(id)) } : {}
  const written = { ...keptAnswers(file), ...people }
  const kept = keptAnswers(KEPT)
  if (kept['id'] === id) return !isDeepStrictEqual(kept, written)
  mkdirSync(dirname(KEPT), { recursive: true })
  writeFileSync(KEPT, JSON.stringify(written, null, 2))
  return false
}

function keptList(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}

function peopleOf(id: string): string {
  return `.wrangler/setup/${id}-people.json`
}

/** Answers with the day from which the terms are in force: the one of before, so that the same answers change nothing. */
function withDay(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || 'since' in given || !('id' in given))
    return given
  const { since } = keptAnswers(`carriers/${String(given.id)}/answers.json`)
  return since ? { ...given, since } : given
}

/** Answers with the people of the desk that an earlier setup kept here, because answers.json leaves them out. */
function withPeople(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || 'people' in given || !('id' in given))
    return given
  const kept = peopleOf(String(given.id))
  return existsSync(kept) ? { ...given, people: keptList(kept) } : given
}

/** What to write where nobody is at the desk, as in the answers of a carrier that was made on another machine. */
function hintOfPeople(given: unknown): string[] {
  if (typeof given !== 'object' || given === null || 'people' in given || !('id' in given))
    return []
  const person = JSON.stringify([{ ...PERSON, id: 'erika', name: 'Erika Muster' }])
  return [
    `answers.json of a carrier leaves its people out, and there is no ${peopleOf(String(given.id))} here: write "people": ${person} with your own`,
  ]
}

/** Writes a carrier, and then the terms as they read with it: orders are placed under them. */
async function writeWithTerms(answers: Answers) {
  const { id, since } = answers
  const files = await carrierFiles(answers)
  const base = await filesOfBefore(id)
  const path = `words/terms-versions/${since}.json`
  const before = `carriers/${id}/${path}`
  if (existsSync(before)) files.set(path, readFileSync(before))
  const first = writeCarrier('.', id, files, base)
  mustRunQuietly('node', launched('build/generate.ts'))
  const printed = spawnSync('node', launched('scripts/setup/print-terms.ts'), { encoding: 'utf8' })
  if (printed.status !== 0) throw new Refusal(printed.stderr)
  files.set(path, Buffer.from(printed.stdout))
  const second = writeCarrier('.', id, files, base)
  return {
    written: [...new Set([...first.written, ...second.written])],
    kept: [...new Set([...first.kept, ...second.kept])],
  }
}

const OF_SAMPLE = `
Periods, limits and fees are those of a sample: npm run carrier -- left names each with its value, and
npm run setup -- --again takes the answer that they hold for you.
`

function nextSteps({ id, guessed, ownRules }: Answers): string {
  return `${guessed.length > 0 ? `\nGuessed in your place:\n${guessed.map((one) => `  ${GUESSES[one]}`).join('\n')}\nnpm run setup -- --again changes it.\n` : ''}
  npm start                          shows your site
  npm run setup -- --again           changes an answer, adds categories, places, routes
  npm run carrier -- preview         shows its pages, a mail and a shared link side by side
  npm run draw -- social-pictures    draws what a shared link shows (needs a browser)
  npm run carrier -- left            names what is still the sample's, and what is not said yet
  npm run deploy -- --dry-run        rehearses the deploy, also without an account
  npm run setup -- --undo            takes it back

The people of the desk are in ${peopleOf(id)}: npm run setup -- --remote makes them the secret DESK_PEOPLE.
${ownRules ? '' : OF_SAMPLE}
Terms, privacy and answers are a start that no lawyer checked.`
}

/** What setup wrote by the answers of before: with it, changes by hand and by new answers are put together. */
async function filesOfBefore(id: string): Promise<ReadonlyMap<string, Buffer>> {
  const read = readAnswers({ people: [PERSON], ...keptAnswers(`carriers/${id}/answers.json`) })
  return 'problems' in read ? new Map() : carrierFiles(read.answers)
}

/** No file says who is at the desk. */
const PERSON = { id: 'person', name: 'Person', email: 'person@carrier.example', role: 'owner' }
