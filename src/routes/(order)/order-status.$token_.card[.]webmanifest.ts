import { createFileRoute } from '@tanstack/react-router'
import { missingFor } from '~/http/plain/refusal'

export const Route = createFileRoute('/(order)/order-status/$token_/card.webmanifest')({
  server: {
    handlers: {
      GET: async ({ context: { visit }, params: { token } }) => {
        const { openOrderManifest } = await import('~/order/status/order-files.server')
        return (await openOrderManifest(visit, token)) ?? missingFor(visit)
      },
    },
  },
})
