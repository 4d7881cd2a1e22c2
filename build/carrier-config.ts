import { pathToFileURL } from 'node:url'
import { useAliases } from '../scripts/tools/aliases.ts'
import { carrierAliases } from './carrier-in-place.ts'

useAliases()
const inPlace: typeof import('../app.config.ts') = await import(
  pathToFileURL(carrierAliases['~config']).href
)

/** The config of the carrier in place, for what runs in Node; the sources of the site import `~config`. */
export const { appConfig } = inPlace
