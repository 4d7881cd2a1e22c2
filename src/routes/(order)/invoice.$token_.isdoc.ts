import { createFileRoute } from '@tanstack/react-router'
import { missingFor } from '~/http/plain/refusal'

export const Route = createFileRoute('/(order)/invoice/$token_/isdoc')({
  server: {
    handlers: {
      GET: async ({ context: { visit }, params: { token } }) => {
        const { openIsdoc } = await import('~/order/status/document/open-document.server')
        return (await openIsdoc(visit, token)) ?? missingFor(visit)
      },
    },
  },
})
