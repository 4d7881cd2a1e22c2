import { m } from '~/paraglide/messages'

/** The sizes of child seats, by the weight of the child in kg. Part of the contract with the back office. */
export const SEAT_SIZES = ['0-13', '9-18', '15-36'] as const
export type SeatSize = (typeof SEAT_SIZES)[number]

/** The choice of who does not know the size yet. */
export const ANY_SIZE = 'any'

/** The typed sizes, seat by seat; what is no size counts as not known. */
export function tidySeatSizes(typed: string): string {
  const sizes = typed
    .trim()
    .split(/\s+/)
    .map((size) => (isSeatSize(size) ? size : ANY_SIZE))
  // An untouched select says nothing, so that an untouched form is empty.
  return sizes.slice(0, sizes.findLastIndex(isSeatSize) + 1).join(' ')
}

/** The sizes that are known of so many seats; null if none is. */
export function readSeatSizes(typed: string, seats: number): SeatSize[] | null {
  const sizes = typed.split(' ').slice(0, seats).filter(isSeatSize)
  return sizes.length > 0 ? sizes : null
}

function isSeatSize(size: string): size is SeatSize {
  return SEAT_SIZES.some((known) => known === size)
}

/** Stored or typed sizes for people: "9–18 kg, 15–36 kg". */
export function seatSizesText(sizes: string): string {
  return sizes.split(' ').filter(isSeatSize).map(seatSizeText).join(', ')
}

/** A size for people: "9–18 kg". */
export function seatSizeText(size: SeatSize): string {
  return m.child_seat_size({ kg: size.replace('-', '–') })
}
