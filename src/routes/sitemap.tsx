import { createFileRoute } from '@tanstack/react-router'
import { createServerOnlyFn } from '@tanstack/react-start'
import { homePicture } from '~carrier/pictures/social-pictures'
import { listExperiences } from '~/back-office/catalogue/catalogue.functions'
import { SitemapPage } from '~/pages/sitemap/sitemap-page'
import { pageHead, screenCrumb, screenPaths } from '~/http/document/page-head'
import { offeredWords } from '~/carrier/kind-prose'
import { m } from '~/paraglide/messages'

const documentHead = createServerOnlyFn((origin: string) =>
  pageHead({
    origin,
    title: offeredWords(m.sitemap_title()),
    description: offeredWords(m.sitemap_description()),
    paths: screenPaths('sitemap'),
    picture: homePicture,
    crumbs: [screenCrumb('sitemap')],
  }),
)

export const Route = createFileRoute('/sitemap')({
  staticData: { cacheable: true },
  loader: () => listExperiences(),
  head: ({ match }) => documentHead(match.context.origin),
  component: () => <SitemapPage experiences={Route.useLoaderData()} />,
})
