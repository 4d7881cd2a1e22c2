import { createFileRoute } from '@tanstack/react-router'
import { createServerOnlyFn } from '@tanstack/react-start'
import { facts } from '~/content/facts'
import { terms } from '~/content/terms'
import { LegalPage } from '~/features/legal/legal-page'
import { pageHead, screenPaths } from '~/lib/page-head'
import { getLocale } from '~/paraglide/runtime'

const loadText = createServerOnlyFn(() => terms(getLocale(), facts(getLocale())))

export const Route = createFileRoute('/terms-and-conditions')({
  staticData: { cacheable: true },
  loader: () => loadText(),
  head: ({ match, loaderData }) =>
    loaderData
      ? pageHead({
          origin: match.context.origin,
          title: loaderData.title,
          description: loaderData.description,
          paths: screenPaths('terms'),
        })
      : {},
  component: () => <LegalPage text={Route.useLoaderData()} />,
})
