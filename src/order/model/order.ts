import * as v from 'valibot'
import { inEach, type Locale } from '~/lib/locale'
import type { PaymentMethod } from '~/carrier/payment-methods'
import { priceSchema } from '~/back-office/contract'
import {
  count,
  filledText,
  idSchema,
  instantSchema,
  l10n,
  languageCodeSchema,
  moneySchema,
  text,
} from '~/back-office/contract-parts'
import { ORDER_PARTS } from '~/back-office/contract-order'
import { SEAT_SIZES } from '~/order/model/child-seat-sizes'
import { KINDS } from '~/carrier/order-kinds'

/** Version of the schema below, which a stored order bears. */
export const ORDER_VERSION = 1

const { trip, size, recipient, guest, person, address, company, delivery } = ORDER_PARTS
const hellers = count(0, 1_000_000_000_000)

/**
 * A validated order with its price and names in both languages: the content of a summary and of a contract. It is
 * hashed, stored, shown on the status page and converted to the body for the back office (store/stored-order.ts). Unknown
 * keys are dropped, so that an order of a newer release can be read too.
 */
export const orderSchema = v.object({
  kind: v.picklist(KINDS),
  service: v.string(),
  experienceId: v.nullable(idSchema),
  variantId: v.nullable(idSchema),
  trip: v.object({
    ...trip,
    /** The ends of which only the town is known: the customer still tells the street or the hotel. */
    townAlone: v.optional(v.array(v.picklist(['pickup', 'dropoff']))),
  }),
  passengers: v.nullable(count(0, 60)),
  luggages: v.nullable(count(0, 60)),
  childSeats: count(0, 20),
  /** The sizes that the customer knew; null: none. */
  childSeatSizes: v.nullable(v.array(v.picklist(SEAT_SIZES))),
  nameBoard: v.nullable(text(200)),
  /** The language that the driver should speak, a wish; null: any. */
  driverLanguage: v.nullable(languageCodeSchema),
  parcel: v.nullable(
    v.object({ ...size, insuredValue: moneySchema, recipient: v.nullable(v.object(recipient)) }),
  ),
  guest: v.nullable(v.object(guest)),
  options: v.pipe(
    v.array(v.object({ code: idSchema, name: l10n(200), qty: count(1, 99) })),
    v.maxLength(50),
  ),
  subject: v.nullable(text(300)),
  message: v.nullable(text(5_000)),
  ...person,
  ...address,
  ...company,
  customerIsOtherAddress: v.boolean(),
  deliveryAddress: v.nullable(v.object(delivery)),
  experienceTitle: v.nullable(l10n(200)),
  variantName: v.nullable(l10n(200)),
  countryName: v.nullable(l10n(200)),
  deliveryCountryName: v.nullable(l10n(200)),
  /** True if the pickup is the first of two equal times in the night when the clocks go back. */
  isPickupDoubled: v.boolean(),
  isReturnDoubled: v.boolean(),
  price: priceSchema,
  /** Minutes; null when the carrier confirms it. */
  durationMin: v.nullable(count(1, 100_000)),
  /** Whole kilometres one way; null if unknown. */
  distanceKm: v.nullable(count(0, 20_000)),
  /** Usual price of a request, haléře, gross; null if unknown, and for a fixed price. */
  usual: v.nullable(v.object({ from: hellers, to: hellers })),
  /** The unit of a line of the price, by its code; a line without an entry counts pieces. */
  countedBy: v.record(v.string(), v.picklist(['hour', 'person'])),
  termsVersion: filledText(40),
  /** End of free cancellation of a confirmed order; null once it has passed. */
  cancelling: v.object({ freeUntil: v.nullable(instantSchema), isSure: v.boolean() }),
  /** What the price includes besides the ride, in words. */
  promise: v.object(inEach(() => v.string())),
})
export type Order = v.InferOutput<typeof orderSchema>

/** A placed order: its content and the choices made with it. `placedAt` is an ISO instant. */
export type PlacedOrder = {
  order: Order
  number: string
  locale: Locale
  /** Null for a request, which is paid only after its offer is accepted. */
  paymentMethod: PaymentMethod | null
  note: string | null
  placedAt: string
}

/** Reference to a placed order from another page: its number and the path of its status page. */
export type OrderedAs = { number: string; statusPath: string }
