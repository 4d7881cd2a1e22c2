import { createFileRoute } from '@tanstack/react-router'
import { missingFor } from '~/edge/plain/missing-for'
import { openCalendar } from '~/features/order/customer/order-calendar.server'

export const Route = createFileRoute('/(order)/order-status/$token_/calendar.ics')({
  server: {
    handlers: {
      GET: async ({ context: { visit }, params: { token } }) =>
        (await openCalendar(visit, token)) ?? missingFor(visit),
    },
  },
})
