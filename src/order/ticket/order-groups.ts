import { appConfig } from '~config'
import {
  factsOf,
  type OrderField,
  type OrderFieldFacts,
  orderLabel,
  type TextField,
  textFields,
} from '~/order/fields'
import { seatSizesText } from '~/order/model/child-seat-sizes'
import { KIND_RULES } from '~/order/model/kinds'
import { billRows } from '~/order/price/bill-rows'
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

/** What the facts of an order count. */
const COUNTED = ['passengers', 'luggages'] as const

/** All input of an order, in the visitor's language; omits rows without a value. */
export function orderGroups(order: Order): OrderGroup[] {
  const isRequest = order.price.status === 'onRequest'
  return [
    group(isRequest ? m.review_ride_request() : m.word_order(), 'kind', rideRows(order)),
    group(m.review_when(), 'date', timeRows(order)),
    order.parcel
      ? group(m.word_parcel(), 'parcelLength', parcelRows(order))
      : group(m.review_people(), 'passengers', rowsOf('people', order)),
    ...extrasGroup(order),
    group(m.word_contact(), 'name', rowsOf('customer', order)),
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
    ...(order.parcel ? parcelRows(order) : COUNTED.map((name) => rowOf(name, order))),
    optionsRow(order),
    durationRow(order),
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
    { label: m.word_category(), value: serviceName(service) },
  ]
}

function timeRows(order: Order): Row[] {
  const { trip, isPickupDoubled, isReturnDoubled } = order
  return [
    momentRow(m.word_pickup(), trip.pickupAt, isPickupDoubled),
    { label: orderLabel('pickup'), value: trip.pickup || m.review_pickup_open() },
    { label: orderLabel('stops'), value: listed(trip.stops) },
    { label: orderLabel('dropoff'), value: trip.dropoff },
    ...(trip.returnAt ? [momentRow(m.word_return_journey(), trip.returnAt, isReturnDoubled)] : []),
    ...rowsOf('when', order),
    ...(trip.hours ? [] : [...distanceRows(order), durationRow(order)]),
  ]
}

/** The fields of a group that have a line of their own, in the order of the form. */
function rowsOf(part: OrderFieldFacts['summary'], order: Order): Row[] {
  return textFields
    .filter((name) => factsOf(name).summary === part)
    .map((name) => rowOf(name, order))
}

function rowOf(name: TextField, order: Order): Row {
  return { label: orderLabel(name), value: shownAs(name, factsOf(name).of(order)) }
}

/** The text of a field as it is read: a telephone number in groups, a language and the sizes of seats by their names. */
function shownAs(name: TextField, text: string): string {
  if (text === '' || (name === 'childSeats' && text === '0')) return ''
  const { control } = factsOf(name)
  if (name === 'driverLanguage') return formatLanguage(text, getLocale())
  if (name === 'childSeatSizes') return seatSizesText(text)
  if (control === 'phone') return formatPhone(text)
  return control === 'number' ? formatNumber(Number(text), getLocale()) : text
}

/** The distance where it is known; with a return, of each way. */
function distanceRows({ distanceKm, trip }: Order): Row[] {
  if (distanceKm === null) return []
  const label = trip.returnAt ? m.review_distance_each() : m.review_distance()
  return [{ label, value: m.review_about_km({ km: formatNumber(distanceKm, getLocale()) }) }]
}

/** The estimated time; with a return, of each way. A car by the hour is there for its hours. */
function durationRow({ durationMin, trip }: Order): Row {
  if (trip.hours)
    return { label: m.review_duration_booked(), value: formatDuration(trip.hours * 60) }
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

function parcelRows(order: Order): Row[] {
  const { parcel } = order
  if (!parcel) return []
  const locale = getLocale()
  const { lengthCm, widthCm, heightCm, weightKg, insuredValue } = parcel
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
    ...rowsOf('parcel', order),
  ]
}

function extrasGroup(order: Order): OrderGroup[] {
  const extras = group(m.word_extras(), 'orderOptions', [optionsRow(order)])
  return extras.rows.length > 0 ? [extras] : []
}

function optionsRow(order: Order): Row {
  return { label: orderLabel('orderOptions'), value: optionsText(order) }
}

/** The chosen extras, or that there are none; empty where none can be chosen. */
function optionsText({ kind, options }: Order): string {
  const { extras } = KIND_RULES[kind]
  const offersNone = extras === 'carrier' && appConfig.orderOptions.length === 0
  if (extras === 'nobody' || (offersNone && options.length === 0)) return ''
  const locale = getLocale()
  const names = options.map(({ name, qty }) =>
    qty > 1 ? `${qty}\u00a0×\u00a0${name[locale]}` : name[locale],
  )
  return names.join(', ') || m.review_no_options()
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
    ...rowsOf('billing', order),
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
