import { facts } from '~/content/facts'
import { terms } from '~/content/terms'
import type { Attachment } from '~/delivery/mail'
import type { Locale } from '~/lib/app-config-type'

/** The terms as a text file, articles and clauses numbered as on their page. */
export function termsFile(locale: Locale): Attachment {
  const { title, effectiveFrom, sections } = terms(locale, facts(locale))
  const articles = sections.map(({ title: name, clauses }, index) => {
    const lines = clauses.map((clause, at) => `${index + 1}.${at + 1} ${plain(clause)}`)
    return [`${index + 1}. ${name}`, ...lines].join('\n')
  })
  const content = `${[`${title} (${effectiveFrom})`, ...articles].join('\n\n')}\n`
  const name = locale === 'cs' ? 'obchodni-podminky' : 'terms'
  return { name: `${name}-${effectiveFrom}.txt`, type: 'text/plain; charset=utf-8', content }
}

function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&amp;', '&')
}
