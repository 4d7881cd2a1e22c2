import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { lookUpCompany } from '~/order/company/find-company.server'
import { ownAnswer } from '~/lib/own-answer'
import { orUnavailable } from '~/lib/or-unavailable'

const question = v.strictObject({ id: v.pipe(v.string(), v.maxLength(24)) })

/** Looks up a Czech company by its number. Failures are values, because the look-up only assists the form. */
export const askCompany = createServerFn({ method: 'POST' })
  .validator((asked: v.InferInput<typeof question>) => v.safeParse(question, asked))
  .handler(({ data }) =>
    orUnavailable(async () =>
      data.success
        ? lookUpCompany(data.output.id)
        : { ok: false as const, error: 'invalid' as const },
    ),
  )

/** The look-up as a query. It is never cached, because the register may work again at the next attempt. */
export function companyQuery(id: string) {
  return queryOptions({
    queryKey: ['company', id],
    queryFn: async ({ signal }) => ownAnswer(await askCompany({ data: { id }, signal })),
    staleTime: 0,
    retry: false,
  })
}
