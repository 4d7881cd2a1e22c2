import { appConfig } from '~config'
import { vatNote } from '~/ui/cards/vat-note'
import { formatDuration, formatNumber } from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import type { L10n, Locale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { type Fare, fareRates } from '~/places/fares'
import { type ServiceSlug, categoryOf } from '~/carrier/service-slugs'

type Way = { from: L10n; to: L10n }

/** Both ends of a fare as a line of a timetable: "Praha – Karlovy Vary". */
export function fareName({ from, to }: Way, locale: Locale): string {
  return `${from[locale]}\u00a0– ${to[locale]}`
}

/** Duration and distance: "1 h 50 min · 130 km". */
export function fareLength({ durationMin, distanceKm }: Fare, locale: Locale): string {
  return `${formatDuration(durationMin)}\u00a0· ${formatNumber(distanceKm, locale)}\u00a0km`
}

/** What the figures of a price list mean: the currency, the whole car, one way, and VAT where it applies. */
export function fareUnit(fares: Fare[]): string {
  const rates = fares.flatMap(fareRates)
  if (rates.includes(0)) return [m.fares_unit(), vatNote(rates)].join(' ').trim()
  return appConfig.company.vatPayer ? m.fares_unit_vat() : m.fares_unit()
}

/** The address of the order with a ride filled in: the route, and the category if one is chosen. */
export function rideOrder({ from, to }: Way, locale: Locale, service?: ServiceSlug): string {
  const query = new URLSearchParams({
    kind: 'ride',
    ...(service ? { service } : {}),
    pickup: from[locale],
    dropoff: to[locale],
  })
  return `${screenPath('order', locale)}?${query}`
}

/** Capacity of a category: "do 5 osob" / "up to 5 people". */
export function seatsText(service: ServiceSlug): string {
  const count = categoryOf(service).maxPassengers
  return m.service_up_to({ limit: m.order_capacity_people({ count }) })
}
