import * as v from 'valibot'
import { KEPT_BECAUSE } from '~/order/commands/desk-persons'

const erasedSchema = v.object({
  erased: v.object({
    orders: v.array(v.string()),
    messages: v.number(),
    drafts: v.number(),
    backOffice: v.number(),
    desk: v.number(),
    drivers: v.number(),
  }),
  kept: v.array(v.object({ number: v.string(), why: v.picklist(KEPT_BECAUSE) })),
  papers: v.array(v.object({ number: v.string() })),
  search: v.object({ backOffice: v.picklist(['searched', 'notSearched']) }),
})

/** What an erasure emptied, what it kept and why (src/jobs/persons.server.ts). */
export type Erased = v.InferOutput<typeof erasedSchema>

/** The result of an erasure; throws where it is another one than this page knows. */
export function parsedErased(done: object): Erased {
  return v.parse(erasedSchema, done)
}
