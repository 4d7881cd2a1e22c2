import { factsOf } from '~/order/fields'
import { rulesOfKind } from '~/order/model/kinds'
import type { OrderErrors, OrderValues } from '~/order/model/typed-order'
import { isSaying } from '~/lib/fields/typed-text'
import { resolvePlace } from '~/places/words/places'
import { speaksOfAirport, type WayEnd, type WayReading } from '~/places/ways'

type Detailed = Pick<OrderValues, 'kind' | `${WayEnd}${'' | 'Place' | 'Detail'}`>

/** The ends of this kind of order that name a town and nothing in it. */
export function townsAlone({ kind }: Pick<OrderValues, 'kind'>, reading: WayReading): WayEnd[] {
  return reading.alone.filter((end) => end === 'pickup' || rulesOfKind(kind)?.hasWay === true)
}

/** The question for the street or hotel of each town alone that was given none. */
export function askDetails(values: Detailed, reading: WayReading): OrderErrors {
  const asked = townsAlone(values, reading).filter((end) => !isSaying(values[`${end}Detail`]))
  return Object.fromEntries(asked.map((end) => [`${end}Detail`, { code: 'placeAlone' }]))
}

/** The errors of the streets and hotels that were given: one that means another place has another price. */
export function checkDetails(values: Detailed, reading: WayReading): OrderErrors {
  const errors: OrderErrors = {}
  for (const end of townsAlone(values, reading)) {
    const detail = values[`${end}Detail`]
    const limit = factsOf(`${end}Detail`).longest ?? 0
    if (!isSaying(detail)) continue
    if (detail.length > limit) errors[`${end}Detail`] = { code: 'tooLong', limit }
    else if (isElsewhere(detail, values[end], values[`${end}Place`]))
      errors[`${end}Detail`] = { code: 'placeElsewhere' }
  }
  return errors
}

/** A place as the driver reads it: „Hotel Josef, Praha“. */
export function withDetail(place: string, detail: string): string {
  return isSaying(detail) ? `${detail}, ${place}` : place
}

function isElsewhere(detail: string, town: string, answer: string): boolean {
  if (speaksOfAirport(detail)) return true
  const own = resolvePlace(town, answer)
  const both = resolvePlace(withDetail(town, detail))
  const id = own.kind === 'found' ? own.place.id : null
  if (both.kind === 'found') return both.place.id !== id
  return both.kind === 'asked' && both.about === 'which'
}
