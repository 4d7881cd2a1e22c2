import * as v from 'valibot'
import type { Locale, PaymentMethod } from '~/lib/app-config-type'
import { serviceSlugs } from '~/tariff/service-slugs'
import { priceSchema } from '~/provider/contract'
import { orderBodySchema } from '~/provider/contract-order'
import { count, idSchema, instantSchema, l10n } from '~/provider/contract-parts'

/** Version of the shape below; a stored order carries the one it was written in (stored-order.ts). */
export const ORDER_VERSION = 3

const {
  service: _,
  orderOptions: __,
  ...sent
} = v.omit(orderBodySchema, [
  ...(['number', 'locale', 'paymentMethod', 'note', 'placedAt'] as const),
]).entries

const hellers = count(0, 1_000_000_000_000)
const guest = sent.guest.wrapped.wrapped
const recipient = sent.parcel.wrapped.entries.recipient.wrapped.wrapped

/**
 * An order: checked, priced and named in both languages, all that a summary shows and an order binds. It is
 * what is hashed, stored, shown on the status page and made into the body for the provider. Keys it does not
 * know are left out, so that an order of a newer release can be read too; what version 2 did not have is null there.
 */
export const orderSchema = v.object({
  ...sent,
  // The contract refuses keys it does not know; here they are left out.
  trip: v.object(sent.trip.entries),
  parcel: v.nullable(
    v.object({
      ...sent.parcel.wrapped.entries,
      recipient: v.optional(v.nullable(v.object(recipient.entries)), null),
    }),
  ),
  guest: v.optional(v.nullable(v.object(guest.entries)), null),
  deliveryAddress: v.nullable(v.object(sent.deliveryAddress.wrapped.entries)),
  service: v.picklist(serviceSlugs),
  options: v.pipe(
    v.array(v.object({ code: idSchema, name: l10n(200), qty: count(1, 99) })),
    v.maxLength(50),
  ),
  experienceTitle: v.nullable(l10n(200)),
  variantName: v.nullable(l10n(200)),
  countryName: v.nullable(l10n(200)),
  deliveryCountryName: v.nullable(l10n(200)),
  /** True when the clocks go back and the time is the first of two such ones. */
  isPickupDoubled: v.boolean(),
  isReturnDoubled: v.boolean(),
  price: priceSchema,
  /** Minutes; null when the carrier confirms it. */
  durationMin: v.nullable(count(1, 100_000)),
  /** Whole kilometres of the way there; null where it is not known. */
  distanceKm: v.optional(v.nullable(count(0, 20_000)), null),
  /** What a request usually costs, haléře, gross; null where nobody can say, and for a fixed price. */
  usual: v.optional(v.nullable(v.object({ from: hellers, to: hellers })), null),
  /** What a line of the price counts by its code; a line that is not here counts pieces. */
  countedBy: v.record(v.string(), v.picklist(['hour', 'person'])),
  /** Until when a confirmed order is cancelled free of charge; null once that moment is past. */
  cancelling: v.object({ freeUntil: v.nullable(instantSchema), isSure: v.boolean() }),
  /** What the price includes besides the way, in words; empty for an order of a release that did not keep it. */
  promise: v.object({ cs: v.string(), en: v.string() }),
})
export type Order = v.InferOutput<typeof orderSchema>

/** A placed order: what was bound, and what was chosen when it was. `placedAt` is an ISO instant. */
export type PlacedOrder = {
  order: Order
  number: string
  locale: Locale
  /** Null for a request, which is paid only once its offer is accepted. */
  paymentMethod: PaymentMethod | null
  note: string | null
  placedAt: string
}

/** A placed order as another page names it: its number and the path of its status page. */
export type OrderedAs = { number: string; statusPath: string }
