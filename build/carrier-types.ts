import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { carrierFolder, namedCarrier } from './carrier-in-place.ts'

/** Where tsconfig.json names the carrier: the path of its alias, and its folder among what is compiled. */
const PLACES = /(?<="\.\/carriers\/)[^/"]+(?=\/\*")|(?<="carriers\/)[^/"]+(?=")/g

/**
 * Types of the carrier in place without the tests of the machine, which are in the languages of the sample; tsconfig.json
 * has them, for the carrier that app.config.ts names.
 */
export const CHOSEN_TYPES = 'node_modules/.cache/vozka/tsconfig.json'

/**
 * Lets tsconfig.json name a carrier in its two places and changes nothing else, so that a fork with a carrier of its own
 * takes a later engine without a conflict.
 */
export function nameInTypes(file: string, id: string): void {
  const before = readFileSync(file, 'utf8')
  const after = before.replace(PLACES, id)
  if (after !== before) writeFileSync(file, after)
}

/** Lets tsconfig.json name the carrier of app.config.ts, and writes CHOSEN_TYPES for the one of this command. */
export function followCarrier(): void {
  nameInTypes('tsconfig.json', namedCarrier())
  const root = '../../..'
  const paths = {
    '~/*': [`${root}/src/*`],
    '~config': [`${root}/${carrierFolder}/carrier.ts`],
    '~carrier/*': [`${root}/${carrierFolder}/*`],
  }
  mkdirSync('node_modules/.cache/vozka', { recursive: true })
  const chosen = {
    extends: `${root}/tsconfig.json`,
    compilerOptions: { paths },
    include: ['src', carrierFolder, 'worker-configuration.d.ts'].map((path) => `${root}/${path}`),
    exclude: [`${root}/src/**/*.test.*`],
  }
  writeFileSync(CHOSEN_TYPES, `${JSON.stringify(chosen, null, 2)}\n`)
}
