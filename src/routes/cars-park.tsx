import { createFileRoute } from '@tanstack/react-router'
import { socialPictures } from '~/content/social-pictures'
import { FleetPage } from '~/features/fleet/fleet-page'
import { pageHead, screenCrumb, screenPaths } from '~/lib/page-head'
import { m } from '~/paraglide/messages'

export const Route = createFileRoute('/cars-park')({
  staticData: { cacheable: true },
  head: ({ match }) =>
    pageHead({
      origin: match.context.origin,
      title: m.fleet_title(),
      description: m.fleet_description(),
      paths: screenPaths('fleet'),
      picture: socialPictures.fleet,
      crumbs: [screenCrumb('fleet', m.nav_cars())],
    }),
  component: FleetPage,
})
