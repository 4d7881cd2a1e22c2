import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Refusal } from '../scripts/tools/errors.ts'

/** The line of app.config.ts that names the carrier in place. */
const NAMED = /'\.\/carriers\/([a-z][a-z0-9-]*)\/carrier\.ts'/

/** The sample whose journeys, facts and weights are in tests/. */
export const SAMPLE = 'vozka'

/** The carrier in place: the one of the variable CARRIER for one command, else the one that app.config.ts names. */
export function carrierInPlace(environment = process.env): string {
  const id = environment['CARRIER'] || namedCarrier()
  if (existsSync(`carriers/${id}/carrier.ts`)) return id
  const there = readdirSync('carriers').filter((name) => existsSync(`carriers/${name}/carrier.ts`))
  const named = environment['CARRIER'] ? `CARRIER=${id}` : `${id}, which app.config.ts names`
  throw new Refusal(
    `There is no carriers/${id}/carrier.ts for ${named}. There are: ${there.join(', ')}.`,
  )
}

/** The carrier that app.config.ts names. */
export function namedCarrier(): string {
  const id = NAMED.exec(readFileSync('app.config.ts', 'utf8'))?.[1]
  if (id) return id
  throw new Refusal("app.config.ts names no carrier as './carriers/vozka/carrier.ts'")
}

/** The folder of the carrier in place, from the root of the repository. */
export const carrierFolder = `carriers/${carrierInPlace()}`

/** The files of the carrier in place that are served as they are: posters, social pictures, icons, manifests. */
export const CARRIER_FILES = `${carrierFolder}/pictures/public`

/** A folder of these files and those of `public`, put together for Vite, which serves one. */
export function publicFolder(): string {
  const folder = `.wrangler/public/${carrierInPlace()}`
  const sources = ['public', CARRIER_FILES]
  for (const source of sources) cpSync(source, folder, { recursive: true })
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (!sources.some((source) => existsSync(join(source, name))))
      rmSync(join(folder, name), { recursive: true, force: true })
  return folder
}

/** Where a build is written: in a folder of its own for a carrier that the variable CARRIER chose. */
export const buildFolder = process.env['CARRIER'] ? `dist/${process.env['CARRIER']}` : 'dist'

/** The aliases by which the sources find the carrier in place, and its files the sources: tsconfig.json knows one carrier. */
export const carrierAliases = {
  '~': resolve('src'),
  '~config': resolve(carrierFolder, 'carrier.ts'),
  '~carrier': resolve(carrierFolder),
}
