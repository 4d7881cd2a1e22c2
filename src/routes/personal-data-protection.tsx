import { createFileRoute } from '@tanstack/react-router'
import { createServerOnlyFn } from '@tanstack/react-start'
import { facts } from '~/content/facts'
import { privacy } from '~/content/privacy'
import { LegalPage } from '~/features/legal/legal-page'
import { pageHead, screenPaths } from '~/lib/page-head'
import { getLocale } from '~/paraglide/runtime'

const loadText = createServerOnlyFn(() => privacy(getLocale(), facts(getLocale())))

export const Route = createFileRoute('/personal-data-protection')({
  staticData: { cacheable: true },
  loader: () => loadText(),
  head: ({ match, loaderData }) =>
    loaderData
      ? pageHead({
          origin: match.context.origin,
          title: loaderData.title,
          description: loaderData.description,
          paths: screenPaths('privacy'),
        })
      : {},
  component: () => <LegalPage text={Route.useLoaderData()} />,
})
