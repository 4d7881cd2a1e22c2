import { readFileSync, writeFileSync } from 'node:fs'
import { carrierInPlace } from '../build/carrier-in-place.ts'
import { parseIco } from '../src/lib/fields/company-id.ts'
import { askAres } from '../src/order/company/ask-ares.ts'
import type { CompanyLookup } from '../src/order/company/company.ts'
import { readAnswers } from './setup/answers.ts'
import { askHere } from './setup/ask/ask.ts'
import { carrierFiles } from './setup/carrier-files.ts'
import { undoCarrier, writeCarrier } from './setup/write-carrier.ts'
import { Refusal } from './tools/errors.ts'
import { readArguments } from './tools/read-arguments.ts'
import { launched, mustRun, mustRunQuietly } from './tools/run.ts'

const HELP = `Makes a carrier of your own in carriers/ and chooses it in app.config.ts.

  npm run setup                           asks, and saves what you said in .wrangler/setup/answers.json
  npm run setup -- --answers file.json    takes the answers from a file; the same ones twice change nothing
  npm run setup -- --undo                 takes the carrier in place back; what you edited by hand stays
  npm run setup -- --remote               makes databases, memory and secrets of the carrier in place in your account at
                                          Cloudflare (npx wrangler login), writes their ids into its deploy.json, and
                                          tries the site once it is deployed; what is there already stays as it is`

const { values } = readArguments(HELP, {
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

async function setUp(): Promise<void> {
  const given: unknown = values.answers
    ? JSON.parse(readFileSync(values.answers, 'utf8'))
    : await askHere('.wrangler/setup/answers.json', lookUp)
  const read = readAnswers(given)
  if ('problems' in read) throw new Refusal(read.problems.join('\n'))
  const { answers } = read
  const { written, kept } = writeCarrier('.', answers.id, await carrierFiles(answers))
  const folder = `carriers/${answers.id}`
  // Names and addresses of people are a secret of the Worker, not a file of the repository.
  const people = `.wrangler/setup/${answers.id}-people.json`
  writeFileSync(people, JSON.stringify(answers.people))
  console.log(
    written.length === 0
      ? `Nothing changed in ${folder}.`
      : `Wrote ${written.length} files in ${folder}, and app.config.ts names it.`,
  )
  for (const path of kept)
    console.log(`Yours stays, setup would write it otherwise: ${folder}/${path}`)
  console.log(`
  npm start                    shows your site
  npm run carrier -- preview   shows its pages, a mail and a shared link side by side
  npm run draw -- social-pictures   draws what a shared link shows (needs a browser)
  npm run carrier -- left      names what is still the sample's
  npm run terms                keeps your terms for the orders placed under them
  npm run setup -- --undo      takes it back

The people of the desk are in ${people}: npm run setup -- --remote makes them the secret DESK_PEOPLE.

Terms, privacy and answers are a start that no lawyer checked.`)
}
