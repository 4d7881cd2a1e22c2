import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import {
  type ExperienceLookup,
  readExperience,
  readExperiences,
  readOrderCatalogue,
  readSummaryCatalogue,
} from '~/back-office/catalogue/read-catalogue.server'

// Every read of the provider for a page. No browser may call them: src/browser-functions.ts does not list them.

const question = v.strictObject({ slug: v.pipe(v.string(), v.maxLength(200)) })

/** The experiences, or null when the provider does not answer and none are remembered. */
export const listExperiences = createServerFn({ method: 'GET' }).handler(() => readExperiences())

/** An experience by its slug in either language. */
export const findExperience = createServerFn({ method: 'GET' })
  .validator((asked: v.InferInput<typeof question>) => v.safeParse(question, asked))
  .handler(async ({ data }): Promise<ExperienceLookup> =>
    data.success ? readExperience(data.output.slug) : { state: 'missing' },
  )

/** The countries and experiences that an order may name; the order's pages and questions read it. */
export const orderCatalogue = createServerFn({ method: 'GET' }).handler(() => readOrderCatalogue())

const summarised = v.object({ idOrSlug: v.string() })

/** The same, with what the price of one experience includes. */
export const summaryCatalogue = createServerFn({ method: 'GET' })
  .validator(summarised)
  .handler(({ data }) => readSummaryCatalogue(data.idOrSlug))
