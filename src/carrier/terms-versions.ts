import { appConfig } from '~config'
import type { KeptTerms } from '~/carrier/types'
import { keptTerms } from '~carrier/words/kept-terms'
import type { Locale } from '~/lib/locale'

const FOLDER = './terms-versions/'

/**
 * All versions of the terms with their figures and names, newest first: ISO dates. The version at the time of
 * ordering governs an order, so a stored version is never changed.
 */
export const termsVersions: readonly string[] = Object.keys(keptTerms)
  .map((file) => file.slice(FOLDER.length, -'.json'.length))
  .toSorted()
  .toReversed()

/** The terms of a version in one language; null when that version is not stored. */
export async function loadTerms(version: string, locale: Locale): Promise<KeptTerms | null> {
  const load = keptTerms[`${FOLDER}${version}.json`]
  return load ? (await load())[locale] : null
}

/** True when these are the terms of new orders. */
export function isInForce(version: string): boolean {
  return version === appConfig.terms.version
}
