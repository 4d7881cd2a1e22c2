import { appConfig } from '~config'
import { period } from '~/carrier/phrases/period'
import { formatMoney } from '~/i18n/format'
import type { L10n, Locale } from '~/lib/locale'
import { ownMoney } from '~/lib/money'

/** The step of charged waiting after „po započatých“ and "for every": "15 minutách", "15 minutes". */
export function waitingStep(locale: Locale): string {
  const step = appConfig.ordering.waitingStepMin
  if (locale === 'en') return period(step, 'minute', locale)
  return `${step}\u00a0${step === 1 ? 'minutě' : 'minutách'}`
}

/** Included waiting at pickup, by place: "60 minutes at an airport from the actual landing, …". */
function freeWaiting(locale: Locale): string {
  const { airportMin, stationMin, elsewhereMin } = appConfig.ordering.freeWaiting
  const [airport, station, elsewhere] = [airportMin, stationMin, elsewhereMin].map((minutes) =>
    period(minutes, 'minute', locale),
  )
  return locale === 'cs'
    ? `na letišti ${airport} od skutečného příletu, na nádraží ${station}, jinde ${elsewhere}`
    : `${airport} at an airport from the actual landing, ${station} at a station, ${elsewhere} elsewhere`
}

/** Included waiting time of the driver; one text for the form, the summary, terms and FAQ. */
export function waitingPromise(locale: Locale): string {
  return locale === 'cs'
    ? `V\u00a0ceně je čekání při vyzvednutí: ${freeWaiting(locale)}. Delší čekání je po domluvě s\u00a0Vámi a\u00a0účtujeme ho po započatých ${waitingStep(locale)} hodinovou sazbou kategorie.`
    : `The price includes waiting at pickup: ${freeWaiting(locale)}. Longer waiting is by agreement with you and charged at the hourly rate of the category, for every ${waitingStep(locale)} or part thereof.`
}

/**
 * What an experience includes: its own list, each entry as a sentence, and waiting at pickup. Without a list it names
 * the page that has one. Only longer waiting at pickup is charged: that of the day itself is in the experience's list.
 */
export function experiencePromise(locale: Locale, included: readonly L10n[]): string {
  const list = included.map((item) => `${item[locale].replace(/\.$/, '')}. `).join('')
  if (locale === 'cs') {
    const start = list
      ? `${list}To všechno je v\u00a0ceně, stejně jako čekání při vyzvednutí`
      : 'V\u00a0ceně je to, co uvádí stránka zážitku, a\u00a0čekání při vyzvednutí'
    return `${start}: ${freeWaiting(locale)}. Delší čekání při vyzvednutí je po domluvě s\u00a0Vámi a\u00a0účtujeme ho po započatých ${waitingStep(locale)} hodinovou sazbou kategorie.`
  }
  const start = list
    ? `${list}All of this is in the price, and so is waiting at pickup`
    : 'The price includes what the page of the experience says, and waiting at pickup'
  return `${start}: ${freeWaiting(locale)}. Longer waiting at pickup is by agreement with you and charged at the hourly rate of the category, for every ${waitingStep(locale)} or part thereof.`
}

/** Included kilometres of hire by the hour and the price beyond them; one text for all places. */
export function hourlyPromise(locale: Locale): string {
  const { minHours, includedKmPerHour, furtherKmPrice } = appConfig.ordering.hourly
  const least = period(minHours, 'hour', locale)
  const km = `${includedKmPerHour}\u00a0km`
  const further = formatMoney(ownMoney(furtherKmPrice), locale)
  return locale === 'cs'
    ? `Vůz na hodiny objednáte nejméně na ${least}. V\u00a0ceně je ${km} na každou hodinu, palivo, dálniční poplatky a\u00a0parkování; každý další kilometr stojí ${further}. Čas běží od sjednaného vyzvednutí do chvíle, kdy vystoupíte.`
    : `Hire by the hour is for ${least} or more. It includes ${km} for each hour, fuel, motorway tolls and parking; every further kilometre costs ${further}. Time runs from the agreed pickup until you get out.`
}

/** Services that the price of a ride includes; one text for the pages of fares and the FAQ. */
export function ridePromise(locale: Locale): string {
  const { vatPayer } = appConfig.company
  return locale === 'cs'
    ? `Celý vůz s\u00a0řidičem, pohonné hmoty, dálniční poplatky${vatPayer ? ', parkování na sjednané trase a\u00a0DPH tam, kde se platí' : ' a\u00a0parkování na sjednané trase'}. Neplatíte za osobu ani za kus běžného zavazadla.`
    : `The whole car with a driver, fuel, motorway tolls${vatPayer ? ', parking on the agreed route and VAT where it is due' : ' and parking on the agreed route'}. You do not pay per person or per ordinary piece of luggage.`
}
