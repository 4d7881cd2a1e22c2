import { env } from 'cloudflare:workers'
import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { loadOrderCatalogue } from '~/back-office/catalogue/catalogue.server'
import { PRICED_TEXTS, type PricedValues } from '~/order/price/price-fields'
import { NO_CATALOGUE } from '~/order/price/price-input'
import { priceTyped } from '~/order/price/price-typed'
import { emptyOrderValues, tidyOrderValues } from '~/order/model/typed-order'
import { ownAnswer } from '~/lib/own-answer'
import { orUnavailable } from '~/lib/or-unavailable'
import { readWay } from '~/places/ways'
import { loadWay } from '~/places/ways.server'

const text = v.pipe(v.string(), v.maxLength(2_000))
const question = v.strictObject({
  ...v.entriesFromList(PRICED_TEXTS, text),
  orderOptions: v.pipe(v.array(text), v.maxLength(30)),
})

/** Price of the current input, in every category and as the bill of the chosen one. */
export const askQuote = createServerFn({ method: 'POST' })
  .validator((asked: PricedValues) => v.safeParse(question, asked))
  .handler(({ data }) =>
    orUnavailable(async () => {
      if (!data.success) return { ok: false as const, error: 'invalid' as const }
      const typed = tidyOrderValues({ ...emptyOrderValues(), ...data.output })
      // At most one read: the catalogue for an experience, the gazetteer for a ride.
      const isExperience = typed.kind === 'experience'
      const catalogue = isExperience ? await loadOrderCatalogue() : NO_CATALOGUE
      const reading = isExperience ? readWay(typed, []) : await loadWay(env.DB, typed)
      return { ok: true as const, price: priceTyped(typed, catalogue, reading) }
    }),
  )

/**
 * The price question as a query. The question itself is the key, so that an answer never shows for another question.
 */
export function priceQuery(asked: PricedValues) {
  return queryOptions({
    queryKey: ['price', asked],
    queryFn: async ({ signal }) => {
      const answer = ownAnswer(await askQuote({ data: asked, signal }))
      if (!answer.ok) throw new Error(answer.error)
      return answer.price
    },
  })
}
