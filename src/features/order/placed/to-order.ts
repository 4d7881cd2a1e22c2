import { appConfig } from '~config'
import { findOrderExperience, type OrderCatalogue } from '~/catalogue/order-catalogue'
import { confirmedPlace } from '~/features/order/placed/confirmed-place'
import type { Order } from '~/features/order/placed/order'
import { isPricedByCarrier } from '~/features/order/price/is-request'
import { quoteOrder } from '~/features/order/price/price'
import { type OrderDetails, validateOrder } from '~/features/order/rules/check-order'
import { availableOptions } from '~/features/order/rules/order-options'
import { orderPromise } from '~/features/order/rules/order-promise'
import { freeCancellation } from '~/features/order/rules/order-times'
import {
  type OrderErrors,
  type OrderValues,
  tidyOrderValues,
} from '~/features/order/typed/typed-order'
import { sha256 } from '~/lib/hash'
import { TIME_ZONE } from '~/lib/prague-time'
import type { WayReading } from '~/tariff/ways'

export type CheckedOrder = { ok: true; order: Order } | { ok: false; errors: OrderErrors }

/** The order that was typed, by the catalogue, its way, the settings and the clock of now; or what is wrong with it. */
export function checkOrder(
  typed: OrderValues,
  catalogue: OrderCatalogue,
  reading: WayReading,
  now: Date,
): CheckedOrder {
  const values = tidyOrderValues(typed)
  const isRequest = isPricedByCarrier(values, catalogue)
  const result = validateOrder(values, catalogue, now, isRequest)
  const errors = { ...unclearPlace(values, reading), ...(result.ok ? {} : result.errors) }
  if (!result.ok || Object.keys(errors).length > 0) return { ok: false, errors }
  const order = toOrder(result.details, { catalogue, reading }, now)
  return { ok: true, order: { ...order, trip: withConfirmedPlaces(order.trip, values) } }
}

/** No order is made of a place that may be another one. */
function unclearPlace({ kind }: OrderValues, reading: WayReading): OrderErrors {
  const hasWay = kind === 'ride' || kind === 'parcel'
  if (!hasWay || reading.state !== 'asks') return {}
  return { [reading.question.field]: { code: 'placeUnclear' } }
}

function withConfirmedPlaces(trip: Order['trip'], values: OrderValues): Order['trip'] {
  return {
    ...trip,
    pickup: trip.pickup && confirmedPlace(trip.pickup, values.pickupPlace),
    dropoff: trip.dropoff && confirmedPlace(trip.dropoff, values.dropoffPlace),
  }
}

/** SHA-256 over everything an order binds; the language of the page it was pressed on is no part of it. */
export function hashOrder(order: Order): Promise<string> {
  return sha256(JSON.stringify(order))
}

type World = { catalogue: OrderCatalogue; reading: WayReading }

function toOrder(details: OrderDetails, { catalogue, reading }: World, now: Date): Order {
  const { times, trip, orderOptions, ...rest } = details
  const { pickup, back } = times
  const experience = findOrderExperience(catalogue, rest.experienceId ?? '')
  const variant = experience?.variants.find(({ id }) => id === rest.variantId)
  const nameOfCountry = (code: string) =>
    catalogue.countries.find((country) => country.code === code)?.name ?? { cs: code, en: code }
  return {
    ...rest,
    ...quoteOrder(details, catalogue, reading),
    trip: {
      ...trip,
      pickupLocal: pickup.local,
      timeZone: TIME_ZONE,
      pickupAt: pickup.instant.toISOString(),
      returnLocal: back?.local ?? null,
      returnAt: back?.instant.toISOString() ?? null,
    },
    isPickupDoubled: pickup.isDoubled,
    isReturnDoubled: back?.isDoubled === true,
    options: availableOptions(details.kind, experience).flatMap(({ code, name }) => {
      const chosen = orderOptions.find((option) => option.code === code)
      return chosen ? [{ code, name, qty: chosen.qty }] : []
    }),
    experienceTitle: experience?.title ?? null,
    variantName: variant?.name ?? null,
    countryName: rest.chooseCountry ? nameOfCountry(rest.chooseCountry) : null,
    deliveryCountryName: rest.deliveryAddress && nameOfCountry(rest.deliveryAddress.country),
    termsVersion: appConfig.terms.version,
    cancelling: freeCancellation(pickup.instant, now),
    promise: { cs: orderPromise(rest.kind, 'cs'), en: orderPromise(rest.kind, 'en') },
  }
}
