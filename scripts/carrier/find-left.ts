import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AppConfig } from '../../src/carrier/app-config-type.ts'
import { carrierInPlace } from '../../build/carrier-in-place.ts'
import { claimsIn, unsaidIn } from './claims.ts'
import { knownSamples, plainTexts, type Sample } from './known-samples.ts'
import { type Known, leftOf, type Priced } from './left.ts'
import { type Rules, unconfirmed, unsaid } from './unsaid.ts'
import { contentsOf, SAMPLES, textHash } from './sample-texts.ts'

/** The committed record of what is the samples'; a carrier may delete their folders. */
export const RECORD = 'scripts/carrier/samples.json'

/** What of the carrier in place, with this config, is still a sample's, each with file and line. */
export function findLeft(config: Priced): string[] {
  const known: Known = JSON.parse(readFileSync(RECORD, 'utf8'))
  const id = carrierInPlace()
  return leftOf(contentsOf([id]), id, config, known)
}

/** What the words of the carrier in place say of it and nobody has said. */
export function findClaims(
  config: Pick<AppConfig, 'kinds' | 'orderOptions' | 'childSeat' | 'payment'>,
): string[] {
  const isRead = {
    extras: config.orderOptions.length > 0,
    childSeats: config.childSeat.max > 0,
    cashByArrangement: !config.payment.methods.includes('cash'),
  }
  const topics = Object.entries(isRead).flatMap(([topic, isTrue]) => (isTrue ? [topic] : []))
  return claimsIn(contentsOf([carrierInPlace()]), [...config.kinds, ...topics])
}

/** What of the carrier in place nobody has said yet, and what is as a sample has it until somebody says that it holds. */
export function findUnsaid({
  company,
  trust,
  languages,
  ...rules
}: Pick<AppConfig, 'company' | 'languages' | 'trust'> & Rules): {
  missing: string[]
  assumed: string[]
} {
  const folder = `carriers/${carrierInPlace()}`
  // Who wrote carrier.ts by hand has said all that is in it.
  const isBySetup = existsSync(`${folder}/answers.json`)
  const { guessed = [], ownRules = !isBySetup } = keptIn(`${folder}/answers.json`)
  const { vars = {} } = keptIn(`${folder}/deploy.json`)
  const origin = vars['SITE_ORIGIN'] ?? ''
  const inFolder = (one: string) => `${folder}${one}`
  return {
    missing: [
      ...unsaid({ ...company, ...trust }, { guessed, origin }).map(inFolder),
      ...unsaidIn(contentsOf([carrierInPlace()])),
    ],
    assumed: ownRules
      ? []
      : unconfirmed(rules, { languages, vatPayer: company.vatPayer }).map(inFolder),
  }
}

/** What setup kept in a file of the carrier; nothing where there is none. */
function keptIn(file: string): {
  guessed?: string[]
  ownRules?: boolean
  vars?: Record<string, string>
} {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** What the record has to hold, by the samples that are there today. */
export async function sampleRecord(): Promise<Known> {
  const there = SAMPLES.filter((id) => existsSync(`carriers/${id}/carrier.ts`))
  const configs = await Promise.all(there.map(configOf))
  return knownSamples(contentsOf(there), configs)
}

/** Texts of the samples for anybody that nobody has read yet for what they claim, each with its place. */
export function unreadTexts(): string[] {
  const { plain }: Known = JSON.parse(readFileSync(RECORD, 'utf8'))
  const there = SAMPLES.filter((id) => existsSync(`carriers/${id}/carrier.ts`))
  return plainTexts(contentsOf(there))
    .filter(({ text }) => !plain.includes(textHash(text)))
    .map(({ text, place }) => `${place} ${text}`)
}

async function configOf(id: string): Promise<Sample> {
  const carrier: { appConfig: Sample } = await import(
    pathToFileURL(resolve(`carriers/${id}/carrier.ts`)).href
  )
  return carrier.appConfig
}
