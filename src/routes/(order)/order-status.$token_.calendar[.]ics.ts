import { createFileRoute } from '@tanstack/react-router'
import { missingFor } from '~/http/plain/refusal'

export const Route = createFileRoute('/(order)/order-status/$token_/calendar.ics')({
  server: {
    handlers: {
      GET: async ({ context: { visit }, params: { token } }) => {
        const { openCalendar } = await import('~/order/status/order-files.server')
        return (await openCalendar(visit, token)) ?? missingFor(visit)
      },
    },
  },
})
