import { createFileRoute, notFound } from '@tanstack/react-router'
import { createServerOnlyFn } from '@tanstack/react-start'
import { ServicePage } from '~/features/services/service-page'
import { findService } from '~/features/services/services'
import { pageHead, screenPaths } from '~/lib/page-head'
import { getLocale } from '~/paraglide/runtime'

const loadService = createServerOnlyFn((slug: string) => {
  const service = findService(getLocale(), slug)
  if (!service) throw notFound()
  return service
})

export const Route = createFileRoute('/services/$slug')({
  staticData: { cacheable: true },
  loader: ({ params }) => loadService(params.slug),
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
