import { createFileRoute } from '@tanstack/react-router'
import { missingFor } from '~/http/plain/refusal'
import { openGuestCopy } from '~/order/status/order-files.server'

export const Route = createFileRoute('/(order)/order-status/$token_/guest')({
  server: {
    handlers: {
      GET: async ({ context: { visit }, params: { token } }) =>
        (await openGuestCopy(visit, token)) ?? missingFor(visit),
    },
  },
})
