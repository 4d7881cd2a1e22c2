import { createFileRoute, notFound } from '@tanstack/react-router'
import { createServerOnlyFn } from '@tanstack/react-start'
import { loadTermsInForce } from '~/carrier/load-terms.server'
import { termsDates } from '~/carrier/terms-dates'
import type { LegalText } from '~/carrier/types'
import { legalHead, LegalPage } from '~/pages/legal/legal-page'
import { getLocale } from '~/paraglide/runtime'

const loadText = createServerOnlyFn(async () => {
  const terms = await loadTermsInForce(getLocale())
  if (!terms) throw notFound()
  return terms
})

const documentHead = createServerOnlyFn((origin: string, text: LegalText) =>
  legalHead(origin, 'terms', text),
)

export const Route = createFileRoute('/(legal)/terms-and-conditions/')({
  staticData: { cacheable: true },
  loader: () => loadText(),
  head: ({ match, loaderData }) =>
    loaderData ? documentHead(match.context.origin, loaderData) : {},
  component: TermsPage,
})

function TermsPage() {
  const terms = Route.useLoaderData()
  return <LegalPage text={terms} credit={terms.credit} dated={termsDates} />
}
