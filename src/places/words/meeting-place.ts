import { AIRPORT_KINDS, readItems } from '~/places/words/place-meanings'
import { fold, readWords } from '~/places/words/place-words'
import { resolvePlace } from '~/places/words/places'

/** The kind of place at which a driver meets a passenger; it decides the free waiting (terms, article 7). */
export type MeetingPlace = 'airport' | 'station' | 'address'

const STATION =
  /\b(?:nadrazi|nadrazim|hl n|hlavak|zst|zeleznicni stanice|(?:railway|train|bus|coach|central|main) station|hauptbahnhof|bahnhof|hbf|busbahnhof|gare|terminal\w*)\b/

/** The kind of place of a pickup as the customer typed it; null without a pickup. */
export function meetingPlaceOf(pickup: string | null): MeetingPlace | null {
  if (pickup === null || pickup === '') return null
  const place = resolvePlace(pickup)
  if (place.kind === 'found' && place.place.airport !== null) return 'airport'
  const words = readWords(pickup)
  const isAirport = readItems(words).some(({ kind }) => AIRPORT_KINDS.has(kind) && kind !== 'code')
  if (isAirport) return 'airport'
  return STATION.test(words.map(({ text }) => fold(text)).join(' ')) ? 'station' : 'address'
}
