import { locales } from '~/lib/locale'
import { env } from 'cloudflare:workers'
import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { orUnavailable } from '~/lib/or-unavailable'
import { loadTownsByPrefix } from '~/places/gazetteer.server'
import { prefixOf, suggestPlaces as suggest } from '~/places/words/suggest-places'

const question = v.strictObject({
  typed: v.pipe(v.string(), v.maxLength(200)),
  locale: v.picklist(locales),
})

/** Place names that begin with the typed text, as texts for the form; none for less than two letters. */
export const suggestPlaces = createServerFn({ method: 'POST' })
  .validator((asked: v.InferInput<typeof question>) => v.safeParse(question, asked))
  .handler(({ data }) =>
    orUnavailable(async () => {
      if (!data.success) return { ok: false as const, error: 'invalid' as const }
      const prefix = prefixOf(data.output.typed)
      if (prefix === null) return { ok: true as const, suggestions: [] }
      const towns = await loadTownsByPrefix(env.DB, prefix)
      return { ok: true as const, suggestions: suggest(prefix, data.output.locale, towns) }
    }),
  )
