import { createFileRoute } from '@tanstack/react-router'
import { answerQuote } from '~/features/orders/quote.server'

export const Route = createFileRoute('/api/quote')({
  server: { handlers: { POST: ({ request }) => answerQuote(request) } },
})
