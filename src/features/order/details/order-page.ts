import type { OrderedAs } from '~/features/order/placed/order'
import type { DraftRevision } from '~/features/order/typed/draft-store.server'
import type { ShownCatalogue } from '~/catalogue/order-catalogue'
import type { OrderHints } from '~/features/order/rules/order-hints'
import type { OrderErrors, OrderValues, TextField } from '~/features/order/typed/typed-order'
import type { TypedPrice } from '~/features/order/price/price-typed'
import type { FormNotice } from '~/lib/fields/form-notice'

/** What a look-up of the company came to. */
export type CompanyOutcome = 'found' | 'invalid' | 'unknown' | 'unavailable'

/** Everything the details step shows. `earliest` and `lastDay` are Prague's, YYYY-MM-DDTHH:mm and YYYY-MM-DD. */
export type OrderPage = {
  /** Names this page to the draft that it saves, a UUID. */
  id: string
  /** The draft this form saves into, and the state of it that it shows; null until something was kept. */
  draft: DraftRevision | null
  values: OrderValues
  errors: OrderErrors
  catalogue: ShownCatalogue
  /** The price of what is filled in, so that it shows without script, too. */
  price: TypedPrice
  /** Fields in which a link replaced what was typed before, with that. */
  linked: Partial<Record<TextField, string>>
  /** The order that what was typed here has become already. */
  ordered: OrderedAs | null
  /** True when the summary was left because its draft had been forgotten. */
  isExpired: boolean
  /** Set when the form was posted to look up a company. */
  company: CompanyOutcome | null
  /** What the form says about what is filled in without refusing it. */
  hints: OrderHints
  /** The server's clock when the page was made, in ms. */
  openedAt: number
  /** The first pickup that could be ordered then. */
  earliest: string
  lastDay: string
  notice: FormNotice | null
  /** When the form was made, in ms; null for one that came back or goes on with a draft. */
  renderedAt: number | null
}
