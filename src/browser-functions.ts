import type { BrowserFunction } from '~/http/function-calls'
import { askExperience } from '~/back-office/catalogue/choices.functions'
import { askCompany } from '~/order/company/company.functions'
import { askQuote } from '~/order/price/quote.functions'
import { saveDraft } from '~/order/draft/draft.functions'
import { suggestPlaces } from '~/places/words/places.functions'

/** The server functions that a browser may call. All others have no public address, including those of loaders. */
export const browserFunctions: readonly BrowserFunction[] = [
  { url: askQuote.url, maxKb: 8, bucket: 'helper' },
  { url: askExperience.url, maxKb: 8, bucket: 'helper' },
  { url: askCompany.url, maxKb: 8, bucket: 'register' },
  { url: saveDraft.url, maxKb: 64, bucket: 'helper' },
  { url: suggestPlaces.url, maxKb: 8, bucket: 'helper' },
]
