import { createFileRoute } from '@tanstack/react-router'
import { createServerOnlyFn } from '@tanstack/react-start'
import { facts } from '~/content/facts'
import { privacy } from '~/content/privacy'
import type { LegalText } from '~/content/types'
import { legalHead } from '~/features/legal/legal-head'
import { LegalPage } from '~/features/legal/legal-page'
import { getLocale } from '~/paraglide/runtime'

const loadText = createServerOnlyFn(() => privacy(getLocale(), facts(getLocale())))

const documentHead = createServerOnlyFn((origin: string, text: LegalText) =>
  legalHead(origin, 'privacy', text),
)

export const Route = createFileRoute('/(legal)/personal-data-protection')({
  staticData: { cacheable: true },
  loader: () => loadText(),
  head: ({ match, loaderData }) =>
    loaderData ? documentHead(match.context.origin, loaderData) : {},
  component: () => <LegalPage text={Route.useLoaderData()} />,
})
