import { createFileRoute } from '@tanstack/react-router'
import { createServerOnlyFn } from '@tanstack/react-start'
import { socialPictures } from '~/content/social-pictures'
import { facts } from '~/content/facts'
import { terms } from '~/content/terms'
import { LegalPage } from '~/features/legal/legal-page'
import { pageHead, screenCrumb, screenPaths } from '~/lib/page-head'
import { getLocale } from '~/paraglide/runtime'

const loadText = createServerOnlyFn(() => terms(getLocale(), facts(getLocale())))

export const Route = createFileRoute('/terms-and-conditions')({
  staticData: { cacheable: true },
  loader: () => loadText(),
  head: ({ match, loaderData }) =>
    loaderData
      ? pageHead({
          origin: match.context.origin,
          ...loaderData.seo,
          paths: screenPaths('terms'),
          picture: socialPictures.legal,
          crumbs: [screenCrumb('terms', loaderData.title)],
        })
      : {},
  component: () => <LegalPage text={Route.useLoaderData()} />,
})
