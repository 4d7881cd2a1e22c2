import { createFileRoute } from '@tanstack/react-router'
import { createServerOnlyFn } from '@tanstack/react-start'
import { facts } from '~/content/facts'
import { terms } from '~/content/terms/terms'
import type { LegalText } from '~/content/types'
import { legalHead } from '~/features/legal/legal-head'
import { LegalPage } from '~/features/legal/legal-page'
import { getLocale } from '~/paraglide/runtime'

const loadText = createServerOnlyFn(() => terms(getLocale(), facts(getLocale())))

const documentHead = createServerOnlyFn((origin: string, text: LegalText) =>
  legalHead(origin, 'terms', text),
)

export const Route = createFileRoute('/(legal)/terms-and-conditions/')({
  staticData: { cacheable: true },
  loader: () => loadText(),
  head: ({ match, loaderData }) =>
    loaderData ? documentHead(match.context.origin, loaderData) : {},
  component: () => <LegalPage text={Route.useLoaderData()} />,
})
