import { appConfig } from '~config'
import { type ServiceSlug, ofCategory, serviceName, categoryOf } from '~/carrier/service-slugs'
import type { OrderExperience } from '~/back-office/catalogue/order-catalogue'
import type { Price } from '~/back-office/contract'
import { DAY, startedHours } from '~/lib/duration'
import { inEach, type L10n, ownWords, type Words } from '~/lib/locale'
import { ownMoney } from '~/lib/money'
import type { OrderOption } from '~/order/model/order-options'
import { addUp, type Line } from '~/order/price/price-sums'
import { returnFare } from '~/places/fares'
import type { Band } from '~/places/usual-price'
import type { Way } from '~/places/ways'
import type { VatPart } from '~/carrier/config/vat-part'
import { split } from '~/lib/split'

/**
 * A line once for each part of its price that has a rate of its own, as the stretch at home and the one abroad; the
 * line itself where its price has one rate, and for a carrier without VAT.
 */
function inVatParts(line: Line, parts: readonly VatPart[] | undefined): Line[] {
  if (!parts || parts.length === 0 || !appConfig.company.vatPayer) return [line]
  const { home, abroad } = appConfig.market.documents.stretches
  const amounts = split(
    line.unit.amount,
    parts.map(({ shareBp }) => shareBp),
  )
  return parts.map(({ vatRateBp, name }, index) => {
    const part = name ?? (vatRateBp === 0 ? abroad : home)
    return {
      ...line,
      label: inEach((locale) => `${line.label[locale]}: ${part[locale]}`),
      unit: { ...line.unit, amount: amounts[index] ?? 0 },
      vatRateBp,
    }
  })
}

const { ordering, childSeat } = appConfig

/** A local time, `YYYY-MM-DD` and `HH:mm`; null for a part not typed yet. */
export type WallTime = { day: string | null; time: string | null }

/** Everything that a price depends on. `priceInput` makes it from typed values. */
export type PriceInput = {
  pickup: WallTime
  passengers: number
  childSeats: number
  options: (OrderOption & { qty: number })[]
} & (
  | (WayInput & { kind: 'ride'; stops: string[]; back: WallTime | null })
  | (WayInput & { kind: 'parcel' })
  | { kind: 'hourly'; service: ServiceSlug; hours: number }
  | { kind: 'experience'; title: L10n; variant: OrderExperience['variants'][number] }
)
/** `way` is null if unknown. */
type WayInput = { service: ServiceSlug; way: Way | null }
type InputOf<TKind extends PriceInput['kind']> = Extract<PriceInput, { kind: TKind }>

export type Quote = {
  price: Price
  /** Minutes, or null when the carrier confirms it. */
  durationMin: number | null
  /** Kilometres one way; null if unknown. */
  distanceKm: number | null
  /** Usual price of a ride that the carrier prices; null if unknown, and for a fixed price. */
  usual: Band | null
  /** The unit of a line, by its code; a line without an entry counts pieces. */
  countedBy: Record<string, 'hour' | 'person'>
}

/** The part of a price without extras; `lines` is null if the carrier has to name the price. */
type Fare = Pick<Quote, 'durationMin' | 'distanceKm' | 'usual'> & { lines: Line[] | null }

/**
 * Price and estimated duration of any kind of order. The category rows, the bill beside the form and the binding
 * order all use this function, so price rules belong here and nowhere else.
 */
export function priceRide(input: PriceInput): Quote {
  const { lines, durationMin, distanceKm, usual } = fareOf(input)
  const extras = [...optionLines(input), ...childSeatLines(input)]
  const known = [...(lines ?? []), ...extras.filter((line): line is Line => line.unit !== null)]
  const isComplete = lines !== null && extras.every(({ unit }) => unit !== null)
  return {
    price: addUp(known, isComplete),
    durationMin,
    distanceKm,
    usual,
    countedBy: countedBy(known),
  }
}

function countedBy(lines: Line[]): Quote['countedBy'] {
  return Object.fromEntries(
    lines.flatMap(({ code, per }) =>
      per === 'hour' || per === 'person' ? [[code, per] as const] : [],
    ),
  )
}

function fareOf(input: PriceInput): Fare {
  switch (input.kind) {
    case 'ride':
      return input.way && input.stops.length === 0 ? rideFare(input, input.way) : UNKNOWN
    case 'parcel':
      return input.way ? usualFare(input.service, input.way, 1) : UNKNOWN
    case 'hourly':
      return hourlyFare(input)
    case 'experience':
      return experienceFare(input)
  }
}

/** What a line of the way back is called. */
export const RETURN: Words = { cs: 'zpáteční jízda', en: 'return journey', de: 'Rückfahrt' }
const RETURN_DISCOUNTED: Words = {
  cs: 'zpáteční jízda se slevou',
  en: 'return journey at a discount',
  de: 'Rückfahrt mit Rabatt',
}
const BY_THE_HOUR: Words = {
  cs: 'Vůz s řidičem na hodiny',
  en: 'Car with a driver by the hour',
  de: 'Wagen mit Fahrer auf Stundenbasis',
}
const CHILD_SEAT: Words = { cs: 'Dětská sedačka', en: 'Child seat', de: 'Kindersitz' }

const UNKNOWN: Fare = { lines: null, durationMin: null, distanceKm: null, usual: null }

/** The fixed price of a ride and, at a discount, its return; without a fixed price, the usual price. */
function rideFare({ service, pickup, back }: InputOf<'ride'>, way: Way): Fare {
  const { from, to, durationMin, distanceKm, fixed, vatRateBp, vatParts } = way
  if (!fixed) return usualFare(service, way, back ? 2 : 1)
  const gross = ofCategory(fixed, service)
  const there = {
    code: 'ride',
    label: inEach((locale) => `${from[locale]} – ${to[locale]}, ${serviceName(service)}`),
    qty: 1,
    unit: ownMoney(gross),
    vatRateBp,
  }
  const fare = { durationMin, distanceKm, usual: null }
  if (!back) return { ...fare, lines: inVatParts(there, vatParts) }
  const discount = gross - returnFare(gross)
  if (discount > 0 && daysBetween(pickup, back) > ordering.returnWithinDays) {
    return { ...fare, lines: null }
  }
  const words = discount > 0 ? RETURN_DISCOUNTED : RETURN
  const label = inEach((locale) => `${to[locale]} – ${from[locale]}, ${words[locale]}`)
  const wayBack = { ...there, code: 'return', label, unit: ownMoney(gross - discount) }
  return { ...fare, lines: [there, wayBack].flatMap((line) => inVatParts(line, vatParts)) }
}

/** The usual price of a route, one way or both; the carrier names the price. */
function usualFare(service: ServiceSlug, way: Way, times: 1 | 2): Fare {
  const { usual, distanceKm, durationMin } = way
  const band = usual && {
    from: ofCategory(usual, service).from * times,
    to: ofCategory(usual, service).to * times,
  }
  return { lines: null, durationMin, distanceKm, usual: band }
}

function hourlyFare({ service, hours: qty }: InputOf<'hourly'>): Fare {
  const label = inEach((locale) => `${BY_THE_HOUR[locale]}, ${serviceName(service)}`)
  const unit = ownMoney(categoryOf(service).hourlyRate)
  const { vatRateBp } = ordering
  const lines: Line[] = [{ code: 'hourly', label, qty, unit, vatRateBp, per: 'hour' }]
  return { ...UNKNOWN, lines, durationMin: qty * 60 }
}

function experienceFare({ title, variant }: InputOf<'experience'>): Fare {
  const { name, price: unit, vatRateBp, vatParts, durationMin } = variant
  const label = inEach((locale) => `${title[locale]} – ${name[locale]}`)
  const lines = unit && inVatParts({ code: 'experience', label, qty: 1, unit, vatRateBp }, vatParts)
  return { ...UNKNOWN, lines, durationMin }
}

/** An extra counts per order, per passenger or per hour. */
function optionLines(input: PriceInput): (Omit<Line, 'unit'> & { unit: OrderOption['price'] })[] {
  const times = { order: 1, person: input.passengers, hour: hoursOf(input) }
  return input.options.map(({ code, name: label, price: unit, vatRateBp, per, qty }) => {
    return { code, label, qty: qty * times[per], unit, vatRateBp, per }
  })
}

function hoursOf(input: PriceInput): number {
  if (input.kind === 'hourly') return input.hours
  return input.kind === 'experience' ? startedHours(input.variant.durationMin) : 1
}

function childSeatLines({ childSeats: qty }: PriceInput): Line[] {
  const label = ownWords(CHILD_SEAT)
  const unit = ownMoney(childSeat.price)
  return qty === 0 ? [] : [{ code: 'childSeat', label, qty, unit, vatRateBp: ordering.vatRateBp }]
}

/** Calendar days between two days; NaN while one is not typed. */
function daysBetween(from: WallTime, to: WallTime): number {
  return (Date.parse(to.day ?? '') - Date.parse(from.day ?? '')) / DAY
}
