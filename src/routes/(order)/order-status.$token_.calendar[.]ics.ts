import { createFileRoute, notFound } from '@tanstack/react-router'
import { openCalendar } from '~/features/order/customer/order-calendar.server'

export const Route = createFileRoute('/(order)/order-status/$token_/calendar.ics')({
  staticData: { private: true },
  server: {
    handlers: {
      GET: async ({ context: { visit }, params: { token }, next }) =>
        (await openCalendar(visit, token)) ?? next(),
    },
  },
  loader: () => {
    throw notFound()
  },
})
