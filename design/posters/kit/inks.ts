/** The inks of docs/look.md. A sheet takes at most eight of them; another carrier replaces their colours. */
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
/** The same inks in the colours of another carrier. */
export type Palette = Readonly<Record<Ink, string>>

const INK_NAMES = Object.keys(inks).filter(isInk)

function isInk(name: string): name is Ink {
  return name in inks
}

/** A drawing in the inks of another carrier. */
export function inInks(svg: string, palette: Palette): string {
  const others = new Map<string, string>()
  for (const ink of INK_NAMES) others.set(inks[ink], palette[ink])
  return svg.replaceAll(/#[\da-f]{6}\b/g, (colour) => others.get(colour) ?? colour)
}

/** The palette made of colours in the order of the inks. */
export function paletteOf(colourOf: (ink: Ink) => string): Palette {
  const made: Partial<Record<Ink, string>> = {}
  for (const ink of INK_NAMES) made[ink] = colourOf(ink)
  return { ...inks, ...made }
}
