import type { BrowserFunction } from '~/edge/function-calls'
import { askExperience } from '~/catalogue/choices.functions'
import { askCompany } from '~/features/order/company/company.functions'
import { askQuote } from '~/features/order/price/quote.functions'
import { saveDraft } from '~/features/order/typed/draft.functions'
import { suggestPlaces } from '~/tariff/places/places.functions'

/** The server functions a browser may call. No other has an address, also those that loaders call. */
export const browserFunctions: readonly BrowserFunction[] = [
  { url: askQuote.url, maxKb: 8, bucket: 'helper' },
  { url: askExperience.url, maxKb: 8, bucket: 'helper' },
  { url: askCompany.url, maxKb: 8, bucket: 'register' },
  { url: saveDraft.url, maxKb: 64, bucket: 'helper' },
  { url: suggestPlaces.url, maxKb: 8, bucket: 'helper' },
]
