import { createFileRoute } from '@tanstack/react-router'
import { facts } from '~/content/facts'
import { terms } from '~/content/terms'
import { LegalPage } from '~/features/legal/legal-page'
import { pageHead, screenPaths } from '~/lib/page-head'
import { getLocale } from '~/paraglide/runtime'

function termsText() {
  const locale = getLocale()
  return terms(locale, facts(locale))
}

export const Route = createFileRoute('/terms-and-conditions')({
  staticData: { cacheable: true },
  head: ({ match }) => {
    const { title, description } = termsText()
    const { origin } = match.context
    return pageHead({ origin, title, description, paths: screenPaths('terms') })
  },
  component: () => <LegalPage text={termsText()} />,
})
