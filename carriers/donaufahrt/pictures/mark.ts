/** The sign of the carrier in a square of 64: a low sun over two waves of the river. */
export const mark = {
  /** The part that the header shows. */
  viewBox: '4 6 56 53',
  ivory: 'M4 32C13 24 23 24 32 32S51 40 60 32V42C51 50 41 50 32 42S13 34 4 42Z',
  lamp: 'M4 49C13 41 23 41 32 49S51 57 60 49V57C51 65 41 65 32 57S13 49 4 57Z',
  sun: { cx: 32, cy: 16, r: 9 },
} as const
