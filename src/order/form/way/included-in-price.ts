import { appConfig } from '~config'
import { hourlyLimits } from '~/carrier/offered-kinds'
import type { OrderKind } from '~/carrier/order-kinds'
import { KIND_RULES } from '~/order/model/kinds'
import { formatNumber } from '~/i18n/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

const { company, ordering } = appConfig

/** What the price of a kind of order includes, in a word each; the promises say it whole. */
export function includedInPrice(kind: OrderKind): string[] {
  const { includes } = KIND_RULES[kind]
  return [
    ...(includes.includes('experience') ? [m.order_included_experience()] : []),
    ...(includes.includes('hourly')
      ? [includedKm(), m.order_included_fuel(), m.order_included_tolls()]
      : []),
    ...(includes.includes('ride') || includes.includes('waiting') || includes.includes('experience')
      ? [m.order_included_waiting({ minutes: waitingMinutes() })]
      : []),
    ...(includes.includes('ride') ? [m.order_included_tolls()] : []),
    ...(includes.includes('ride') && company.vatPayer ? [m.order_included_vat()] : []),
  ]
}

function includedKm(): string {
  const km = formatNumber(hourlyLimits().includedKmPerHour, getLocale())
  return m.order_included_km({ km })
}

/** From the shortest to the longest free waiting; it depends on the place. */
function waitingMinutes(): string {
  const { airportMin, stationMin, elsewhereMin } = ordering.freeWaiting
  const minutes = [airportMin, stationMin, elsewhereMin]
  const ends = [Math.min(...minutes), Math.max(...minutes)].map(String)
  return [...new Set(ends)].join('–')
}
