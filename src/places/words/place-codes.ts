import { type Item, type Place, placesByKind } from '~/places/words/place-meanings'

/** Countries around us whose postal codes have four digits; all others have five. */
const SHORT_CODES: ReadonlySet<string> = new Set('AT BE BG CH DK HU LI LU NO SI'.split(' '))

function hasShortCodes({ country }: Pick<Place, 'country'>): boolean {
  return SHORT_CODES.has(country)
}

function isWhole(code: string, place: Place): boolean {
  return code.length === (hasShortCodes(place) ? 4 : 5)
}

function fits(code: string, { postalCodes }: Place): boolean {
  return postalCodes.some((start) => code.startsWith(start))
}

/** True for digits that are a whole postal code of the place. */
export function isCodeOf(place: Place, digits: string): boolean {
  return isWhole(digits, place) && fits(digits, place)
}

/** True where these ids are those of the place, or of the town of the airport. */
export function isOf({ id, airport }: Place, ids: string[]): boolean {
  return ids.includes(id) || (airport !== null && airport.of !== null && ids.includes(airport.of))
}

/** True for a word that names the place, or the town of the airport. */
export function isNameOf(place: Place, kind: string, of: string[]): boolean {
  const isName = kind === 'name' || kind === 'unsure' || kind === 'code' || kind === 'alias'
  return isName && isOf(place, of)
}

/** The places of a postal code that does not fit, possibly none; null where all codes fit. */
export function foreignCodes(items: Item[], place: Place): Place[] | null {
  for (const [at, { kind, text }] of items.entries()) {
    const isShort = kind === 'number' && /^\d{4}$/.test(text) && isBesideName(items, at, place)
    if (kind !== 'postal' && !isShort) continue
    const isUnknown = place.postalCodes.length === 0 && isWhole(text, place)
    if (isUnknown || isCodeOf(place, text)) continue
    if (isShort && !hasShortCodes(place) && at > 0 && items[at]?.gap === 'space') continue
    return kind === 'postal'
      ? placesByKind().towns.filter(
          (town) =>
            town.id !== place.id &&
            town.id !== place.airport?.of &&
            !hasShortCodes(town) &&
            fits(text, town),
        )
      : []
  }
  return null
}

function isBesideName(items: Item[], at: number, place: Place): boolean {
  const [previous, next] = [items[at - 1], items[at + 1]]
  const isBefore = next?.gap === 'space' && isNameOf(place, next.kind, next.of)
  const isAfter =
    items[at]?.gap === 'space' &&
    previous !== undefined &&
    isNameOf(place, previous.kind, previous.of)
  return isBefore || (isAfter && hasShortCodes(place))
}
