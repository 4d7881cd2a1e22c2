import { createFileRoute } from '@tanstack/react-router'
import { opened } from '~/http/private-file'

export const Route = createFileRoute('/(order)/order-status/$token_/guest')({
  server: {
    handlers: {
      GET: opened(async () => (await import('~/order/status/order-files.server')).openGuestCopy),
    },
  },
})
