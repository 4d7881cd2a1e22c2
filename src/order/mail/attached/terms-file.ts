import { loadTerms } from '~/carrier/load-terms.server'
import { termsText } from '~/carrier/terms-text'
import type { Attachment } from '~/outbox/mail'
import { phrases } from '~/i18n/languages/phrases'
import type { Locale } from '~/lib/locale'

/** The terms under which an order was placed, as a text file; null if there is no copy of that version. */
export async function termsFile(version: string, locale: Locale): Promise<Attachment | null> {
  const terms = await loadTerms(version, locale)
  if (!terms) return null
  const name = `${phrases[locale].files.terms}-${version}.txt`
  return { name, type: 'text/plain; charset=utf-8', content: termsText(terms, locale) }
}
