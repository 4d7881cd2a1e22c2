import { createFileRoute, notFound } from '@tanstack/react-router'
import { createServerOnlyFn } from '@tanstack/react-start'
import { servicePictures } from '~carrier/pictures/social-pictures'
import type { Service } from '~/carrier/types'
import { ServicePage } from '~/pages/services/service-page'
import { taxiService } from '~/pages/services/service-structured-data'
import { findService } from '~/carrier/find-service'
import { screenPath } from '~/i18n/screens'
import { pageHead, screenCrumb, screenPaths } from '~/http/document/page-head'
import { getLocale } from '~/paraglide/runtime'

const loadService = createServerOnlyFn((slug: string) => {
  const service = findService(getLocale(), slug)
  if (!service) throw notFound()
  return service
})

const documentHead = createServerOnlyFn((origin: string, service: Service) =>
  pageHead({
    origin,
    ...service.seo,
    paths: screenPaths('service', service.slug),
    picture: servicePictures[service.slug],
    crumbs: [
      screenCrumb('services'),
      { label: service.name, path: screenPath('service', getLocale(), service.slug) },
    ],
    things: [taxiService(origin, getLocale(), service)],
  }),
)

export const Route = createFileRoute('/services/$slug')({
  staticData: { cacheable: true },
  loader: ({ params }) => loadService(params.slug),
  head: ({ match, loaderData }) =>
    loaderData ? documentHead(match.context.origin, loaderData) : {},
  component: () => <ServicePage service={Route.useLoaderData()} />,
})
