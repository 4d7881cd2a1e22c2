import { writeFileSync } from 'node:fs'
import { appConfig } from '../build/carrier-config.ts'
import { exitAfterOutput } from './tools/errors.ts'
import { readArguments, refuseUsage } from './tools/read-arguments.ts'
import {
  findClaims,
  findLeft,
  findUnsaid,
  RECORD,
  sampleRecord,
  unreadTexts,
} from './carrier/find-left.ts'

const HELP = `About the carrier in place.

  npm run carrier -- left      names every text, picture, price, mail and id that is still a sample's,
                               what its words claim (delete the mark once it is true for you),
                               and what nobody has said yet
  npm run carrier -- preview   shows its pages, a placed order, a mail and a shared link side by side, in each language
  npm run carrier -- add category    asks for one more and writes all that belongs to it; also place, route, experience
  npm run carrier -- record    keeps what is the samples' today (after a change of a sample); a text that says of a carrier
                               what nobody was asked needs a line "// Claims: what." above it`

const { words } = readArguments(HELP, {}, 2)
const [what, thing] = words

if (what === 'left') {
  const left = findLeft(appConfig)
  const claims = findClaims(appConfig)
  const { missing, assumed } = findUnsaid(appConfig)
  const all = [...left, ...claims, ...missing, ...assumed]
  for (const one of all) console.log(one)
  const text = [
    ...(left.length > 0 ? [`Still a sample's: ${left.length}.`] : []),
    ...(claims.length > 0
      ? [
          `Claimed by words of a sample: ${claims.length} (mend the words, or delete the line “// Claims: …” above them once they are true for you).`,
        ]
      : []),
    ...(missing.length > 0 ? [`Not said yet: ${missing.length}.`] : []),
    ...(assumed.length > 0
      ? [`As a sample has it until you say that it holds for you: ${assumed.length}.`]
      : []),
  ].join(' ')
  console.log(text === '' ? 'Nothing of a sample is left, and all is said.' : `\n${text}`)
  await exitAfterOutput(all.length === 0 ? 0 : 1)
} else if (what === 'add') {
  const { addThing } = await import('./setup/add-thing.ts')
  console.log(await addThing(thing ?? ''))
} else if (what === 'preview') {
  const { preview } = await import('./carrier/preview/preview.ts')
  await preview()
} else if (what === 'record') {
  for (const text of unreadTexts()) console.log(`Claims nothing from now on: ${text}`)
  writeFileSync(RECORD, `${JSON.stringify(await sampleRecord(), null, 2)}\n`)
} else if (what === undefined) console.log(HELP)
else refuseUsage(`There is no “${what}” here.`, HELP)
