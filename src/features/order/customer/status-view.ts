import { appConfig } from '~config'
import type { OrderCatalogue } from '~/catalogue/order-catalogue'
import { cancellingFee } from '~/features/order/life/decide'
import type { Life } from '~/features/order/life/life'
import type { EventName } from '~/features/order/life/states'
import type { KnownOrder, OrderStatus } from '~/features/order/placed/find-order.server'
import type { LinkScope } from '~/features/order/placed/status-token.server'
import type { FieldErrors } from '~/lib/fields/field-error'
import { DAY, HOUR } from '~/lib/duration'

/** What the customer can do to an order: the value of `intent` in the form that asks for it. */
export const INTENTS = [
  'cancel',
  'accept',
  'decline',
  'requestChange',
  'acceptChange',
  'declineChange',
] as const
export type Intent = (typeof INTENTS)[number]

/** The fields of the forms of the page. */
export const ACT_FIELDS = [
  'message',
  'customerCompany',
  'customerCompanyID',
  'customerCompanyName',
  'customerCompanyVATID',
  'street',
  'city',
  'zip',
  'chooseCountry',
  'paymentMethod',
] as const
export type ActField = (typeof ACT_FIELDS)[number]
export type ActErrors = FieldErrors<ActField>
export type ActValues = Record<ActField, string>

/** The forms as nobody has touched them. */
export const UNTOUCHED: Readonly<ActValues> = {
  message: '',
  street: '',
  city: '',
  zip: '',
  chooseCountry: 'CZ',
  paymentMethod: '',
  customerCompany: '',
  customerCompanyID: '',
  customerCompanyName: '',
  customerCompanyVATID: '',
}

/** A form that came back: with which button, what was typed, and why. */
export type Returned = {
  intent: Intent | null
  values: ActValues
  errors: ActErrors
  /**
   * `asks`: cancelling is to be confirmed. `costs`: it asked what it no longer costs. `byPhone`: nothing of the order
   * can be changed here. `overtaken`: the order changed since the page was shown, by `since`.
   */
  notice: 'asks' | 'costs' | 'overtaken' | 'late' | 'refused' | 'byPhone' | 'tooMany' | null
  since: EventName[]
}

/** What the page says that changes with the clock alone. */
export type Moment = {
  /** What cancelling costs, haléře. */
  fee: number
  isOver: boolean
  isOfferOver: boolean
  isChangeOver: boolean
  isAnswerLate: boolean
  isDuePast: boolean
  isSoon: boolean
}

/** An order as its page shows it. */
export type PlacedView = KnownOrder & {
  state: 'placed'
  scope: LinkScope
  /** Whether the customer acts here; else by telephone. */
  isOpen: boolean
  /** Whether they are met at an airport. */
  isLanding: boolean
  moment: Moment
  etag: string
  token: string
  countries: OrderCatalogue['countries']
  returned: Returned | null
}
export type StatusView = PlacedView | Exclude<OrderStatus, { state: 'placed' }>

/** By when we answer what was received, an ISO instant. */
export function answerBy({ placedAt }: Life): string {
  return new Date(Date.parse(placedAt) + appConfig.ordering.confirmWithinHours * HOUR).toISOString()
}

/** What of a life depends on the clock, at `now`. */
export function momentOf(life: Life, now: Date): Moment {
  const isPast = (at: string | null | undefined) => at != null && Date.parse(at) <= now.getTime()
  return {
    fee: cancellingFee(life, now),
    isOver: isPast(life.pickupAt),
    isOfferOver: isPast(life.offer?.until),
    isChangeOver: isPast(life.changeOffer?.until),
    isAnswerLate: isPast(answerBy(life)),
    isDuePast: isPast(life.dueAt),
    isSoon: Date.parse(life.pickupAt) - now.getTime() < DAY,
  }
}

/** Whether an order still waits for us or for its customer. */
export function isWaiting({ state }: Life): boolean {
  return state === 'received' || state === 'offered'
}
