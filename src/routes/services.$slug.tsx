import { createFileRoute, notFound } from '@tanstack/react-router'
import { createServerOnlyFn } from '@tanstack/react-start'
import { socialPictures } from '~/content/social-pictures'
import type { Service } from '~/content/types'
import { ServicePage } from '~/features/services/service-page'
import { taxiService } from '~/features/services/service-structured-data'
import { findService } from '~/features/services/services'
import { screenPath } from '~/i18n/screens'
import { pageHead, screenCrumb, screenPaths } from '~/lib/page-head'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

const loadService = createServerOnlyFn((slug: string) => {
  const service = findService(getLocale(), slug)
  if (!service) throw notFound()
  return service
})

const structuredData = createServerOnlyFn((origin: string, service: Service) => [
  taxiService(origin, getLocale(), service),
])

export const Route = createFileRoute('/services/$slug')({
  staticData: { cacheable: true },
  loader: ({ params }) => loadService(params.slug),
  head: ({ match, loaderData }) =>
    loaderData
      ? pageHead({
          origin: match.context.origin,
          ...loaderData.seo,
          paths: screenPaths('service', loaderData.slug),
          picture: socialPictures[`service-${loaderData.slug}`],
          crumbs: [
            screenCrumb('services', m.nav_services()),
            {
              label: loaderData.name,
              path: screenPath('service', getLocale(), loaderData.slug),
            },
          ],
          things: structuredData(match.context.origin, loaderData),
        })
      : {},
  component: () => <ServicePage service={Route.useLoaderData()} />,
})
