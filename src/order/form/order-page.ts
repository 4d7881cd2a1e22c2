import type { OrderedAs } from '~/order/model/order'
import type { DraftRevision } from '~/order/store/draft-store.server'
import type { ShownCatalogue } from '~/back-office/catalogue/order-catalogue'
import type { OrderHints } from '~/order/rules/order-hints'
import type { TextField } from '~/order/fields'
import type { OrderErrors, OrderValues } from '~/order/model/typed-order'
import type { TypedPrice } from '~/order/price/price-typed'
import type { FormNotice } from '~/lib/fields/field-error'

/** Result of the company look-up. */
export type CompanyOutcome = 'found' | 'invalid' | 'unknown' | 'unavailable'

/** Data of the details step. `earliest` and `lastDay` are local time, YYYY-MM-DDTHH:mm and YYYY-MM-DD. */
export type OrderPage = {
  /** UUID of this page, sent with each save of its draft. */
  id: string
  /** The draft that this form saves into, and the revision it shows; null until the first save. */
  draft: DraftRevision | null
  values: OrderValues
  errors: OrderErrors
  catalogue: ShownCatalogue
  /** Price of the current values, rendered so that it shows without script too. */
  price: TypedPrice
  /** Fields whose typed value a link replaced, with that typed value. */
  linked: Partial<Record<TextField, string>>
  /** The order that this draft has already become. */
  ordered: OrderedAs | null
  /** True when the summary redirected here because its draft had expired. */
  isExpired: boolean
  /** Set when the form was posted for a company look-up. */
  company: CompanyOutcome | null
  /** Hints about the current values; they do not block the submit. */
  hints: OrderHints
  /** Time on the server when the page was rendered, in ms. */
  openedAt: number
  /** The first pickup that could be ordered at that time. */
  earliest: string
  lastDay: string
  notice: FormNotice | null
  /** True once the form asked for the street or the hotel in a town: it may stay empty then. */
  arePlacesAsked: boolean
  /** When the form was rendered, in ms; null for a form that was posted or continues a draft. */
  renderedAt: number | null
}
