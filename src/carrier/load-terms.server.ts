import { env } from 'cloudflare:workers'
import { appConfig } from '~config'
import { termsAddress } from '~/carrier/terms-versions'
import type { BindingTerms, LegalText } from '~/carrier/types'
import type { Locale } from '~/lib/locale'

/** The files of the site cannot be read at the moment: whoever asked tries again. */
export class FilesUnavailable extends Error {}

/**
 * The terms of a version in one language, from the files of the site; null when that version is not stored. Throws
 * FilesUnavailable.
 */
export function loadTerms(version: string, locale: Locale): Promise<BindingTerms | null> {
  return loadStored(version, locale)
}

/** The terms of new orders in one language, as `npm run terms` stored them. Throws FilesUnavailable. */
export function loadTermsInForce(locale: Locale): Promise<LegalText | null> {
  return loadStored(appConfig.terms.version, locale)
}

async function loadStored<TTerms>(version: string, locale: Locale): Promise<TTerms | null> {
  const address = termsAddress(version)
  if (address === null) return null
  const file = await env.ASSETS.fetch(new URL(address, 'https://assets.invalid')).catch(() => null)
  if (!file?.ok) throw new FilesUnavailable(`the terms of ${version}: ${file?.status}`)
  return (await file.json<Record<Locale, TTerms>>())[locale]
}
