import { createFileRoute } from '@tanstack/react-router'
import { missingFor } from '~/http/plain/refusal'

export const Route = createFileRoute('/(order)/order-status/$token_/payment.png')({
  server: {
    handlers: {
      GET: async ({ context: { visit }, params: { token } }) => {
        const { openPaymentPicture } = await import('~/order/status/order-files.server')
        return (await openPaymentPicture(visit, token)) ?? missingFor(visit)
      },
    },
  },
})
