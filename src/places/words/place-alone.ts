import { isCodeOf, isNameOf } from '~/places/words/place-codes'
import {
  isLandmark,
  isQuarter,
  type Item,
  namesToSlip,
  type Place,
  readItems,
} from '~/places/words/place-meanings'
import { isSlip, readWords } from '~/places/words/place-words'

/** Words beside the name of a town that say nothing more of where in it. */
const SAYS_NOTHING: ReadonlySet<string> = new Set(['country', 'filler', 'postal', 'outskirts'])
const CENTRE =
  /^(?:(?:city|town|historic(?:al|ke)?) )?(?:centr(?:um|a|u|e)|center)(?: mesta| of town)?$|^(?:downtown|(?:stadt)?zentrum|stadtmitte|innenstadt|altstadt|stred(?:u)?|old (?:town|city)|stare mesto)$|^центр(?: міста| города)?$/

/** True for words that mean the middle of a town, which is no address. */
export function isCentre(text: string): boolean {
  return CENTRE.test(text)
}

/**
 * True for a text that names a town or a quarter of it, and neither a street, a house, a station nor an airport: „Praha“,
 * „Praha 1“, “Prague city centre”, „Praha, Smíchov“, „1010 Wien“. `place` is what the text means.
 */
export function isPlaceAlone(typed: string, place: Place): boolean {
  if (place.airport !== null) return false
  return readItems(readWords(typed)).every((item, at, items) => {
    const { kind, of, text } = item
    // „Praha hl. n.“ holds the name of its town and is a place in it.
    if (isLandmark(text)) return false
    return (
      isNameOf(place, kind, of) ||
      SAYS_NOTHING.has(kind) ||
      kind === 'land' ||
      (kind === 'number' && isDistrictNumber(item, items[at - 1], place)) ||
      isQuarter(text) ||
      (kind === 'spot' && isCentre(text)) ||
      (kind === 'unknown' && namesToSlip().some((name) => isSlip(text, name)))
    )
  })
}

/** „Praha 5“, „Wien, 10. Bezirk“ and the code of „1010 Wien“; „Praha - Sobín 12“ is a house. */
function isDistrictNumber({ text, gap }: Item, before: Item | undefined, place: Place): boolean {
  if (/^\d{4}$/.test(text)) return isCodeOf(place, text)
  const isOfHouse = before !== undefined && gap === 'space' && isQuarter(before.text)
  return /^\d{1,2}(?:st|nd|rd|th)?$/.test(text) && !isOfHouse
}
