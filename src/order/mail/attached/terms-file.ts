import { termsText } from '~/carrier/terms-text'
import type { Attachment } from '~/outbox/mail'
import { phrases } from '~/i18n/languages/phrases'
import type { Locale } from '~/lib/locale'

/** The terms under which an order was placed, as a text file; null if there is no copy of that version. */
export async function termsFile(version: string, locale: Locale): Promise<Attachment | null> {
  const content = await termsText(version, locale)
  const type = 'text/plain; charset=utf-8'
  return content === null
    ? null
    : { name: `${phrases[locale].files.terms}-${version}.txt`, type, content }
}
