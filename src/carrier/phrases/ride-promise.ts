import { appConfig } from '~config'
import type { Locale } from '~/lib/locale'

/** Services that the price of a ride includes; one text for the pages of fares and the FAQ. */
export function ridePromise(locale: Locale): string {
  const { vatPayer } = appConfig.company
  return locale === 'cs'
    ? `Celý vůz s\u00a0řidičem, pohonné hmoty, dálniční poplatky${vatPayer ? ', parkování na sjednané trase a\u00a0DPH tam, kde se platí' : ' a\u00a0parkování na sjednané trase'}. Neplatíte za osobu ani za kus běžného zavazadla.`
    : `The whole car with a driver, fuel, motorway tolls${vatPayer ? ', parking on the agreed route and VAT where it is due' : ' and parking on the agreed route'}. You do not pay per person or per ordinary piece of luggage.`
}
