import { factsOf } from '~/order/fields'
import { rulesOfKind } from '~/order/model/kinds'
import type { OrderErrors, OrderValues } from '~/order/model/typed-order'
import type { FieldError } from '~/lib/fields/field-error'
import { isSaying } from '~/lib/fields/typed-text'
import { isPlaceAlone } from '~/places/words/place-alone'
import { meetingPlaceOf } from '~/places/words/meeting-place'
import { resolvePlace } from '~/places/words/places'
import type { WayEnd, WayReading } from '~/places/ways'

type Detailed = Pick<OrderValues, 'kind' | `${WayEnd}${'' | 'Place' | 'Detail'}`>

/** The ends of this kind of order that name a town and nothing in it. */
export function townsAlone({ kind }: Pick<OrderValues, 'kind'>, reading: WayReading): WayEnd[] {
  return reading.alone.filter((end) => end === 'pickup' || rulesOfKind(kind)?.hasWay === true)
}

/** Those of them of which no street or hotel was given. */
export function townsLeft(values: Detailed, reading: WayReading): WayEnd[] {
  return townsAlone(values, reading).filter(
    (end) => !saysWhere(values[`${end}Detail`], values[end], values[`${end}Place`]),
  )
}

/** True for a text that tells where in a town; a quarter of it does not. */
export function saysWhere(detail: string, town: string, answer = ''): boolean {
  if (!isSaying(detail)) return false
  const own = resolvePlace(town, answer)
  return own.kind !== 'found' || !isPlaceAlone(withDetail(town, detail), own.place)
}

/** The question for the street or hotel of each town alone that was given none. */
export function askDetails(values: Detailed, reading: WayReading): OrderErrors {
  const asked = townsLeft(values, reading)
  return Object.fromEntries(asked.map((end) => [`${end}Detail`, { code: 'placeAlone' }]))
}

/** The errors of the streets and hotels that were given: one that means another place has another price. */
export function checkDetails(values: Detailed, reading: WayReading): OrderErrors {
  const errors: OrderErrors = {}
  for (const end of townsAlone(values, reading)) {
    const detail = values[`${end}Detail`]
    const error = isSaying(detail) && detailError(end, detail, values[end], values[`${end}Place`])
    if (error) errors[`${end}Detail`] = error
  }
  return errors
}

/** What is wrong with the street or hotel in a town; `answer` is that to a question about the town. */
export function detailError(
  end: WayEnd,
  detail: string,
  town: string,
  answer = '',
): FieldError | null {
  const limit = factsOf(`${end}Detail`).longest ?? 0
  if (detail.length > limit) return { code: 'tooLong', limit }
  return isElsewhere(detail, town, answer) ? { code: 'placeElsewhere' } : null
}

/** A place as the driver reads it: „Hotel Josef, Praha“. */
export function withDetail(place: string, detail: string): string {
  return isSaying(detail) ? `${detail}, ${place}` : place
}

function isElsewhere(detail: string, town: string, answer: string): boolean {
  if (meetingPlaceOf(detail) === 'airport') return true
  const own = resolvePlace(town, answer)
  const both = resolvePlace(withDetail(town, detail))
  const id = own.kind === 'found' ? own.place.id : null
  if (both.kind === 'found') return both.place.id !== id
  return both.kind === 'asked' && both.about === 'which'
}
