import { isNameOf } from '~/places/words/place-codes'
import { namesToSlip, type Place, readItems } from '~/places/words/place-meanings'
import { isSlip, readWords } from '~/places/words/place-words'

/** Words beside the name of a town that say nothing more of where in it; its parts are landmarks, too. */
const SAYS_NOTHING: ReadonlySet<string> = new Set(['country', 'filler', 'postal'])
const CENTRE =
  /^(?:(?:city|town|historic(?:al|ke)?) )?(?:centr(?:um|a|u|e)|center)(?: mesta| of town)?$|^(?:downtown|(?:stadt)?zentrum|stadtmitte|innenstadt|stred(?:u)?)$/

/** True for a word that means the middle of a town, which is no address. */
export function isCentre(text: string): boolean {
  return CENTRE.test(text)
}

/**
 * True for a text that names a town and neither a street, a house, a station nor an airport: „Praha“, „Praha 1“,
 * “Prague city centre”. `place` is what the text means.
 */
export function isPlaceAlone(typed: string, place: Place): boolean {
  if (place.airport !== null) return false
  return readItems(readWords(typed)).every(
    ({ kind, of, text }) =>
      isNameOf(place, kind, of) ||
      SAYS_NOTHING.has(kind) ||
      (kind === 'number' && text.length <= 2) ||
      (kind === 'spot' && isCentre(text)) ||
      (kind === 'unknown' && namesToSlip().some((name) => isSlip(text, name))),
  )
}
