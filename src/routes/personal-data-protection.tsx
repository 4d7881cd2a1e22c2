import { createFileRoute } from '@tanstack/react-router'
import { facts } from '~/content/facts'
import { privacy } from '~/content/privacy'
import { LegalPage } from '~/features/legal/legal-page'
import { pageHead, screenCrumb, screenPaths } from '~/lib/page-head'
import { getLocale } from '~/paraglide/runtime'

function privacyText() {
  const locale = getLocale()
  return privacy(locale, facts(locale))
}

export const Route = createFileRoute('/personal-data-protection')({
  staticData: { cacheable: true },
  head: ({ match }) => {
    const { seo, title } = privacyText()
    const { origin } = match.context
    return pageHead({
      origin,
      ...seo,
      paths: screenPaths('privacy'),
      crumbs: [screenCrumb('privacy', title)],
    })
  },
  component: () => <LegalPage text={privacyText()} />,
})
