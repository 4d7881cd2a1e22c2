import { createFileRoute } from '@tanstack/react-router'
import { opened } from '~/http/private-file'

export const Route = createFileRoute('/(order)/invoice/$token_/isdoc')({
  server: {
    handlers: {
      GET: opened(
        async () => (await import('~/order/status/document/open-document.server')).openIsdoc,
      ),
    },
  },
})
