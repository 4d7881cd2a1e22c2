import * as v from 'valibot'
import { MONEY_WAYS } from '~/carrier/payment-methods'
import { ACTORS } from '~/order/life/states'
import { orderSchema } from '~/order/model/order'
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
import { LEGS, STEPS } from '~/order/life/rides/steps'

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

/** Older events do not name their ride: they speak of the whole order. */
const leg = v.optional(v.picklist(LEGS))

/** What a correction may change: everything of an order but what follows from its price and its terms. */
export const correctionSchema = v.partial(
  v.omit(orderSchema, ['price', 'usual', 'countedBy', 'termsVersion', 'promise']),
)
export type Correction = v.InferOutput<typeof correctionSchema>

/** A local day, `YYYY-MM-DD`. */
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

const base = {
  seq: count(1, 1_000_000),
  actor: v.picklist(ACTORS),
  /** ISO instant at which the Worker received the request. */
  at: instantSchema,
  /** The person of the desk who acted, by the id of DESK_PEOPLE. */
  person: v.optional(text(100)),
  /** Of an act on a driver's phone: its id, and when it was pressed by the clock of the phone. */
  phone: v.optional(v.object({ id: v.pipe(v.string(), v.uuid()), at: instantSchema })),
}

function happened<TName extends string, TEntries extends v.ObjectEntries>(
  event: TName,
  data: TEntries,
) {
  return v.object({ ...base, event: v.literal(event), data: v.object(data) })
}

/** A time of pickup: the wall time, and its instant. */
const pickupSchema = v.object({ local: localTimeSchema, at: instantSchema })

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
  /** `driverId` and `carId` name rows of the carrier's own lists; a driver typed at the terminal has none. */
  happened('assign', {
    ...driverSchema.entries,
    leg,
    driverId: v.optional(text(100)),
    carId: v.optional(text(100)),
  }),
  happened('progress', { step: v.picklist(STEPS), leg }),
  /** `why` explains a ride that was done before its pickup time. */
  happened('finish', { why: v.optional(words), leg }),
  /**
   * `waited` is the time for which the driver waited; older events do not have it. `isBackCancelled`: the way back does
   * not take place either.
   */
  happened('noShow', {
    reason: words,
    waited: v.optional(v.object({ from: instantSchema, until: instantSchema })),
    leg,
    isBackCancelled: v.optional(v.boolean()),
  }),
  /** `fee` is the cancellation fee. */
  happened('cancel', { reason: v.nullable(words), fee: haleru }),
  /** Asks a back office that decides to cancel: `fee` is that of the terms at that moment. */
  happened('requestCancel', { reason: v.nullable(words), fee: haleru }),
  happened('correctEmail', { email: emailSchema }),
  /** `message` says it in words, with the pickup and the flight that are wished; older events have the words alone. */
  happened('requestChange', {
    message: words,
    pickup: v.optional(pickupSchema),
    flightNumber: v.optional(text(20)),
  }),
  /** `offer` is the proposed change; null if the change is refused or affects neither price nor time. */
  happened('answerChange', {
    isGranted: v.boolean(),
    words,
    offer: v.nullable(
      v.object({
        total: v.nullable(haleru),
        pickup: v.nullable(pickupSchema),
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
  /** The order as typed was wrong: the fields before and after. `landedAt` is when the flight landed. */
  happened('correct', {
    before: correctionSchema,
    after: correctionSchema,
    landedAt: v.optional(instantSchema),
  }),
  /** Words for the desk alone. */
  happened('note', { text: words }),
  /** Takes the event `of` back, as if it had not happened. */
  happened('undo', { of: count(1, 1_000_000) }),
])
export type LifeEvent = v.InferOutput<typeof lifeEventSchema>

/** An event as decided; the store adds its number, actor and time. */
export type DecidedEvent = LifeEvent extends infer TEvent
  ? TEvent extends LifeEvent
    ? Pick<TEvent, 'event' | 'data'>
    : never
  : never

/** The events that a customer may read of: not the words of the desk, nor the taking back. */
export type OpenEvent = Exclude<LifeEvent['event'], 'note' | 'undo'>

/** What a customer asks to change. */
export type Wish = Extract<LifeEvent, { event: 'requestChange' }>['data']

/** A proposed change, open for the customer to accept; the flight is the one that was wished with it. */
export type ChangeOffer = NonNullable<
  Extract<LifeEvent, { event: 'answerChange' }>['data']['offer']
> & { words: string; flightNumber?: string }
