import { appConfig } from '~config'
import { hourlyLimits } from '~/carrier/offered-kinds'
import type { OrderKind } from '~/carrier/order-kinds'
import { KIND_RULES } from '~/order/model/kinds'
import { isSaying } from '~/lib/fields/typed-text'
import { meetingPlaceOf } from '~/places/words/meeting-place'
import { formatNumber } from '~/i18n/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

const { company, ordering } = appConfig

/**
 * What the price of a kind of order includes, in a word each; the promises say it whole. The free waiting is that of the
 * pickup where it is known.
 */
export function includedInPrice(kind: OrderKind, pickup = ''): string[] {
  const { includes } = KIND_RULES[kind]
  const minutes = waitingMinutes(pickup)
  return [
    ...(includes.includes('experience') ? [m.order_included_experience()] : []),
    ...(includes.includes('hourly')
      ? [includedKm(), m.order_included_fuel(), m.order_included_tolls()]
      : []),
    ...(includes.includes('handing')
      ? [m.order_included_handing({ minutes: String(ordering.freeWaiting.elsewhereMin) })]
      : []),
    ...(includes.includes('waiting') || includes.includes('experience')
      ? [m.order_included_waiting({ minutes })]
      : []),
    ...(includes.includes('ride') ? [m.order_included_tolls()] : []),
    ...(includes.includes('ride') && company.vatPayer ? [m.word_vat()] : []),
  ]
}

function includedKm(): string {
  const km = formatNumber(hourlyLimits().includedKmPerHour, getLocale())
  return m.order_included_km({ km })
}

/** The free waiting at a pickup; from the shortest to the longest while none is known. */
function waitingMinutes(pickup: string): string {
  const { airportMin, stationMin, elsewhereMin } = ordering.freeWaiting
  const place = isSaying(pickup) ? meetingPlaceOf(pickup) : null
  if (place !== null)
    return String({ airport: airportMin, station: stationMin, address: elsewhereMin }[place])
  const minutes = [airportMin, stationMin, elsewhereMin]
  const ends = [Math.min(...minutes), Math.max(...minutes)].map(String)
  return [...new Set(ends)].join('–')
}
