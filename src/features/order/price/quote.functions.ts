import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { loadOrderCatalogue } from '~/catalogue/catalogue.server'
import { QUOTED_FIELDS, quoteTyped } from '~/features/order/price/quote-typed'
import { emptyOrderValues } from '~/features/order/typed/typed-order'
import { ownAnswer } from '~/lib/own-answer'
import { orUnavailable } from '~/lib/or-unavailable'

const text = v.pipe(v.string(), v.maxLength(2_000))
const question = v.strictObject({
  ...v.entriesFromList(QUOTED_FIELDS, text),
  orderOptions: v.pipe(v.array(text), v.maxLength(30)),
})

type Question = v.InferInput<typeof question>

/** Price and time of what was typed so far; the quote is null while nothing can be said yet. */
export const askQuote = createServerFn({ method: 'POST' })
  .validator((asked: Question) => v.safeParse(question, asked))
  .handler(({ data }) =>
    orUnavailable(async () => {
      if (!data.success) return { ok: false as const, error: 'invalid' as const }
      const typed = { ...emptyOrderValues(), ...data.output }
      return { ok: true as const, quote: quoteTyped(typed, await loadOrderCatalogue()) }
    }),
  )

/** The question as a query; the question itself is the key, so that no answer shows beside another one. */
export function quoteQuery(asked: Question) {
  return queryOptions({
    queryKey: ['quote', asked],
    queryFn: async ({ signal }) => {
      const answer = ownAnswer(await askQuote({ data: asked, signal }))
      if (!answer.ok) throw new Error(answer.error)
      return answer.quote
    },
  })
}
