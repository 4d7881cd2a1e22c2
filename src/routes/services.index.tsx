import { createFileRoute } from '@tanstack/react-router'
import { createServerOnlyFn } from '@tanstack/react-start'
import { socialPictures } from '~/content/social-pictures'
import { serviceList } from '~/features/services/service-structured-data'
import { listServices } from '~/features/services/services'
import { ServicesPage } from '~/features/services/services-page'
import { pageHead, screenCrumb, screenPaths } from '~/lib/page-head'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

// On the server only: the browser never runs the head of a document, nor should it load these texts.
const structuredData = createServerOnlyFn((origin: string) => [
  serviceList(origin, getLocale(), listServices(getLocale())),
])

export const Route = createFileRoute('/services/')({
  staticData: { cacheable: true },
  head: ({ match }) =>
    pageHead({
      origin: match.context.origin,
      title: m.services_title(),
      description: m.services_description(),
      paths: screenPaths('services'),
      picture: socialPictures.services,
      crumbs: [screenCrumb('services', m.nav_services())],
      things: structuredData(match.context.origin),
    }),
  component: ServicesPage,
})
