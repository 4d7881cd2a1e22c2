import { appConfig } from '~config'
import type { KeptTerms } from '~/content/types'
import type { Locale } from '~/lib/app-config-type'

/**
 * Every version of the terms as it was in force, figures and names with it: an order is governed by the one it was
 * placed under. `npm run terms` writes today's; what is written is never changed.
 */
const files = import.meta.glob<Record<Locale, KeptTerms>>('./versions/*.json', {
  import: 'default',
})

/** The versions that are kept, the newest first: ISO dates from which they were in force. */
export const termsVersions: readonly string[] = Object.keys(files)
  .map((file) => file.slice('./versions/'.length, -'.json'.length))
  .toSorted()
  .toReversed()

/** The terms of a version in one language; null when that version is not kept. */
export async function loadTerms(version: string, locale: Locale): Promise<KeptTerms | null> {
  const load = files[`./versions/${version}.json`]
  return load ? (await load())[locale] : null
}

/** Whether these are the terms for whoever orders now. */
export function isInForce(version: string): boolean {
  return version === appConfig.terms.version
}
