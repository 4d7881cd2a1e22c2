import type { Item } from '~/places/words/place-meanings'

/** Role of a word that names none of our places. */
export type Cover =
  /** Part of the name of a street or a building, whatever its meaning alone. */
  | 'covered'
  /** Before a number like a street, but it could also be a village. */
  | 'numbered'
  | 'bare'

const HOUSES = new Set(['venue', 'brand'])
const ENGLISH_STREET = /^(?:street|avenue|ave|road|strasse|str|gasse|platz|allee)$/
const STREET_PREPOSITION = /^(?:na|v|ve|u|pod|nad|k|ke|za|pri|mezi|am|an|auf|im|zum|zur)$/
const STREET_ENDING = /(?:ska|cka|ova|eho|skeho|ni)$/
const GERMAN_ENDING =
  /(?:ring|weg|kai|gurtel|ufer|graben|zeile|steig|damm|strasse|gasse|platz|allee|(?<!neu)markt)$/
/** „28. října 12“, „5. května 65“: streets named after a day. */
const MONTH =
  /^(?:ledna|unora|brezna|dubna|kvetna|maje|cervna|cervence|srpna|zari|rijna|listopadu|prosince)$/
/** „Am Hof 2“: a street that is called like a town. */
const GERMAN_BEFORE_STREET = /^(?:am|an|auf|im|zum|zur)$/

/** The start of each part of the text: after a comma, a dash or an arrow; „Franz-Josefs-Kai 27“ is one part. */
function partsOf(items: Item[]): number[] {
  let part = 0
  return items.map(({ gap, kind }, index) => {
    const isOneName = gap === 'hyphen' && kind === 'unknown' && items[index - 1]?.kind === 'unknown'
    return index > 0 && gap !== 'space' && !isOneName ? (part += 1) : part
  })
}

/**
 * For each word, whether it is part of a street's or a building's name. Indicators are words such as „ulice“,
 * „Straße“, „hotel“, a house number, or the ending of a Czech street.
 */
export function coverOf(items: Item[], isOurs: (item: Item) => boolean): Cover[] {
  const parts = partsOf(items)
  return items.map((item, at) => {
    const inPart = items.filter((_, index) => parts[index] === parts[at])
    if (isNamedStreet(items, at)) return 'covered'
    // „Hotel Belvedere, Praha“ is not the Belvedere of Vienna.
    if (item.kind === 'part' && isNameOfHouse(items, at)) return 'covered'
    if (item.kind === 'town') {
      return isNameOfHouse(items, at) || isGermanStreetOfTown(items, at) ? 'covered' : 'bare'
    }
    if (item.kind !== 'unknown' && item.kind !== 'modifier' && item.kind !== 'part') return 'bare'
    const isStreet =
      inPart.some(({ kind }) => kind === 'street') ||
      (inPart.some(({ kind }) => kind === 'englishStreet') &&
        inPart.some(({ kind }) => kind === 'number'))
    if (isStreet) return 'covered'
    if (item.kind !== 'part' && inPart.some(isHouse)) {
      return isAfterTownOfHouse(items, at, parts, isOurs) ? 'bare' : 'covered'
    }
    const isAlone = inPart.every((other) => other === item || other.kind === 'number')
    if (item.kind === 'unknown' && isAlone && /[sc]k[áÁ]$/.test(item.typed.normalize('NFC')))
      return 'covered'
    return isBeforeNumber(items, at, parts, isOurs) ? numbered(items, at, parts, isOurs) : 'bare'
  })
}

/** True for a word that means a hotel or another building. */
export function isHouse({ kind }: Pick<Item, 'kind'>): boolean {
  return HOUSES.has(kind)
}

/** "Hilton Prague Castle Rock": a name after the town of a hotel may be another town. */
function isAfterTownOfHouse(
  items: Item[],
  at: number,
  parts: number[],
  isOurs: (item: Item) => boolean,
): boolean {
  const before = items.slice(0, at).filter((_, index) => parts[index] === parts[at])
  const town = before.findLastIndex(isOurs)
  return town !== -1 && before.findLastIndex(isHouse) < town && before.some(isHouse)
}

/** „Hotel Paříž“; in „Marriott Hotel Plzeň“ the name is before the word, and Plzeň is the town. */
function isNameOfHouse(items: Item[], at: number): boolean {
  const [house, before] = [items[at - 1], items[at - 2]]
  if (house?.kind !== 'venue' || items[at]?.gap !== 'space') return false
  return before === undefined || before.kind === 'filler' || house.gap !== 'space'
}

/** „Am Hof 2“: with a preposition before it and a house number behind it. */
function isGermanStreetOfTown(items: Item[], at: number): boolean {
  const [before, next] = [items[at - 1], items[at + 1]]
  return (
    GERMAN_BEFORE_STREET.test(before?.text ?? '') && next?.kind === 'number' && next.gap === 'space'
  )
}

/** „Vienna Street“, „Paris Avenue“: a town with the word street is not a town. */
export function isNamedStreet(items: Item[], at: number): boolean {
  const next = items[at + 1]
  const kind = items[at]?.kind
  const isTown = kind === 'name' || kind === 'town' || kind === 'unsure'
  return isTown && next?.gap === 'space' && ENGLISH_STREET.test(next.text)
}

/** „Dlouhá 12“: one part of the text has only words without our places between the word and a number. */
function isBeforeNumber(
  items: Item[],
  at: number,
  parts: number[],
  isOurs: (item: Item) => boolean,
): boolean {
  for (let next = at + 1; parts[next] === parts[at]; next += 1) {
    const item = items[next]
    if (item?.kind === 'number') return true
    if (!item || isOurs(item) || item.kind === 'country') return false
  }
  return false
}

/**
 * After the town only words in the form of a street are one: „Praha, Dlouhá 12“, „Praha, Na Příkopě 14“, „Wien, Opernring 2“.
 */
function numbered(
  items: Item[],
  at: number,
  parts: number[],
  isOurs: (item: Item) => boolean,
): Cover {
  if (!items.slice(0, at).some(isOurs)) return 'numbered'
  const isDistrictKnown = items.some(
    (item, index) =>
      isOurs(item) && isDistrict(items[index + 1], parts[index + 1] === parts[index]),
  )
  if (isDistrictKnown) return 'numbered'
  const inPart = items.filter((_, index) => parts[index] === parts[at])
  const numberAt = inPart.findIndex(({ kind }) => kind === 'number')
  const last = inPart[numberAt - 1]
  const hasForm =
    STREET_PREPOSITION.test(inPart[0]?.text ?? '') ||
    (numberAt === 1 &&
      last !== undefined &&
      (STREET_ENDING.test(last.text) || last.typed.normalize('NFC').endsWith('á')))
  const isGerman = last !== undefined && GERMAN_ENDING.test(last.text)
  const isDay = numberAt === 0 && MONTH.test(inPart[1]?.text ?? '')
  return (hasForm || isGerman || isDay) && inPart.every((item) => !isOurs(item))
    ? 'numbered'
    : 'bare'
}

function isDistrict(next: Item | undefined, isSamePart: boolean): boolean {
  return isSamePart && next?.kind === 'number' && next.text.length <= 2
}
