import { createFileRoute, notFound } from '@tanstack/react-router'
import { ServicePage } from '~/features/services/service-page'
import { findService } from '~/features/services/services'
import { pageHead, screenPaths } from '~/lib/page-head'
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
          title: loaderData.header,
          description: loaderData.description,
          paths: screenPaths('service', loaderData.slug),
        })
      : {},
  component: () => <ServicePage service={Route.useLoaderData()} />,
})
