import { appConfig } from '~config'
import { keptTerms } from '~carrier/words/kept-terms'

const FOLDER = './terms-versions/'

/**
 * All versions of the terms with their figures and names, newest first: ISO dates. The version at the time of
 * ordering governs an order, so a stored version is never changed.
 */
export const termsVersions: readonly string[] = Object.keys(keptTerms)
  .map((file) => file.slice(FOLDER.length, -'.json'.length))
  .toSorted()
  .toReversed()

/** Where the texts of a version are; null when that version is not stored. */
export function termsAddress(version: string): string | null {
  return keptTerms[`${FOLDER}${version}.json`] ?? null
}

/** True when these are the terms of new orders. */
export function isInForce(version: string): boolean {
  return version === appConfig.terms.version
}
