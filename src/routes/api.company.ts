import { createFileRoute } from '@tanstack/react-router'
import { answerCompany } from '~/features/companies/answer-company.server'

export const Route = createFileRoute('/api/company')({
  server: { handlers: { GET: ({ request }) => answerCompany(request) } },
})
