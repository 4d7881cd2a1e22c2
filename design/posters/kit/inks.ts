/** The inks of docs/look.md. A sheet takes at most eight of them. */
export const inks = {
  night: '#0d1a2b',
  night2: '#13273d',
  blue: '#1d3a56',
  blue2: '#2a4f6a',
  water: '#3d6a80',
  haze: '#7fa09a',
  haze2: '#55807f',
  green: '#2f5a56',
  green2: '#244a4a',
  vine: '#7f9a5a',
  vine2: '#5f8050',
  sun: '#f1dfba',
  sun2: '#efd29c',
  sun3: '#ecc278',
  sun4: '#e5ab58',
  red: '#c9563a',
  roof: '#b5402f',
  roof2: '#8e2f25',
  ivory: '#f4ead3',
  lamp: '#ecc878',
  brass: '#c9963f',
} as const

export type Ink = keyof typeof inks
