import { appConfig } from '~config'
import { hourlyLimits } from '~/carrier/offered-kinds'
import { counted, period } from '~/carrier/phrases/period'
import { formatMoney } from '~/i18n/format'
import { phrases } from '~/i18n/languages/phrases'
import type { L10n, Locale } from '~/lib/locale'
import { ownMoney } from '~/lib/money'
import { m } from '~/paraglide/messages'

/** The step of charged waiting after „po započatých“ and "for every": "15 minutách", "15 minutes". */
export function waitingStep(locale: Locale): string {
  return counted(appConfig.ordering.waitingStepMin, phrases[locale].step, locale)
}

/** Included waiting at pickup, by place: "60 minutes at an airport from the actual landing, …". */
function freeWaiting(locale: Locale): string {
  const { airportMin, stationMin, elsewhereMin } = appConfig.ordering.freeWaiting
  const said = (minutes: number) => period(minutes, 'minute', locale)
  return phrases[locale].freeWaiting({
    airport: said(airportMin),
    station: said(stationMin),
    elsewhere: said(elsewhereMin),
  })
}

/** Included waiting time of the driver; one text for the form, the summary, terms and FAQ. */
export function waitingPromise(locale: Locale): string {
  return phrases[locale].waiting(freeWaiting(locale), waitingStep(locale))
}

/** Time that the price of a parcel includes for handing it over, in minutes: a parcel waits for no flight. */
export function handingPromise(locale: Locale): string {
  const free = period(appConfig.ordering.freeWaiting.elsewhereMin, 'minute', locale)
  return phrases[locale].handing(free, waitingStep(locale))
}

/**
 * What an experience includes: its own list, each entry as a sentence, and waiting at pickup. Without a list it names
 * the page that has one. Only longer waiting at pickup is charged: that of the day itself is in the experience's list.
 */
export function experiencePromise(locale: Locale, included: readonly L10n[]): string {
  const list = included.map((item) => `${item[locale].replace(/\.$/, '')}. `).join('')
  return phrases[locale].experience(list, freeWaiting(locale), waitingStep(locale))
}

/** Included kilometres of hire by the hour and the price beyond them; one text for all places. */
export function hourlyPromise(locale: Locale): string {
  const { minHours, includedKmPerHour, furtherKmPrice } = hourlyLimits()
  return phrases[locale].hourly({
    least: period(minHours, 'hour', locale),
    km: `${includedKmPerHour}\u00a0km`,
    further: formatMoney(ownMoney(furtherKmPrice), locale),
  })
}

/** Services that the price of a ride includes; one text for the pages of fares and the FAQ. */
export function ridePromise(locale: Locale): string {
  const { vatPayer } = appConfig.company
  return vatPayer ? m.ride_includes_vat({}, { locale }) : m.ride_includes({}, { locale })
}
