import type { BindingTerms } from '~/carrier/types'
import { formatDate } from '~/i18n/format'
import { phrases } from '~/i18n/languages/phrases'
import type { Locale } from '~/lib/locale'

const SIGNS: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** The terms of a version as plain text, for a mail. */
export function termsText(terms: BindingTerms, locale: Locale): string {
  const articles = terms.sections.map(({ title, clauses }, article) => {
    const lines = clauses.map(
      (clause, index) => `${article + 1}.${index + 1}. ${withoutMarkup(clause)}`,
    )
    return [`${article + 1}. ${title}`, ...lines].join('\n\n')
  })
  const from = formatDate(terms.effectiveFrom, locale)
  const since = phrases[locale].inForceFrom(from)
  return `${[terms.title, since, ...articles].join('\n\n')}\n`
}

/** Our own markup as text: a link becomes its text, entities become characters. */
function withoutMarkup(html: string): string {
  return html
    .replace(/<li>/g, '\n- ')
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => SIGNS[entity] ?? entity)
}
