import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { carrierInPlace } from '../../build/carrier-in-place.ts'
import { knownSamples, type Sample } from './known-samples.ts'
import { type Known, leftOf, type Priced } from './left.ts'
import { contentsOf, SAMPLES } from './sample-texts.ts'

/** The committed record of what is the samples'; a carrier may delete their folders. */
export const RECORD = 'scripts/carrier/samples.json'

/** What of the carrier in place, with this config, is still a sample's, each with file and line. */
export function findLeft(config: Priced): string[] {
  const known: Known = JSON.parse(readFileSync(RECORD, 'utf8'))
  const id = carrierInPlace()
  return leftOf(contentsOf([id]), id, config, known)
}

/** What the record has to hold, by the samples that are there today. */
export async function sampleRecord(): Promise<Known> {
  const there = SAMPLES.filter((id) => existsSync(`carriers/${id}/carrier.ts`))
  const configs = await Promise.all(there.map(configOf))
  return knownSamples(contentsOf(there), configs)
}

async function configOf(id: string): Promise<Sample> {
  const carrier: { appConfig: Sample } = await import(
    pathToFileURL(resolve(`carriers/${id}/carrier.ts`)).href
  )
  return carrier.appConfig
}
