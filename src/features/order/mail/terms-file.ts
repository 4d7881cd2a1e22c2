import { termsText } from '~/content/terms-text'
import type { Attachment } from '~/delivery/mail'
import type { Locale } from '~/lib/app-config-type'

/** The terms that an order was placed under, as a text file; null when that version is not kept. */
export async function termsFile(version: string, locale: Locale): Promise<Attachment | null> {
  const content = await termsText(version, locale)
  const name = locale === 'cs' ? 'obchodni-podminky' : 'terms-and-conditions'
  const type = 'text/plain; charset=utf-8'
  return content === null ? null : { name: `${name}-${version}.txt`, type, content }
}
