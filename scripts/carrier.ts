import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { appConfig } from '../build/carrier-config.ts'
import { carrierInPlace } from '../build/carrier-in-place.ts'
import { knownSamples } from './carrier/known-samples.ts'
import { type Known, leftOf } from './carrier/left.ts'
import { contentsOf, SAMPLES } from './carrier/sample-texts.ts'

const HELP = `About the carrier in place.

  npm run carrier -- left      names every text, picture, price, mail and id that is still a sample's
  npm run carrier -- record    keeps what is the samples' today (after a change of a sample)`

const RECORD = 'scripts/carrier/samples.json'
const [what] = process.argv.slice(2)

if (what === 'left') {
  const known: Known = JSON.parse(readFileSync(RECORD, 'utf8'))
  const id = carrierInPlace()
  const left = leftOf(contentsOf([id]), id, appConfig, known)
  for (const one of left) console.log(one)
  console.log(
    left.length === 0 ? 'Nothing of a sample is left.' : `\nStill a sample's: ${left.length}`,
  )
  process.exit(left.length === 0 ? 0 : 1)
} else if (what === 'record') {
  const there = SAMPLES.filter((id) => existsSync(`carriers/${id}/carrier.ts`))
  const configs = await Promise.all(there.map(configOf))
  writeFileSync(RECORD, `${JSON.stringify(knownSamples(contentsOf(there), configs), null, 2)}\n`)
} else {
  console.log(HELP)
  process.exit(what === undefined || what === '--help' ? 0 : 2)
}

async function configOf(id: string): Promise<typeof appConfig> {
  const carrier: typeof import('../app.config.ts') = await import(
    pathToFileURL(resolve(`carriers/${id}/carrier.ts`)).href
  )
  return carrier.appConfig
}
