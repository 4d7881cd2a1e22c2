import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { carrierInPlace } from '../build/carrier-in-place.ts'
import { parseIco } from '../src/lib/fields/company-id.ts'
import { askAres } from '../src/order/company/ask-ares.ts'
import type { CompanyLookup } from '../src/order/company/company.ts'
import { askAnswers } from './setup/ask/ask.ts'
import { promptHere } from './setup/ask/prompter.ts'
import { KEPT, keepAgain, makeCarrier } from './setup/make-carrier.ts'
import { undoCarrier } from './setup/write-carrier.ts'
import { Refusal } from './tools/errors.ts'
import { readArguments } from './tools/read-arguments.ts'
import { launched, mustRun, mustRunQuietly } from './tools/run.ts'

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
  const said = `carriers/${id}/answers.json`
  const kept = `.wrangler/setup/${id}-answers.json`
  const answers = existsSync(said) ? readFileSync(said) : null
  const { edited, chosen } = undoCarrier('.', id)
  console.log(`The carrier in place is ${chosen} again.`)
  if (answers) {
    mkdirSync(dirname(kept), { recursive: true })
    writeFileSync(kept, answers)
    console.log(
      `What you answered stays in ${kept}, the people of the desk beside it: npm run setup -- --answers ${kept} writes it again.`,
    )
  }
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
  const isKept = way === 'again' && keepAgain(carrierInPlace())
  const command = `npm run setup${way === 'long' ? '' : ` -- --${way}`}`
  const prompter = promptHere(
    `Ended; what you said is kept. ${command} goes on with what ${KEPT} holds.`,
  )
  if (isKept) prompter.say('What you changed before and did not write is kept, and stands below.')
  return askAnswers(KEPT, way, prompter, lookUp)
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
  console.log(await makeCarrier(given))
}
