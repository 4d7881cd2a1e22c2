import { appConfig } from '~config'
import { findOrderExperience, type OrderCatalogue } from '~/catalogue/order-catalogue'
import { availableOptions } from '~/features/order/rules/order-options'
import type { OrderDetails } from '~/features/order/rules/check-order'
import { type Fare, type Line, rideFare, usualFare } from '~/features/order/price/ride-fare'
import { startedHours } from '~/tariff/started-hours'
import { serviceNames } from '~/tariff/service-slugs'
import type { Band } from '~/tariff/usual-price'
import type { WayReading } from '~/tariff/ways'
import { czk, type Money, netOf } from '~/lib/money'
import type { Price, PriceLine } from '~/provider/contract'

const { ordering, services, childSeat } = appConfig

/** What an order costs is computed here and only here: on the server, from our own data. */
type PricedDetails = Pick<
  OrderDetails,
  | 'kind'
  | 'service'
  | 'experienceId'
  | 'variantId'
  | 'trip'
  | 'passengers'
  | 'childSeats'
  | 'orderOptions'
> & { times: { pickup: { local: string }; back: { local: string } | null } }

export type Quote = {
  price: Price
  /** Minutes, or null when the carrier confirms it. */ durationMin: number | null
  /** Of the way there; null where it is not known. */
  distanceKm: number | null
  /** What a ride that the carrier prices usually costs; null where nobody can say, and for a fixed price. */
  usual: Band | null
  /** What a line counts by its code; a line that is not here counts pieces. */
  countedBy: Record<string, 'hour' | 'person'>
}

/** Price and estimated time of an order on its way, in haléře, VAT computed down from gross line by line. */
export function quoteOrder(
  details: PricedDetails,
  catalogue: OrderCatalogue,
  reading: WayReading,
): Quote {
  const fare = fareOf(details, catalogue, reading)
  const extras = [...optionLines(details, catalogue), ...childSeatLines(details)]
  const known = extras.filter((line): line is Line => line.unit !== null)
  const counted = [...(fare.lines ?? []), ...known]
  const lines = counted.map(priceLine)
  const [currency, ...otherCurrencies] = new Set(lines.map(({ gross }) => gross.currency))
  const isComplete = fare.lines !== null && known.length === extras.length
  // Two currencies cannot be added up, so the carrier names the price.
  const isFixed = isComplete && currency !== undefined && otherCurrencies.length === 0
  return {
    price: isFixed ? fixedPrice(lines, currency) : onRequest(lines),
    durationMin: fare.durationMin,
    distanceKm: fare.distanceKm ?? null,
    usual: fare.usual ?? null,
    countedBy: countedBy(counted),
  }
}

function countedBy(lines: Line[]): Quote['countedBy'] {
  return Object.fromEntries(
    lines.flatMap(({ code, per }) =>
      per === 'hour' || per === 'person' ? [[code, per] as const] : [],
    ),
  )
}

const UNKNOWN: Fare = { lines: null, durationMin: null }

function fareOf(details: PricedDetails, catalogue: OrderCatalogue, reading: WayReading): Fare {
  if (details.kind === 'experience') return experienceFare(details, catalogue)
  if (details.kind === 'hourly') return hourlyFare(details)
  if (reading.state !== 'known' || details.trip.stops.length > 0) return UNKNOWN
  return details.kind === 'ride'
    ? rideFare(details, reading.way)
    : usualFare(details, reading.way, 1)
}

function experienceFare(details: PricedDetails, catalogue: OrderCatalogue): Fare {
  const experience = findOrderExperience(catalogue, details.experienceId ?? '')
  const variant = experience?.variants.find(({ id }) => id === details.variantId)
  if (!experience || !variant) return { lines: null, durationMin: null }
  const { price, vatRateBp, durationMin } = variant
  if (!price) return { lines: null, durationMin }
  const label = {
    cs: `${experience.title.cs} – ${variant.name.cs}`,
    en: `${experience.title.en} – ${variant.name.en}`,
  }
  return { lines: [{ code: 'experience', label, qty: 1, unit: price, vatRateBp }], durationMin }
}

function hourlyFare({ service, trip }: PricedDetails): Fare {
  const hours = trip.hours ?? 0
  const label = {
    cs: `Vůz s řidičem na hodiny, ${serviceNames[service]}`,
    en: `Car with a driver by the hour, ${serviceNames[service]}`,
  }
  const unit = czk(services[service].hourlyRate)
  return {
    lines: [
      { code: 'hourly', label, qty: hours, unit, vatRateBp: ordering.vatRateBp, per: 'hour' },
    ],
    durationMin: hours * 60,
  }
}

type OptionLine = Omit<Line, 'unit'> & { unit: Money | null }

/** `per: 'person'` counts times passengers, `per: 'hour'` times hours. */
function optionLines(details: PricedDetails, catalogue: OrderCatalogue): OptionLine[] {
  const experience = findOrderExperience(catalogue, details.experienceId ?? '')
  const variant = experience?.variants.find(({ id }) => id === details.variantId)
  const hours = details.trip.hours ?? startedHours(variant?.durationMin ?? 60)
  const times = { order: 1, person: details.passengers ?? 1, hour: hours }
  return availableOptions(details.kind, experience).flatMap((option) => {
    const chosen = details.orderOptions.find(({ code }) => code === option.code)
    if (!chosen) return []
    const { code, name: label, price: unit, vatRateBp, per } = option
    return [{ code, label, qty: chosen.qty * times[per], unit, vatRateBp, per }]
  })
}

function childSeatLines({ childSeats }: PricedDetails): Line[] {
  if (childSeats === 0) return []
  const label = { cs: 'Dětská sedačka', en: 'Child seat' }
  const unit = czk(childSeat.price)
  return [{ code: 'childSeat', label, qty: childSeats, unit, vatRateBp: ordering.vatRateBp }]
}

function priceLine({ code, label, qty, unit, vatRateBp: rate }: Line): PriceLine {
  const { currency } = unit
  // Who pays no VAT charges none, whatever rate the catalogue names.
  const vatRateBp = appConfig.company.vatPayer ? rate : 0
  const gross = unit.amount * qty
  const net = netOf(gross, vatRateBp)
  return {
    code,
    label,
    qty,
    vatRateBp,
    unitGross: unit,
    gross: { amount: gross, currency },
    net: { amount: net, currency },
    vat: { amount: gross - net, currency },
  }
}

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

function vatByRate(lines: PriceLine[], currency: Money['currency']): Price['vatByRate'] {
  // What is free is taxed by nothing.
  const paid = lines.filter(({ gross }) => gross.amount > 0)
  const rates = [...new Set(paid.map(({ vatRateBp }) => vatRateBp))].toSorted((a, b) => b - a)
  return rates.map((rateBp) => {
    const ofRate = lines.filter(({ vatRateBp }) => vatRateBp === rateBp)
    return {
      rateBp,
      net: { amount: sum(ofRate.map(({ net }) => net.amount)), currency },
      vat: { amount: sum(ofRate.map(({ vat }) => vat.amount)), currency },
    }
  })
}

function fixedPrice(lines: PriceLine[], currency: Money['currency']): Price {
  return {
    status: 'fixed',
    lines,
    totalGross: { amount: sum(lines.map(({ gross }) => gross.amount)), currency },
    totalNet: { amount: sum(lines.map(({ net }) => net.amount)), currency },
    vatByRate: vatByRate(lines, currency),
  }
}

function onRequest(lines: PriceLine[]): Price {
  return { status: 'onRequest', lines, totalGross: null, totalNet: null, vatByRate: [] }
}
