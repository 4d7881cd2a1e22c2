import { appConfig } from '~config'
import { period } from '~/carrier/phrases/period'
import { formatMoney } from '~/i18n/format'
import type { Locale } from '~/lib/locale'
import { czk } from '~/lib/money'

/** The step of charged waiting after „po započatých“ and "for every": "15 minutách", "15 minutes". */
export function waitingStep(locale: Locale): string {
  const step = appConfig.ordering.waitingStepMin
  if (locale === 'en') return period(step, 'minute', locale)
  return `${step}\u00a0${step === 1 ? 'minutě' : 'minutách'}`
}

/** Included waiting time of the driver; one text for the form, the summary, terms and FAQ. */
export function waitingPromise(locale: Locale): string {
  const { airportMin, stationMin, elsewhereMin } = appConfig.ordering.freeWaiting
  const [airport, station, elsewhere] = [airportMin, stationMin, elsewhereMin].map((minutes) =>
    period(minutes, 'minute', locale),
  )
  return locale === 'cs'
    ? `V\u00a0ceně je čekání při vyzvednutí: na letišti ${airport} od skutečného příletu, na nádraží ${station}, jinde ${elsewhere}. Delší čekání je po domluvě s\u00a0Vámi a\u00a0účtujeme ho po započatých ${waitingStep(locale)} hodinovou sazbou kategorie.`
    : `The price includes waiting at pickup: ${airport} at an airport from the actual landing, ${station} at a station, ${elsewhere} elsewhere. Longer waiting is by agreement with you and charged at the hourly rate of the category, for every ${waitingStep(locale)} or part of them.`
}

/** Included kilometres of hire by the hour and the price beyond them; one text for all places. */
export function hourlyPromise(locale: Locale): string {
  const { minHours, includedKmPerHour, furtherKmPrice } = appConfig.ordering.hourly
  const least = period(minHours, 'hour', locale)
  const km = `${includedKmPerHour}\u00a0km`
  const further = formatMoney(czk(furtherKmPrice), locale)
  return locale === 'cs'
    ? `Vůz na hodiny objednáte nejméně na ${least}. V\u00a0ceně je ${km} na každou hodinu, palivo, dálniční poplatky a\u00a0parkování; každý další kilometr stojí ${further}. Čas běží od sjednaného přistavení do chvíle, kdy vystoupíte.`
    : `Hire by the hour starts at ${least}. It includes ${km} for each hour, fuel, motorway tolls and parking; every further kilometre costs ${further}. Time runs from the agreed pickup until you get out.`
}
