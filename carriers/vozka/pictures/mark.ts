/** The sign of the carrier in a square of 64: planes in ivory and in the light of a lamp, and its sun. */
export const mark = {
  /** The part that the header shows. */
  viewBox: '4 6 56 53',
  ivory: 'M4 9H21L32 42V59z',
  lamp: 'M60 9H43L32 42V59z',
  sun: { cx: 32, cy: 15, r: 8.5 },
} as const
