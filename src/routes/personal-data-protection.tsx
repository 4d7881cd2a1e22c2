import { createFileRoute } from '@tanstack/react-router'
import { createServerOnlyFn } from '@tanstack/react-start'
import { socialPictures } from '~/content/social-pictures'
import { facts } from '~/content/facts'
import { privacy } from '~/content/privacy'
import { LegalPage } from '~/features/legal/legal-page'
import { pageHead, screenCrumb, screenPaths } from '~/lib/page-head'
import { getLocale } from '~/paraglide/runtime'

const loadText = createServerOnlyFn(() => privacy(getLocale(), facts(getLocale())))

export const Route = createFileRoute('/personal-data-protection')({
  staticData: { cacheable: true },
  loader: () => loadText(),
  head: ({ match, loaderData }) =>
    loaderData
      ? pageHead({
          origin: match.context.origin,
          ...loaderData.seo,
          paths: screenPaths('privacy'),
          picture: socialPictures.legal,
          crumbs: [screenCrumb('privacy', loaderData.title)],
        })
      : {},
  component: () => <LegalPage text={Route.useLoaderData()} />,
})
