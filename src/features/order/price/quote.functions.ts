import { env } from 'cloudflare:workers'
import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { loadOrderCatalogue } from '~/catalogue/catalogue.server'
import type { OrderCatalogue } from '~/catalogue/order-catalogue'
import { priceTyped } from '~/features/order/price/price-typed'
import { QUOTED_FIELDS } from '~/features/order/price/quote-typed'
import { emptyOrderValues, tidyOrderValues } from '~/features/order/typed/typed-order'
import { ownAnswer } from '~/lib/own-answer'
import { orUnavailable } from '~/lib/or-unavailable'
import { readWay } from '~/tariff/ways'
import { loadWay } from '~/tariff/ways.server'

const text = v.pipe(v.string(), v.maxLength(2_000))
const question = v.strictObject({
  ...v.entriesFromList(QUOTED_FIELDS, text),
  orderOptions: v.pipe(v.array(text), v.maxLength(30)),
})

type Question = v.InferInput<typeof question>

const NO_CATALOGUE: OrderCatalogue = { countries: [], experiences: [] }

/** The price of what was typed so far, in every category and as the bill of the chosen one. */
export const askQuote = createServerFn({ method: 'POST' })
  .validator((asked: Question) => v.safeParse(question, asked))
  .handler(({ data }) =>
    orUnavailable(async () => {
      if (!data.success) return { ok: false as const, error: 'invalid' as const }
      const typed = tidyOrderValues({ ...emptyOrderValues(), ...data.output })
      // One read at most: of the catalogue for an experience, of the gazetteer for a ride.
      const isExperience = typed.kind === 'experience'
      const catalogue = isExperience ? await loadOrderCatalogue() : NO_CATALOGUE
      const reading = isExperience ? readWay(typed, []) : await loadWay(env.DB, typed)
      return { ok: true as const, price: priceTyped(typed, catalogue, reading) }
    }),
  )

/** The question as a query; the question itself is the key, so that no answer shows beside another one. */
export function priceQuery(asked: Question) {
  return queryOptions({
    queryKey: ['price', asked],
    queryFn: async ({ signal }) => {
      const answer = ownAnswer(await askQuote({ data: asked, signal }))
      if (!answer.ok) throw new Error(answer.error)
      return answer.price
    },
  })
}
