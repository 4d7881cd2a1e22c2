import { appConfig } from '~config'
import { DAY } from '~/lib/duration'
import type { L10n } from '~/lib/app-config-type'
import { czk, type Money } from '~/lib/money'
import { returnFare } from '~/tariff/return-fare'
import { serviceNames, type ServiceSlug } from '~/tariff/service-slugs'
import type { Band } from '~/tariff/usual-price'
import type { Way } from '~/tariff/ways'

const { ordering } = appConfig

type Per = 'order' | 'person' | 'hour'
export type Line = {
  code: string
  label: L10n
  qty: number
  unit: Money
  vatRateBp: number
  /** What the quantity counts; nothing is pieces of an order. */
  per?: Per
}
/** Known lines, or null where the carrier has to name the price. */
export type Fare = {
  lines: Line[] | null
  durationMin: number | null
  distanceKm?: number | null
  usual?: Band | null
}

type RideDetails = {
  service: ServiceSlug
  times: { pickup: { local: string }; back: { local: string } | null }
}

/** What a way usually costs once or both times; the carrier names the price. */
export function usualFare({ service }: Pick<RideDetails, 'service'>, way: Way, times: 1 | 2): Fare {
  const { usual, distanceKm, durationMin } = way
  const band = usual && { from: usual[service].from * times, to: usual[service].to * times }
  return { lines: null, durationMin, distanceKm, usual: band }
}

/** The fixed price of a ride there and, at a discount, back; else what it usually costs. */
export function rideFare(details: RideDetails, way: Way): Fare {
  const { service, times } = details
  const { from, to, durationMin, distanceKm, fixed, vatRateBp } = way
  if (!fixed) return usualFare(details, way, times.back ? 2 : 1)
  const gross = fixed[service]
  const there = {
    code: 'ride',
    label: {
      cs: `${from.cs} – ${to.cs}, ${serviceNames[service]}`,
      en: `${from.en} – ${to.en}, ${serviceNames[service]}`,
    },
    qty: 1,
    unit: czk(gross),
    vatRateBp,
  }
  if (!times.back) return { lines: [there], durationMin, distanceKm }
  const discount = gross - returnFare(gross)
  if (discount > 0 && daysBetween(times.pickup, times.back) > ordering.returnWithinDays) {
    return { lines: null, durationMin, distanceKm }
  }
  const back = {
    ...there,
    code: 'return',
    label:
      discount > 0
        ? {
            cs: `${to.cs} – ${from.cs}, zpáteční jízda se slevou`,
            en: `${to.en} – ${from.en}, return journey at a discount`,
          }
        : {
            cs: `${to.cs} – ${from.cs}, zpáteční jízda`,
            en: `${to.en} – ${from.en}, return journey`,
          },
    unit: czk(gross - discount),
  }
  return { lines: [there, back], durationMin, distanceKm }
}

/** Days of the calendar from one wall time to another; not a number while one is not known yet. */
function daysBetween(from: { local: string }, to: { local: string }): number {
  const [start = Number.NaN, end = Number.NaN] = [from, to].map(({ local }) =>
    Date.parse(local.slice(0, 10)),
  )
  return (end - start) / DAY
}
