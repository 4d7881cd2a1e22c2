import { createFileRoute, notFound } from '@tanstack/react-router'
import { ServicePage } from '~/features/services/service-page'
import { taxiService } from '~/features/services/service-structured-data'
import { findService } from '~/features/services/services'
import { screenPath } from '~/i18n/screens'
import { pageHead, screenCrumb, screenPaths } from '~/lib/page-head'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

export const Route = createFileRoute('/services/$slug')({
  staticData: { cacheable: true },
  loader: ({ params }) => {
    const service = findService(getLocale(), params.slug)
    if (!service) throw notFound()
    return service
  },
  head: ({ match, loaderData }) =>
    loaderData
      ? pageHead({
          origin: match.context.origin,
          ...loaderData.seo,
          paths: screenPaths('service', loaderData.slug),
          crumbs: [
            screenCrumb('services', m.nav_services()),
            {
              label: loaderData.name,
              path: screenPath('service', getLocale(), loaderData.slug),
            },
          ],
          things: [taxiService(match.context.origin, getLocale(), loaderData)],
        })
      : {},
  component: () => <ServicePage service={Route.useLoaderData()} />,
})
