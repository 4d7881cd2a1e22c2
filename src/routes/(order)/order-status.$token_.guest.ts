import { createFileRoute, notFound } from '@tanstack/react-router'
import { openGuestCopy } from '~/features/order/customer/guest-copy.server'

export const Route = createFileRoute('/(order)/order-status/$token_/guest')({
  staticData: { private: true },
  server: {
    handlers: {
      GET: async ({ context: { visit }, params: { token }, next }) =>
        (await openGuestCopy(visit, token)) ?? next(),
    },
  },
  loader: () => {
    throw notFound()
  },
})
