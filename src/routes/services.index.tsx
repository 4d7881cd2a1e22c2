import { createFileRoute } from '@tanstack/react-router'
import { ServicesPage } from '~/features/services/services-page'
import { pageHead, screenPaths } from '~/lib/page-head'
import { m } from '~/paraglide/messages'

export const Route = createFileRoute('/services/')({
  staticData: { cacheable: true },
  head: ({ match }) =>
    pageHead({
      origin: match.context.origin,
      title: m.services_title(),
      description: m.services_description(),
      paths: screenPaths('services'),
    }),
  component: ServicesPage,
})
