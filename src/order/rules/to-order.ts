import { inEach, ownLocale, type L10n, type Locale } from '~/lib/locale'
import { appConfig } from '~config'
import { findOrderExperience, type OrderCatalogue } from '~/back-office/catalogue/order-catalogue'
import { isOffered } from '~/carrier/offered-kinds'
import { checkDetails, townsAlone, townsLeft, withDetail } from '~/order/rules/place-detail'
import { isOrderKind, rulesOfKind, KIND_RULES } from '~/order/model/kinds'
import type { Order } from '~/order/model/order'
import type { Quote } from '~/order/price/price-ride'
import { typedAddressNeed, quoteOrder } from '~/order/price/price-typed'
import { agreedQuote, corrected, type ListPrice, listPrice } from '~/order/rules/corrected'
import { type OrderDetails, validateOrder } from '~/order/rules/check-order'
import { checkSamePlace } from '~/order/rules/same-place'
import { availableOptions } from '~/order/model/order-options'
import { freeCancellation, nextMinute } from '~/order/model/order-times'
import { type OrderErrors, type OrderValues, tidyOrderValues } from '~/order/model/typed-order'
import { sha256 } from '~/lib/hash'
import { TIME_ZONE } from '~/lib/local-time'
import type { WayEnd, WayReading } from '~/places/ways'
import { isNameOf } from '~/places/words/place-codes'
import { type Place, readItems } from '~/places/words/place-meanings'
import { readWords } from '~/places/words/place-words'
import {
  experiencePromise,
  handingPromise,
  hourlyPromise,
  waitingPromise,
  ridePromise,
} from '~/carrier/phrases/promises'
import type { OrderKind } from '~/carrier/order-kinds'

/**
 * A confirmed place: the typed text and, if the customer answered the question about its town, the town: „Hotel
 * Josef, Praha“, and an airport by its name alone. `answer` is `id|text`; an answer about another text, an unknown place or `elsewhere` adds nothing.
 */
export function confirmedPlace(typed: string, answer: string): string {
  const [id = '', ...texts] = answer.split('|')
  const place = appConfig.places.find((known) => known.id === id)
  const isAbout = texts.join('|').trim() === typed.trim()
  if (!place || !isAbout) return typed
  const name = place.name[ownLocale]
  return isAirportAlone(typed, place) ? name : `${typed.trim()}, ${name}`
}

const SAYS_AIRPORT: ReadonlySet<string> = new Set(['airport', 'code', 'filler', 'country'])

/** True for words that say nothing but the airport: „letiště“, "the airport please"; a terminal says where at it. */
function isAirportAlone(typed: string, place: Place): boolean {
  if (place.airport === null) return false
  return readItems(readWords(typed)).every(
    ({ kind, of }) => SAYS_AIRPORT.has(kind) || isNameOf(place, kind, of),
  )
}

const PROMISES = {
  ride: ridePromise,
  waiting: waitingPromise,
  handing: handingPromise,
  hourly: hourlyPromise,
  experience: experiencePromise,
}

/**
 * What the price of an order includes: kilometres for a car by the hour, the list of an experience, the handing over of
 * a parcel, else waiting, and the services of a ride.
 */
export function orderPromise(kind: OrderKind, included: readonly L10n[], locale: Locale): string {
  return KIND_RULES[kind].includes.map((part) => PROMISES[part](locale, included)).join(' ')
}

/** `price`: what the site asks for a corrected order where that is not what was agreed. */
export type CheckedOrder =
  | { ok: true; order: Order; price: ListPrice | null }
  | { ok: false; errors: OrderErrors }

/** For whom an order is checked; a correction gives the order as it is. */
export type Checked =
  | { checkedFor: 'site' | 'telephone' }
  | { checkedFor: 'correction'; order: Order }

/** Makes an order from the input, the catalogue, the route, the settings and `now`; or returns the errors. */
export function checkOrder(
  typed: OrderValues,
  catalogue: OrderCatalogue,
  reading: WayReading,
  now: Date,
  checked: Checked = { checkedFor: 'site' },
): CheckedOrder {
  const values = tidyOrderValues(typed)
  const { checkedFor } = checked
  const asked = typedAddressNeed(values, catalogue, reading)
  // Who telephones may say a company at once, and is asked for an address when the invoice needs one.
  const isWished = checkedFor === 'telephone' || (checkedFor !== 'site' && asked === 'required')
  const need = isWished ? 'wished' : asked
  const result = validateOrder(values, catalogue, now, need, checkedFor)
  // A place that our office leaves as it is was clear to somebody.
  const unclear =
    checkedFor === 'correction'
      ? {}
      : { ...checkSamePlace(values, reading), ...unclearPlace(values, reading) }
  const errors = {
    ...unclear,
    ...checkDetails(values, reading),
    ...closedKind(values, checked),
    ...(result.ok ? leftBehind(result.details, checked, now) : {}),
    ...(result.ok ? {} : result.errors),
  }
  // Valid values have a price, or the carrier prices them (price-sums.test.ts).
  const quote = quoteOrder(values, catalogue, reading)
  const was = checked.checkedFor === 'correction' ? checked.order : null
  const bound = was ? agreedQuote(was) : quote
  if (!result.ok || !bound || Object.keys(errors).length > 0) return { ok: false, errors }
  const made = toOrder(result.details, bound, catalogue, now)
  const order = { ...made, trip: placesOf(made.trip, values, reading) }
  if (!was) return { ok: true, order, price: null }
  return { ok: true, order: corrected(order, was, quote), price: listPrice(values, was, quote) }
}

/** A correction makes no order one of a kind that the carrier no longer takes. */
function closedKind({ kind }: OrderValues, checked: Checked): OrderErrors {
  const isLeft = checked.checkedFor !== 'correction' || kind === checked.order.kind
  return isLeft || !isOrderKind(kind) || isOffered(kind) ? {} : { kind: { code: 'choiceInvalid' } }
}

/** A correction moves no ride that is ahead to a time that has passed; one that is over may be put right for its papers. */
function leftBehind({ times }: OrderDetails, checked: Checked, now: Date): OrderErrors {
  if (checked.checkedFor !== 'correction') return {}
  const { pickupAt } = checked.order.trip
  if (times.pickup.instant >= now || new Date(pickupAt) < now) return {}
  // The second of two times that the clocks show alike stays as it is.
  if (times.pickup.local === checked.order.trip.pickupLocal) return {}
  return { date: { code: 'pickupPast', moment: nextMinute(now).toISOString() } }
}

/** An ambiguous place is an error. */
function unclearPlace({ kind }: OrderValues, reading: WayReading): OrderErrors {
  if (!rulesOfKind(kind)?.hasWay || reading.state !== 'asks') return {}
  return { [reading.question.field]: { code: 'placeUnclear' } }
}

/** The trip with its places as the driver reads them, and those of which only the town is known. */
function placesOf(trip: Order['trip'], values: OrderValues, reading: WayReading): Order['trip'] {
  const towns = townsAlone(values, reading)
  const placeOf = (end: WayEnd) => {
    const place = trip[end] && confirmedPlace(trip[end], values[`${end}Place`])
    return place && towns.includes(end) ? withDetail(place, values[`${end}Detail`]) : place
  }
  const townAlone = townsLeft(values, reading)
  return {
    ...trip,
    pickup: placeOf('pickup'),
    dropoff: placeOf('dropoff'),
    ...(townAlone.length > 0 ? { townAlone } : {}),
  }
}

/** SHA-256 over everything an order binds; independent of the language of the page. */
export function hashOrder(order: Order): Promise<string> {
  return sha256(JSON.stringify(order))
}

function toOrder(details: OrderDetails, quote: Quote, catalogue: OrderCatalogue, now: Date): Order {
  const { times, trip, orderOptions, ...rest } = details
  const { pickup, back } = times
  const experience = findOrderExperience(catalogue, rest.experienceId ?? '')
  const included = catalogue.included ?? []
  const variant = experience?.variants.find(({ id }) => id === rest.variantId)
  const nameOfCountry = (code: string) =>
    catalogue.countries.find((country) => country.code === code)?.name ?? inEach(() => code)
  return {
    ...rest,
    ...quote,
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
    promise: inEach((locale) => orderPromise(rest.kind, included, locale)),
  }
}
