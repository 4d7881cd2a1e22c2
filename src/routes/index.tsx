import { createFileRoute } from '@tanstack/react-router'
import { createServerOnlyFn } from '@tanstack/react-start'
import { homePicture } from '~/content/social-pictures'
import { listExperiences } from '~/catalogue/catalogue.functions'
import { HomePage } from '~/features/home/home-page'
import { serviceList } from '~/features/services/service-structured-data'
import { listServices } from '~/content/find-service'
import { pageHead, screenPaths } from '~/document/page-head'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

const documentHead = createServerOnlyFn((origin: string) =>
  pageHead({
    origin,
    title: m.home_title(),
    description: m.home_description(),
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
