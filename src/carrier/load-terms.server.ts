import { env } from 'cloudflare:workers'
import { termsAddress } from '~/carrier/terms-versions'
import type { KeptTerms } from '~/carrier/types'
import type { Locale } from '~/lib/locale'

/** The files of the site cannot be read at the moment: whoever asked tries again. */
export class FilesUnavailable extends Error {}

/**
 * The terms of a version in one language, from the files of the site; null when that version is not stored. Throws
 * FilesUnavailable.
 */
export async function loadTerms(version: string, locale: Locale): Promise<KeptTerms | null> {
  const address = termsAddress(version)
  if (address === null) return null
  const file = await env.ASSETS.fetch(new URL(address, 'https://assets.invalid')).catch(() => null)
  if (!file?.ok) throw new FilesUnavailable(`the terms of ${version}: ${file?.status}`)
  return (await file.json<Record<Locale, KeptTerms>>())[locale]
}
