import { createFileRoute } from '@tanstack/react-router'
import { keepDraft } from '~/features/orders/save-draft.server'

export const Route = createFileRoute('/api/draft')({
  server: { handlers: { POST: ({ request }) => keepDraft(request) } },
})
