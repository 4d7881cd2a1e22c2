import { townsAlone, townsLeft, withDetail } from '~/order/rules/place-detail'
import type { OrderErrors, OrderValues } from '~/order/model/typed-order'
import { isNameOf } from '~/places/words/place-codes'
import { readItems } from '~/places/words/place-meanings'
import { readWords } from '~/places/words/place-words'
import { resolvePlace } from '~/places/words/places'
import type { WayEnd, WayReading } from '~/places/ways'

/** Words beside the name of a place that say nothing more of where in it. */
const SAYS_NOTHING: ReadonlySet<string> = new Set([
  'airport',
  'code',
  'filler',
  'country',
  'postal',
])

/**
 * A ride without stops that ends where it begins leads nowhere: the customer wants a car that waits, or mistyped one end.
 * A town alone is no place yet.
 */
export function checkSamePlace(values: OrderValues, reading: WayReading): OrderErrors {
  const isRide = values.kind === 'ride' && values.stops === ''
  if (!isRide || townsLeft(values, reading).length > 0) return {}
  const towns = townsAlone(values, reading)
  const [from, to] = (['pickup', 'dropoff'] as const).map((end) =>
    placeSaid(values, end, towns.includes(end)),
  )
  if (!from || from !== to) return {}
  return { [towns.includes('dropoff') ? 'dropoffDetail' : 'dropoff']: { code: 'placeSame' } }
}

/** What a text says of where to go, however it is written: „Rybná 20, 110 00 Praha 1“ as "rybna 20 Prague 1". */
function placeSaid(values: OrderValues, end: WayEnd, isTown: boolean): string {
  const [text, answer] = [values[end], values[`${end}Place`]]
  const words = readWords(isTown ? withDetail(text, values[`${end}Detail`]) : text)
  const own = resolvePlace(text, answer)
  if (own.kind !== 'found')
    return [...words.map((word) => word.text), answer.split('|')[0]].join(' ').trim()
  const rest = readItems(words).filter(
    ({ kind, of }) => !SAYS_NOTHING.has(kind) && !isNameOf(own.place, kind, of),
  )
  return [own.place.id, ...rest.map((item) => item.text)].join(' ')
}
