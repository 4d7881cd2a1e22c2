import { createFileRoute } from '@tanstack/react-router'
import { createServerOnlyFn } from '@tanstack/react-start'
import { servicesPicture } from '~carrier/pictures/social-pictures'
import { serviceList } from '~/pages/services/service-structured-data'
import { categoryNames, listServices } from '~/carrier/find-service'
import { ServicesPage } from '~/pages/services/services-page'
import { pageHead, screenCrumb, screenPaths } from '~/http/document/page-head'
import { offeredWords } from '~/carrier/kind-prose'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

const documentHead = createServerOnlyFn((origin: string) =>
  pageHead({
    origin,
    title: m.services_title({ categories: categoryNames(getLocale()) }),
    description: offeredWords(m.services_description()),
    paths: screenPaths('services'),
    picture: servicesPicture,
    crumbs: [screenCrumb('services')],
    things: [serviceList(origin, getLocale(), listServices(getLocale()))],
  }),
)

export const Route = createFileRoute('/services/')({
  staticData: { cacheable: true },
  head: ({ match }) => documentHead(match.context.origin),
  component: ServicesPage,
})
