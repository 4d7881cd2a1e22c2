import { createFileRoute } from '@tanstack/react-router'
import { createServerOnlyFn } from '@tanstack/react-start'
import { socialPictures } from '~/content/social-pictures'
import { listExperiences } from '~/edge/catalogue.server'
import { SitemapPage } from '~/features/sitemap/sitemap-page'
import { pageHead, screenCrumb, screenPaths } from '~/lib/page-head'
import { m } from '~/paraglide/messages'

const loadExperiences = createServerOnlyFn(() => listExperiences())

export const Route = createFileRoute('/sitemap')({
  staticData: { cacheable: true },
  loader: () => loadExperiences(),
  head: ({ match }) =>
    pageHead({
      origin: match.context.origin,
      title: m.sitemap_title(),
      description: m.sitemap_description(),
      paths: screenPaths('sitemap'),
      picture: socialPictures.home,
      crumbs: [screenCrumb('sitemap', m.nav_sitemap())],
    }),
  component: () => <SitemapPage experiences={Route.useLoaderData()} />,
})
