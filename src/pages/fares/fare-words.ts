import { pageTitle } from '~/http/document/page-head'
import { fareName } from '~/ui/cards/fare-texts'
import { facts } from '~/carrier/facts'
import { formatDuration, formatMoney, formatNumber } from '~/i18n/format'
import type { Locale } from '~/lib/locale'
import { ownMoney } from '~/lib/money'
import { m } from '~/paraglide/messages'
import { airportOf, type Fare, lowestPrice } from '~/places/fares'

/** What search engines show of a title and of a description. */
const TITLE_LENGTH = 60
const DESCRIPTION_LENGTH = 155

/** The kind of journey, in the words that people search for: "Private transfer with a driver". */
export function fareKind(fare: Fare): string {
  return airportOf(fare) ? m.fare_kind_airport() : m.fare_kind()
}

/** The name of a fare as a service; the heading of its page says the same. */
export function fareServiceName(fare: Fare, locale: Locale): string {
  return `${fareKind(fare)}: ${fareName(fare, locale)}`
}

/** Title and description of the page of a fare in search results. */
export function fareSeo(fare: Fare, locale: Locale): { title: string; description: string } {
  const { freeCancellation } = facts(locale)
  const name = fareServiceName(officiallyNamed(fare), locale)
  const description = m.fare_description({
    name,
    price: priceOf(fare, locale),
    distance: formatNumber(fare.distanceKm, locale),
    duration: formatDuration(fare.durationMin),
  })
  return {
    title: titleOf(fare, locale),
    description: [m.fare_cancel({ hours: freeCancellation }), m.fare_pay()].reduce<string>(
      (text, more) =>
        text.length + 1 + more.length > DESCRIPTION_LENGTH ? text : `${text} ${more}`,
      description,
    ),
  }
}

/** The fullest title that search engines show; of a longer one they cut the product's name, then we leave out the price. */
function titleOf(fare: Fare, locale: Locale): string {
  const price = priceOf(fare, locale)
  const route = fareName(fare, locale)
  const place = airportOf(fare)
  const isToItsTown = place?.airport?.of && fare.between.includes(place.airport.of)
  const full = isToItsTown
    ? m.fare_title_airport({ airport: place.name[locale], price })
    : m.fare_title({ route, price })
  if (pageTitle(full).length <= TITLE_LENGTH) return full
  const short = m.fare_title_short({ route, price })
  return short.length <= TITLE_LENGTH ? short : fareServiceName(fare, locale)
}

/** The fare with the official name of its airport: people search for "Letiště Václava Havla", too. */
function officiallyNamed(fare: Fare): Fare {
  const place = airportOf(fare)
  if (!place?.airport) return fare
  const { fullName } = place.airport
  return fare.between[0] === place.id ? { ...fare, from: fullName } : { ...fare, to: fullName }
}

function priceOf(fare: Fare, locale: Locale): string {
  return formatMoney(ownMoney(lowestPrice(fare)), locale)
}
