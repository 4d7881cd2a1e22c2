import { AIRPORT_KINDS, isForeignCode, type Item, readItems } from '~/places/words/place-meanings'
import { fold, readWords } from '~/places/words/place-words'
import { resolvePlace } from '~/places/words/places'

/** The kind of place at which a driver meets a passenger; it decides the free waiting (terms, article 7). */
export type MeetingPlace = 'airport' | 'station' | 'address'

const STATION =
  /(?<!\p{L})(?:nadr|nadrazi|nadrazim|hl n|hln|hlavak|hlavaku|zst|uan|autobusak|zeleznicni stanice|hlavna stanica|stanica|(?:railway|train|bus|coach|central|main) station|\p{L}*bahnhof|hbf|zob|gare|dworzec|terminal\p{L}*|(?:авто)?вокзал\p{L}*)(?!\p{L})/u

/** The kind of place of a pickup as the customer typed it; null without a pickup. */
export function meetingPlaceOf(pickup: string | null): MeetingPlace | null {
  if (pickup === null || pickup === '') return null
  const place = resolvePlace(pickup)
  if (place.kind === 'found' && place.place.airport !== null) return 'airport'
  const words = readWords(pickup)
  const items = readItems(words)
  const isAirport =
    items.some(({ kind }) => AIRPORT_KINDS.has(kind) && kind !== 'code') || isAtCode(items)
  if (isAirport) return 'airport'
  return STATION.test(words.map(({ text }) => fold(text)).join(' ')) ? 'station' : 'address'
}

/** Words beside the code of an airport that leave no other reading of its three letters. */
const BESIDE_CODE: ReadonlySet<string> = new Set(['hall', 'name', 'town', 'number', 'country'])

/** „VIE Ankunft“, "Vienna (VIE)", „vie“; not „Hotel Fra Angelico“, also in capitals. */
function isAtCode(items: Item[]): boolean {
  const isUpper = ({ typed }: Item) => typed === typed.toUpperCase()
  const isCode = ({ text }: Item) => isForeignCode(text)
  if (items.some((item) => isCode(item) && isUpper(item)) && !items.every(isUpper)) return true
  return items.some(isCode) && items.every((item) => isCode(item) || BESIDE_CODE.has(item.kind))
}
