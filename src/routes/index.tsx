import { createFileRoute } from '@tanstack/react-router'
import { createServerOnlyFn } from '@tanstack/react-start'
import { homePicture } from '~carrier/pictures/social-pictures'
import { home } from '~carrier/words/home'
import { listExperiences } from '~/back-office/catalogue/catalogue.functions'
import { HomePage } from '~/pages/home/home-page'
import { serviceList } from '~/pages/services/service-structured-data'
import { listServices } from '~/carrier/find-service'
import { pageHead, screenPaths } from '~/http/document/page-head'
import { offeredWords } from '~/carrier/kind-prose'
import { getLocale } from '~/paraglide/runtime'

const documentHead = createServerOnlyFn((origin: string) =>
  pageHead({
    origin,
    title: home[getLocale()].seo.title,
    description: offeredWords(home[getLocale()].seo.description),
    paths: screenPaths('home'),
    picture: homePicture,
    things: [serviceList(origin, getLocale(), listServices(getLocale()))],
  }),
)

export const Route = createFileRoute('/')({
  staticData: { cacheable: true },
  loader: () => listExperiences(),
  head: ({ match }) => documentHead(match.context.origin),
  component: () => <HomePage experiences={Route.useLoaderData()} />,
})
