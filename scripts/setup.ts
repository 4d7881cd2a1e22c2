import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { dirname } from 'node:path'
import { carrierInPlace } from '../build/carrier-in-place.ts'
import { parseIco } from '../src/lib/fields/company-id.ts'
import { askAres } from '../src/order/company/ask-ares.ts'
import type { CompanyLookup } from '../src/order/company/company.ts'
import { type Answers, readAnswers } from './setup/answers.ts'
import { askAnswers, keptAnswers } from './setup/ask/ask.ts'
import { promptHere } from './setup/ask/prompter.ts'
import { carrierFiles } from './setup/carrier-files.ts'
import { undoCarrier, writeCarrier } from './setup/write-carrier.ts'
import { Refusal } from './tools/errors.ts'
import { readArguments } from './tools/read-arguments.ts'
import { launched, mustRun, mustRunQuietly } from './tools/run.ts'

/** What was said so far. */
const KEPT = '.wrangler/setup/answers.json'
const HELP = `Makes a carrier of your own in carriers/ and chooses it in app.config.ts.

  npm run setup -- --quick                five questions, then a whole site; all else is said later
  npm run setup                           asks all questions; “<” goes back, and Ctrl-C keeps what you said
  npm run setup -- --again                shows the answers of the carrier in place: change any, add to each list
  npm run setup -- --answers file.json    takes the answers from a file; the same ones twice change nothing
  npm run setup -- --undo                 takes the carrier in place back; what you edited by hand stays
  npm run setup -- --remote               makes databases, memory and secrets of the carrier in place in your account at
                                          Cloudflare (npx wrangler login), writes their ids into its deploy.json, and
                                          tries the site once it is deployed; what is there already stays as it is`

const { values } = readArguments(HELP, {
  quick: { type: 'boolean' },
  again: { type: 'boolean' },
  answers: { type: 'string' },
  undo: { type: 'boolean' },
  remote: { type: 'boolean' },
})
if (values.undo) undo()
else {
  if (values.answers || !values.remote) await setUp()
  if (values.remote) inAccount()
}

function undo(): void {
  const id = carrierInPlace()
  const { edited, chosen } = undoCarrier('.', id)
  console.log(`The carrier in place is ${chosen} again.`)
  if (edited.length === 0) console.log(`carriers/${id} is gone.`)
  else console.log(`carriers/${id} stays, because you edited: ${edited.join(', ')}`)
}

/** In a process of its own: this one knows the carrier that was in place when it began. */
function inAccount(): void {
  mustRunQuietly('node', launched('build/generate.ts'))
  mustRun('node', launched('scripts/setup/remote/remote-command.ts'))
}

/** Asks the Czech register for a company by its number as it was typed; the public one, or that at ARES_URL. */
async function lookUp(typed: string): Promise<CompanyLookup> {
  const id = parseIco(typed)
  return id ? askAres(id, process.env['ARES_URL']) : { ok: false, error: 'invalid' }
}

/** What is asked of a person here: a few things, all, or what to change of the carrier in place. */
async function ask(): Promise<unknown> {
  const way = values.quick ? 'quick' : values.again ? 'again' : 'long'
  if (way === 'again') keepAgain(carrierInPlace())
  const command = `npm run setup${way === 'long' ? '' : ` -- --${way}`}`
  return askAnswers(
    KEPT,
    way,
    promptHere(`Ended; what you said is kept. ${command} goes on with what ${KEPT} holds.`),
    lookUp,
  )
}

/** The answers of a carrier that setup made, with the people of its desk, as the ones to go on with. */
function keepAgain(id: string): void {
  const file = `carriers/${id}/answers.json`
  if (!existsSync(`carriers/${id}/setup.json`) || !existsSync(file))
    throw new Refusal(`Setup did not make carriers/${id}: change its files, or run npm run setup`)
  const kept = keptAnswers(KEPT)
  if (kept['id'] === id) return
  const people = existsSync(peopleOf(id)) ? { people: keptList(peopleOf(id)) } : {}
  mkdirSync(dirname(KEPT), { recursive: true })
  writeFileSync(KEPT, JSON.stringify({ ...keptAnswers(file), ...people }, null, 2))
}

function keptList(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}

function peopleOf(id: string): string {
  return `.wrangler/setup/${id}-people.json`
}

/** Answers of a file; one that is no JSON is said so. */
function answersIn(file: string): unknown {
  if (!existsSync(file)) throw new Refusal(`There is no ${file}: write the answers into it`)
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Refusal(`${file} is no JSON: ${error instanceof Error ? error.message : 'read it'}`)
  }
}

async function setUp(): Promise<void> {
  const given = values.answers ? answersIn(values.answers) : await ask()
  const read = readAnswers(withDay(given))
  if ('problems' in read)
    throw new Refusal(`Nothing was written. Put right in the answers:\n${read.problems.join('\n')}`)
  const { answers } = read
  const files = await carrierFiles(answers)
  const { written, kept } = writeWithTerms(answers, files)
  const folder = `carriers/${answers.id}`
  // Names and addresses of people are a secret of the Worker, not a file of the repository.
  const people = peopleOf(answers.id)
  mkdirSync(dirname(people), { recursive: true })
  writeFileSync(people, JSON.stringify(answers.people))
  console.log(
    written.length === 0
      ? `Nothing changed in ${folder}.`
      : `Wrote ${written.length} files in ${folder}, and app.config.ts names it.`,
  )
  for (const path of kept)
    console.log(`Yours stays, setup would write it otherwise: ${folder}/${path}`)
  console.log(nextSteps(answers))
}

/** Answers with the day from which the terms are in force: the one of before, so that the same answers change nothing. */
function withDay(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || 'since' in given || !('id' in given))
    return given
  const { since } = keptAnswers(`carriers/${String(given.id)}/answers.json`)
  return since ? { ...given, since } : given
}

/** Writes a carrier, and then the terms as they read with it: orders are placed under them. */
function writeWithTerms({ id, since }: Answers, files: Map<string, Buffer>) {
  const path = `words/terms-versions/${since}.json`
  const before = `carriers/${id}/${path}`
  if (existsSync(before)) files.set(path, readFileSync(before))
  const first = writeCarrier('.', id, files)
  mustRunQuietly('node', launched('build/generate.ts'))
  const printed = spawnSync('node', launched('scripts/setup/print-terms.ts'), { encoding: 'utf8' })
  if (printed.status !== 0) throw new Refusal(printed.stderr)
  files.set(path, Buffer.from(printed.stdout))
  const second = writeCarrier('.', id, files)
  return {
    written: [...new Set([...first.written, ...second.written])],
    kept: [...new Set([...first.kept, ...second.kept])],
  }
}

function nextSteps({ id, guessed }: Answers): string {
  return `${guessed.length > 0 ? `\nGuessed in your place: ${guessed.join(', ')}; npm run setup -- --again changes them.\n` : ''}
  npm start                    shows your site
  npm run setup -- --again     changes an answer, adds categories, places, routes
  npm run carrier -- preview   shows its pages, a mail and a shared link side by side
  npm run draw -- social-pictures   draws what a shared link shows (needs a browser)
  npm run carrier -- left      names what is still the sample's, and what is not said yet
  npm run deploy -- --dry-run  rehearses the deploy, also without an account
  npm run setup -- --undo      takes it back

The people of the desk are in ${peopleOf(id)}: npm run setup -- --remote makes them the secret DESK_PEOPLE.

Terms, privacy and answers are a start that no lawyer checked.`
}
