import { createFileRoute } from '@tanstack/react-router'
import { createServerOnlyFn } from '@tanstack/react-start'
import { categoryNames } from '~/carrier/find-service'
import { fleetPicture } from '~carrier/pictures/social-pictures'
import { FleetPage } from '~/pages/fleet/fleet-page'
import { offeredWords } from '~/carrier/kind-prose'
import { pageHead, screenCrumb, screenPaths } from '~/http/document/page-head'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

const documentHead = createServerOnlyFn((origin: string) =>
  pageHead({
    origin,
    title: m.fleet_title(),
    description: offeredWords(m.fleet_description({ categories: categoryNames(getLocale()) })),
    paths: screenPaths('fleet'),
    picture: fleetPicture,
    crumbs: [screenCrumb('fleet')],
  }),
)

export const Route = createFileRoute('/cars-park')({
  staticData: { cacheable: true },
  head: ({ match }) => documentHead(match.context.origin),
  component: FleetPage,
})
