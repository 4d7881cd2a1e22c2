import { createFileRoute } from '@tanstack/react-router'
import { facts } from '~/content/facts'
import { terms } from '~/content/terms'
import { LegalPage } from '~/features/legal/legal-page'
import { pageHead, screenCrumb, screenPaths } from '~/lib/page-head'
import { getLocale } from '~/paraglide/runtime'

function termsText() {
  const locale = getLocale()
  return terms(locale, facts(locale))
}

export const Route = createFileRoute('/terms-and-conditions')({
  staticData: { cacheable: true },
  head: ({ match }) => {
    const { seo, title } = termsText()
    const { origin } = match.context
    return pageHead({
      origin,
      ...seo,
      paths: screenPaths('terms'),
      crumbs: [screenCrumb('terms', title)],
    })
  },
  component: () => <LegalPage text={termsText()} />,
})
