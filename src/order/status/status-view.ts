import { appConfig } from '~config'
import { promisedBy } from '~/carrier/open-time'
import type { OrderCatalogue } from '~/back-office/catalogue/order-catalogue'
import { cancelBy, cancellingFee } from '~/order/acts/cancel'
import { decide } from '~/order/acts/acts'
import type { Life } from '~/order/life/life'
import type { KnownOrder, MailTrouble, OrderStatus } from '~/order/store/find-order.server'
import type { TaxDocument } from '~/order/papers/tax-document'
import type { promisesOf } from '~/order/promises/promises'
import type { OpenEvent } from '~/order/life/event-data'
import { wishAnswerBy } from '~/order/promises/wish'
import type { LinkScope } from '~/order/store/status-token.server'
import type { FieldErrors } from '~/lib/fields/field-error'
import type { PaymentBack } from '~/order/payments/payment-back.server'
import { DAY } from '~/lib/duration'

/** The customer's acts: the values of `intent` in the forms of the page. */
export const INTENTS = [
  'cancel',
  'accept',
  'decline',
  'correctEmail',
  'tellPlace',
  'requestChange',
  'acceptChange',
  'declineChange',
] as const
export type Intent = (typeof INTENTS)[number]
/** The button of an ended order that fills a new form; it does not change the order. */
export const ORDER_AGAIN = 'orderAgain'

/** The button that leads to the payment gateway; the gateway's word changes the order later. */
export const PAY = 'pay'

/** Buttons that concern the browser alone; a guest's link has them, too. */
export const FORGET_BROWSER = 'forgetBrowser'
export const SEND_LINK = 'sendLink'

/** What the visitor's browser knows of orders, and what its last press did. */
export type ThisBrowser = {
  remembers: boolean
  /** True where it placed this order, and the page does not act. */
  maySendLink: boolean
  done: typeof FORGET_BROWSER | typeof SEND_LINK | null
}

/** The text fields of the forms of the page. */
export const ACT_FIELDS = [
  'email',
  'date',
  'time',
  'flightNumber',
  'pickupDetail',
  'dropoffDetail',
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

/** The values of untouched forms. */
export const UNTOUCHED: Readonly<ActValues> = {
  email: '',
  date: '',
  time: '',
  flightNumber: '',
  pickupDetail: '',
  dropoffDetail: '',
  message: '',
  street: '',
  city: '',
  zip: '',
  chooseCountry: appConfig.market.code,
  paymentMethod: '',
  customerCompany: '',
  customerCompanyID: '',
  customerCompanyName: '',
  customerCompanyVATID: '',
}

/** A form that came back: its button, its input and the reason. */
/** Why a card cannot pay what is due, so that the page offers a transfer. */
export const INSTEAD_OF_CARD = ['tooSmallForCard', 'tooLargeForCard', 'cardRefused'] as const

export type Returned = {
  intent: Intent | null
  values: ActValues
  errors: ActErrors
  /**
   * `asks`: the cancellation needs a confirmation. `costs`: the fee rose since the form was shown. `byPhone`: the
   * order can only be changed by telephone. `overtaken`: the order changed since the page was shown, by the events in
   * `since`. `nothingWished`: the form for a change came as it was. `sameEmail`: the corrected address is the present
   * one. `wishedTooOften`: no more changes are taken here. `gatewaySilent`, `nothingDue`: why the Pay button led nowhere;
   * those of INSTEAD_OF_CARD lead to a transfer.
   */
  notice:
    | 'asks'
    | 'costs'
    | 'overtaken'
    | 'late'
    | 'refused'
    | 'byPhone'
    | 'tooMany'
    | 'nothingWished'
    | 'sameEmail'
    | 'wishedTooOften'
    | 'gatewaySilent'
    | 'nothingDue'
    | (typeof INSTEAD_OF_CARD)[number]
    | null
  /** What happened since; `moneyBack` is a payment that had gone back and came to us again. */
  since: (OpenEvent | 'moneyBack')[]
}

/** The parts of the page that change with time alone. */
export type Moment = {
  /** The cancellation fee, haléře. */
  fee: number
  isOver: boolean
  isOfferOver: boolean
  isChangeOver: boolean
  isAnswerLate: boolean
  isWishLate: boolean
  /** By when our answer to a wish to cancel comes, an ISO instant; null without one. */
  cancelBy: string | null
  isDuePast: boolean
  isSoon: boolean
  /** The customer may still correct a mistyped e-mail address. */
  mayCorrectEmail: boolean
}

/** A tax document in the list of the page; `path` leads to it. */
export type ListedDocument = Pick<
  TaxDocument,
  'kind' | 'number' | 'issuedOn' | 'total' | 'currency' | 'isVatPayer'
> & { path: string }

/** Data of the order page. */
export type PlacedView = KnownOrder & {
  state: 'placed'
  scope: LinkScope
  mail: MailTrouble
  /** True if the customer can act here; else only by telephone. */
  isOpen: boolean
  /** True if our mails leave: the site can send, and the order does not look like a robot's. */
  isMailing: boolean
  /** When the page was made. */
  now: Date
  /** What we promise in this state, in the language of the page. */
  promises: ReturnType<typeof promisesOf>
  moment: Moment
  etag: string
  token: string
  countries: OrderCatalogue['countries']
  browser: ThisBrowser
  /** The tax documents of the order, for who may see its price. */
  documents: ListedDocument[]
  returned: Returned | null
}
export type StatusView = PlacedView | Exclude<OrderStatus, { state: 'placed' }> | PaymentBack

/** Time by which we answer a new order, an ISO instant. */
export function answerBy({ placedAt }: Life): string {
  return promisedBy(new Date(placedAt)).toISOString()
}

/** The time-dependent facts of an order, at `now`. */
export function momentOf(life: Life, now: Date): Moment {
  const isPast = (at: string | null | undefined) => at != null && Date.parse(at) <= now.getTime()
  return {
    fee: cancellingFee(life, now),
    isOver: isPast(life.pickupAt),
    isOfferOver: isPast(life.offer?.until),
    isChangeOver: isPast(life.changeOffer?.until),
    isAnswerLate: isPast(answerBy(life)),
    isWishLate: isPast(wishAnswerBy(life)),
    cancelBy: cancelBy(life),
    isDuePast: isPast(life.dueAt),
    isSoon: Date.parse(life.pickupAt) - now.getTime() < DAY,
    mayCorrectEmail: decide(life, { event: 'correctEmail', email: '' }, 'customer', now).ok,
  }
}
