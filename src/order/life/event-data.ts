import * as v from 'valibot'
import { MONEY_WAYS } from '~/carrier/payment-methods'
import { ACTORS } from '~/order/life/states'
import {
  count,
  countryCodeSchema,
  emailSchema,
  instantSchema,
  l10n,
  localTimeSchema,
  paymentMethodSchema,
  phoneSchema,
  rateBpSchema,
  text,
} from '~/back-office/contract-parts'

const haleru = count(0, 1_000_000_000_000)
const someHaleru = count(1, 1_000_000_000_000)
const words = text(5_000)

/** Billing data of an accepted offer, with the names of countries as shown to the customer. */
export const billingSchema = v.object({
  street: text(200),
  city: text(200),
  zip: text(20),
  /** Empty, and its name null, where the customer gave no address. */
  chooseCountry: v.union([countryCodeSchema, v.literal('')]),
  countryName: v.nullable(l10n(200)),
  customerCompany: v.boolean(),
  customerCompanyName: v.nullable(text(300)),
  customerCompanyID: v.nullable(text(40)),
  customerCompanyVATID: v.nullable(text(40)),
})
export type Billing = v.InferOutput<typeof billingSchema>

export const driverSchema = v.object({
  driver: text(200),
  phone: phoneSchema,
  car: text(200),
  plate: text(40),
  /** Where the link to the driver's page is sent; nobody but the driver gets a mail there. */
  email: v.optional(emailSchema),
})
export type Driver = v.InferOutput<typeof driverSchema>

/** A day in Prague, `YYYY-MM-DD`. */
const localDay = v.pipe(v.string(), v.isoDate())

/**
 * Money that moved: on which day, by which way, under which reference of the bank, the gateway or the till. Older
 * events have the amount alone.
 */
const moneyEntries = {
  amount: someHaleru,
  day: v.optional(localDay),
  way: v.optional(v.picklist(MONEY_WAYS)),
  reference: v.optional(text(200)),
}

export const STEPS = ['onTheWay', 'arrived', 'aboard'] as const

const base = {
  seq: count(1, 1_000_000),
  actor: v.picklist(ACTORS),
  /** ISO instant at which the Worker received the request. */
  at: instantSchema,
}

function happened<TName extends string, TEntries extends v.ObjectEntries>(
  event: TName,
  data: TEntries,
) {
  return v.object({ ...base, event: v.literal(event), data: v.object(data) })
}

/** An event of an order, as stored in `order_events`, which is append-only. Amounts are haléře, gross. */
export const lifeEventSchema = v.variant('event', [
  /**
   * `total` is null for a request; `rideAt` is the return if there is one, else the pickup. `freeWaitingMin` is the
   * waiting that the price includes at the pickup; older events do not have it.
   */
  happened('received', {
    total: v.nullable(haleru),
    pickupAt: instantSchema,
    rideAt: instantSchema,
    freeWaitingMin: v.optional(count(0, 1_440)),
  }),
  happened('confirm', {}),
  /** `vatRateBp` is missing if the rate of the order applies. */
  happened('offer', {
    total: haleru,
    vatRateBp: v.optional(rateBpSchema),
    until: instantSchema,
    words,
  }),
  happened('accept', { billing: billingSchema, paymentMethod: paymentMethodSchema }),
  happened('decline', {}),
  happened('reject', { reason: words }),
  happened('expire', {}),
  happened('assign', driverSchema.entries),
  happened('progress', { step: v.picklist(STEPS) }),
  /** `why` explains a ride that was done before its pickup time. */
  happened('finish', { why: v.optional(words) }),
  /** `waited` is the time for which the driver waited; older events do not have it. */
  happened('noShow', {
    reason: words,
    waited: v.optional(v.object({ from: instantSchema, until: instantSchema })),
  }),
  /** `fee` is the cancellation fee. */
  happened('cancel', { reason: v.nullable(words), fee: haleru }),
  happened('correctEmail', { email: emailSchema }),
  happened('requestChange', { message: words }),
  /** `offer` is the proposed change; null if the change is refused or affects neither price nor time. */
  happened('answerChange', {
    isGranted: v.boolean(),
    words,
    offer: v.nullable(
      v.object({
        total: v.nullable(haleru),
        pickup: v.nullable(v.object({ local: localTimeSchema, at: instantSchema })),
        until: instantSchema,
      }),
    ),
  }),
  /** `billing` is given where the new total needs an address that the order did not have. */
  happened('acceptChange', { billing: v.optional(billingSchema) }),
  happened('declineChange', {}),
  happened('surcharge', { amount: someHaleru, reason: words }),
  /** A new price of a binding order, lower or higher; of a cancelled one, its fee. */
  happened('price', { total: haleru, reason: words }),
  /** The end of the order was a mistake. */
  happened('reopen', { reason: words }),
  happened('paid', moneyEntries),
  happened('refunded', moneyEntries),
  happened('waive', { amount: someHaleru }),
])
export type LifeEvent = v.InferOutput<typeof lifeEventSchema>

/** An event as decided; the store adds its number, actor and time. */
export type DecidedEvent = LifeEvent extends infer TEvent
  ? TEvent extends LifeEvent
    ? Pick<TEvent, 'event' | 'data'>
    : never
  : never

/** A proposed change, open for the customer to accept. */
export type ChangeOffer = NonNullable<
  Extract<LifeEvent, { event: 'answerChange' }>['data']['offer']
> & { words: string }
