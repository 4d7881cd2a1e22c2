import { createFileRoute } from '@tanstack/react-router'
import { createServerOnlyFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { pageTitle } from '~/http/document/page-head'
import { RidePage } from '~/order/driver/ride-page'
import { openRide, type ShownRide, submitRide } from '~/order/driver/ride-step.server'
import { m } from '~/paraglide/messages'

const showRide = createServerOnlyFn(({ view, status }: ShownRide) => {
  setResponseStatus(status)
  return view
})

export const Route = createFileRoute('/(order)/ride/$token')({
  staticData: { driver: true },
  server: {
    handlers: {
      GET: async ({ context: { visit }, params: { token }, next }) =>
        next({ context: { view: showRide(await openRide(visit, token)) } }),
      POST: async ({ context: { visit }, params: { token }, next }) => {
        const shown = await submitRide(visit, token)
        return shown instanceof Response ? shown : next({ context: { view: showRide(shown) } })
      },
    },
  },
  loader: ({ serverContext }) => serverContext?.view,
  // No word about the ride: a title is shown in lists of tabs and in previews of a chat.
  head: () => ({ meta: [{ title: pageTitle(m.word_ride()) }] }),
  component: RideRoute,
})

function RideRoute() {
  const view = Route.useLoaderData()
  return view ? <RidePage view={view} /> : null
}
