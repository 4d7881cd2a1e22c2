import * as v from 'valibot'
import { ACTORS } from '~/features/order/life/states'
import {
  count,
  countryCodeSchema,
  instantSchema,
  l10n,
  localTimeSchema,
  PAYMENT_METHODS,
  phoneSchema,
  rateBpSchema,
  text,
} from '~/provider/contract-parts'

const haleru = count(0, 1_000_000_000_000)
const someHaleru = count(1, 1_000_000_000_000)
const words = text(5_000)

/** To whom the papers of an accepted offer are made out; names of countries as they were shown. */
export const billingSchema = v.object({
  street: text(200),
  city: text(200),
  zip: text(20),
  chooseCountry: countryCodeSchema,
  countryName: l10n(200),
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
})
export type Driver = v.InferOutput<typeof driverSchema>

export const STEPS = ['onTheWay', 'arrived', 'aboard'] as const

const base = {
  seq: count(1, 1_000_000),
  actor: v.picklist(ACTORS),
  /** ISO instant at which the Worker got the request. */
  at: instantSchema,
}

function happened<TName extends string, TEntries extends v.ObjectEntries>(
  event: TName,
  data: TEntries,
) {
  return v.object({ ...base, event: v.literal(event), data: v.object(data) })
}

/**
 * What happened to an order, as `order_events` keeps it; nothing there is ever changed. Amounts are haléře, gross.
 */
export const lifeEventSchema = v.variant('event', [
  /** `total` is null for a request; `rideAt` is the way back where there is one, else the pickup. */
  happened('received', {
    total: v.nullable(haleru),
    pickupAt: instantSchema,
    rideAt: instantSchema,
  }),
  happened('confirm', {}),
  /** `vatRateBp` is missing where the rate of the order holds. */
  happened('offer', {
    total: haleru,
    vatRateBp: v.optional(rateBpSchema),
    until: instantSchema,
    words,
  }),
  happened('accept', { billing: billingSchema, paymentMethod: v.picklist(PAYMENT_METHODS) }),
  happened('decline', {}),
  happened('reject', { reason: words }),
  happened('expire', {}),
  happened('assign', driverSchema.entries),
  happened('progress', { step: v.picklist(STEPS) }),
  happened('finish', {}),
  happened('noShow', { reason: words }),
  /** `fee` is what the cancelling costs. */
  happened('cancel', { reason: v.nullable(words), fee: haleru }),
  happened('requestChange', { message: words }),
  /** `offer` is what the change would be; null when it is refused, or changes neither price nor time. */
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
  happened('acceptChange', {}),
  happened('declineChange', {}),
  happened('surcharge', { amount: someHaleru, reason: words }),
  happened('paid', { amount: someHaleru }),
  happened('refunded', { amount: someHaleru }),
  happened('waive', { amount: someHaleru }),
])
export type LifeEvent = v.InferOutput<typeof lifeEventSchema>

/** An event as it is decided; the store gives it its number, and says who and when. */
export type DecidedEvent = LifeEvent extends infer TEvent
  ? TEvent extends LifeEvent
    ? Pick<TEvent, 'event' | 'data'>
    : never
  : never

/** What a change would be, while the customer may accept it. */
export type ChangeOffer = NonNullable<
  Extract<LifeEvent, { event: 'answerChange' }>['data']['offer']
> & { words: string }
