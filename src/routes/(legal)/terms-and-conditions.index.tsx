import { createFileRoute } from '@tanstack/react-router'
import { createServerOnlyFn } from '@tanstack/react-start'
import { facts } from '~/carrier/facts'
import { offeredText } from '~/carrier/kind-prose'
import { termsDates } from '~/carrier/terms-dates'
import type { LegalText } from '~/carrier/types'
import { legalHead, LegalPage } from '~/pages/legal/legal-page'
import { getLocale } from '~/paraglide/runtime'

const loadText = createServerOnlyFn(async () => {
  const { terms } = await import('~carrier/words/terms')
  return offeredText(terms(getLocale(), facts(getLocale())))
})

const documentHead = createServerOnlyFn((origin: string, text: LegalText) =>
  legalHead(origin, 'terms', text),
)

export const Route = createFileRoute('/(legal)/terms-and-conditions/')({
  staticData: { cacheable: true },
  loader: () => loadText(),
  head: ({ match, loaderData }) =>
    loaderData ? documentHead(match.context.origin, loaderData) : {},
  component: () => <LegalPage text={Route.useLoaderData()} dated={termsDates} />,
})
