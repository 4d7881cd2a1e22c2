import { orderLabel } from '~/order/model/field-labels'
import { seatSizeText } from '~/order/model/child-seat-sizes'
import { KIND_RULES } from '~/order/model/kinds'
import { billRows } from '~/order/price/bill-rows'
import type { OrderField } from '~/order/model/typed-order'
import type { Order } from '~/order/model/order'
import { serviceName } from '~/carrier/service-slugs'
import {
  formatDateTime,
  formatDuration,
  formatMoney,
  formatNumber,
  formatPhone,
  formatWeight,
} from '~/i18n/format'
import { formatLanguage } from '~/i18n/format-language'
import { formatPostalCode } from '~/i18n/format-address'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

/** A line of the summary; `at` is the ISO instant of a time. A value of several lines contains newlines. */
type ReadRow = { label: string; value: string; at?: string }
/** Rows that belong together, and the form field where the customer changes them. */
export type OrderGroup = { title: string; field: OrderField; rows: ReadRow[] }

type Row = Omit<ReadRow, 'value'> & { value: string | null | undefined }

/** All input of an order, in the visitor's language; omits rows without a value. */
export function orderGroups(order: Order): OrderGroup[] {
  const isRequest = order.price.status === 'onRequest'
  return [
    group(isRequest ? m.review_ride_request() : m.review_ride(), 'kind', rideRows(order)),
    group(m.review_when(), 'date', timeRows(order)),
    order.parcel
      ? group(m.review_parcel(), 'parcelLength', parcelRows(order))
      : group(m.review_people(), 'passengers', peopleRows(order)),
    ...(KIND_RULES[order.kind].extras === 'nobody'
      ? []
      : [group(m.order_section_extras(), 'orderOptions', [optionsRow(order)])]),
    group(m.review_customer(), 'name', customerRows(order)),
    ...(order.countryName || order.deliveryAddress
      ? [group(m.order_section_billing(), 'street', billingRows(order))]
      : []),
  ]
}

/** The car, who and what rides, the estimated time and the price of an order: what is read before it is placed. */
export function orderFacts(order: Order): ReadRow[] {
  const price = billRows(order).filter(({ part }) => part !== 'line')
  const rows = [
    ...carRows(order),
    ...(order.parcel ? parcelRows(order) : countRows(order)),
    ...(KIND_RULES[order.kind].extras === 'nobody' ? [] : [optionsRow(order)]),
    order.trip.hours
      ? { label: orderLabel('hours'), value: formatNumber(order.trip.hours, getLocale()) }
      : durationRow(order),
    ...price,
  ]
  return filled(rows)
}

function group(title: string, field: OrderField, rows: Row[]): OrderGroup {
  return { title, field, rows: filled(rows) }
}

function filled(rows: readonly Row[]): ReadRow[] {
  return rows.flatMap(({ value, ...row }) => (value ? [{ ...row, value }] : []))
}

function rideRows(order: Order): Row[] {
  const { kind, price } = order
  const isRequest = price.status === 'onRequest'
  return [
    {
      label: isRequest ? m.review_kind_request() : orderLabel('kind'),
      value: KIND_RULES[kind].label(),
    },
    ...carRows(order),
  ]
}

/** The experience and its variant, and the category of the car. */
function carRows({ service, experienceTitle, variantName }: Order): Row[] {
  const locale = getLocale()
  return [
    { label: orderLabel('experience'), value: experienceTitle?.[locale] },
    { label: orderLabel('variant'), value: variantName?.[locale] },
    { label: m.review_vehicle(), value: serviceName(service) },
  ]
}

function timeRows(order: Order): Row[] {
  const { trip, isPickupDoubled, isReturnDoubled } = order
  const locale = getLocale()
  return [
    momentRow(m.review_pickup_at(), trip.pickupAt, isPickupDoubled),
    { label: orderLabel('pickup'), value: trip.pickup || m.review_pickup_open() },
    { label: orderLabel('stops'), value: listed(trip.stops) },
    { label: orderLabel('dropoff'), value: trip.dropoff },
    { label: orderLabel('hours'), value: trip.hours ? formatNumber(trip.hours, locale) : null },
    ...(trip.returnAt ? [momentRow(m.review_return_at(), trip.returnAt, isReturnDoubled)] : []),
    { label: orderLabel('flightNumber'), value: trip.flightNumber },
    ...(trip.hours ? [] : [...distanceRows(order), durationRow(order)]),
  ]
}

/** The distance where it is known; with a return, of each way. */
function distanceRows({ distanceKm, trip }: Order): Row[] {
  if (distanceKm === null) return []
  const label = trip.returnAt ? m.review_distance_each() : m.review_distance()
  return [{ label, value: m.review_about_km({ km: formatNumber(distanceKm, getLocale()) }) }]
}

/** The estimated time; with a return, of each way. */
function durationRow({ durationMin, trip }: Order): Row {
  const label = trip.returnAt ? m.review_duration_each() : m.review_duration()
  const value = durationMin === null ? m.review_duration_unknown() : formatDuration(durationMin)
  return { label, value }
}

/** A local time. In the night when the clocks go back, the first of two equal times is marked. */
function momentRow(label: string, at: string, isDoubled: boolean): Row {
  const said = formatDateTime(at, getLocale())
  return { label, value: isDoubled ? `${said} (${m.review_doubled()})` : said, at }
}

/** Numbers several stops, so that a stop whose text has a comma does not look like two. */
function listed(stops: string[]): string {
  if (stops.length < 2) return stops.join('')
  return stops.map((stop, index) => `${index + 1}.\u00a0${stop}`).join('\n')
}

function countRows({ passengers, luggages }: Order): Row[] {
  const locale = getLocale()
  return [
    { label: orderLabel('passengers'), value: formatNumber(passengers ?? 0, locale) },
    { label: orderLabel('luggages'), value: formatNumber(luggages ?? 0, locale) },
  ]
}

function peopleRows(order: Order): Row[] {
  const { childSeats, childSeatSizes, nameBoard, driverLanguage, guest } = order
  const locale = getLocale()
  return [
    ...countRows(order),
    {
      label: orderLabel('childSeats'),
      value: childSeats > 0 ? formatNumber(childSeats, locale) : null,
    },
    {
      label: orderLabel('childSeatSizes'),
      value: childSeatSizes?.map(seatSizeText).join(', '),
    },
    { label: orderLabel('nameBoard'), value: nameBoard },
    {
      label: orderLabel('driverLanguage'),
      value: driverLanguage && formatLanguage(driverLanguage, locale),
    },
    { label: orderLabel('guestName'), value: guest?.name },
    { label: orderLabel('guestPhone'), value: guest?.phone && formatPhone(guest.phone) },
  ]
}

function parcelRows({ parcel }: Order): Row[] {
  if (!parcel) return []
  const locale = getLocale()
  const { lengthCm, widthCm, heightCm, weightKg, insuredValue, recipient } = parcel
  return [
    {
      label: m.review_parcel_size(),
      value: `${lengthCm}\u00a0×\u00a0${widthCm}\u00a0×\u00a0${heightCm}\u00a0cm`,
    },
    { label: m.review_parcel_weight(), value: formatWeight(weightKg, locale) },
    {
      label: m.review_parcel_value(),
      value: insuredValue.amount > 0 ? formatMoney(insuredValue, locale) : null,
    },
    { label: orderLabel('recipientName'), value: recipient?.name },
    { label: orderLabel('recipientPhone'), value: recipient && formatPhone(recipient.phone) },
  ]
}

function optionsRow(order: Order): Row {
  return { label: orderLabel('orderOptions'), value: optionsText(order) }
}

function optionsText({ options }: Order): string {
  const locale = getLocale()
  const names = options.map(({ name, qty }) =>
    qty > 1 ? `${qty}\u00a0×\u00a0${name[locale]}` : name[locale],
  )
  return names.join(', ') || m.review_no_options()
}

function customerRows({ name, email, phone, subject, message }: Order): Row[] {
  return [
    { label: orderLabel('name'), value: name },
    { label: orderLabel('email'), value: email },
    { label: orderLabel('phone'), value: formatPhone(phone) },
    { label: orderLabel('subject'), value: subject },
    { label: orderLabel('message'), value: message },
  ]
}

function billingRows(order: Order): Row[] {
  const locale = getLocale()
  const { street, city, zip, chooseCountry, countryName, deliveryAddress } = order
  const address = (line: string, code: string, town: string, country: string, name: string) =>
    `${line}, ${formatPostalCode(code, country)} ${town}, ${name}`
  return [
    {
      label: m.review_address(),
      value: countryName && address(street, zip, city, chooseCountry, countryName[locale]),
    },
    { label: orderLabel('customerCompanyName'), value: order.customerCompanyName },
    { label: orderLabel('customerCompanyID'), value: order.customerCompanyID },
    { label: orderLabel('customerCompanyVATID'), value: order.customerCompanyVATID },
    {
      label: m.review_delivery_address(),
      value:
        deliveryAddress &&
        address(
          deliveryAddress.street,
          deliveryAddress.zip,
          deliveryAddress.city,
          deliveryAddress.country,
          order.deliveryCountryName?.[locale] ?? deliveryAddress.country,
        ),
    },
  ]
}
