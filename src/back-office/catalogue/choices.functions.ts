import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { loadOrderCatalogue } from '~/back-office/catalogue/catalogue.server'
import { findOrderExperience } from '~/back-office/catalogue/order-catalogue'
import { orUnavailable } from '~/lib/or-unavailable'

const question = v.strictObject({ id: v.pipe(v.string(), v.maxLength(200)) })

/** The variants and extras of an experience; null when there is none of this id. */
export const askExperience = createServerFn({ method: 'POST' })
  .validator((asked: v.InferInput<typeof question>) => v.safeParse(question, asked))
  .handler(({ data }) =>
    orUnavailable(async () => {
      if (!data.success) return { ok: false as const, error: 'invalid' as const }
      const experience = findOrderExperience(await loadOrderCatalogue(), data.output.id)
      return { ok: true as const, experience }
    }),
  )
