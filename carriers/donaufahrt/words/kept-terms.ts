import type { KeptTerms } from '~/carrier/types'
import type { Locale } from '~/lib/locale'

/** Every version of the terms by file name, loaded on demand. `npm run terms` writes the files. */
export const keptTerms = import.meta.glob<Record<Locale, KeptTerms>>('./terms-versions/*.json', {
  import: 'default',
})
