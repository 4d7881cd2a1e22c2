import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import {
  type ExperienceLookup,
  readExperience,
  readExperiences,
} from '~/back-office/catalogue/catalogue.server'

const question = v.strictObject({ slug: v.pipe(v.string(), v.maxLength(200)) })

/** The experiences, or null when the provider does not answer and none are remembered. Only loaders call it. */
export const listExperiences = createServerFn({ method: 'GET' }).handler(() => readExperiences())

/** An experience by its slug in either language. Only loaders call it. */
export const findExperience = createServerFn({ method: 'GET' })
  .validator((asked: v.InferInput<typeof question>) => v.safeParse(question, asked))
  .handler(async ({ data }): Promise<ExperienceLookup> =>
    data.success ? readExperience(data.output.slug) : { state: 'missing' },
  )
