/** The colours a carrier chooses in its look.css; docs/look.md says what each is for. */
export const COLOURS = [
  'page',
  'raised',
  'plate',
  'disc',
  'text',
  'quiet',
  'accent',
  'rule',
  'line',
  'error',
  'success',
  'call',
  'call-hover',
  'call-pressed',
  'ink',
  'night',
  'ivory',
  'haze',
  'night-line',
  'brass',
  'night-success',
  'night-error',
  'sun',
] as const

export type ColourName = (typeof COLOURS)[number]
export type Theme = 'light' | 'dark'
/** Colours as `#rrggbb`, by theme; a colour without a pair is the same in both. */
export type Look = Readonly<Record<Theme, Readonly<Record<ColourName, string>>>>

/** Least contrast of words, and of edges (WCAG AA). */
export const READABLE = 4.5
export const SEEN = 3

/**
 * Words on the grounds they stand on, resting, hovered and pressed (WCAG 1.4.3). On a toast of success or error the page's
 * colour stands on that of the words.
 */
const WORDS: Partial<Record<ColourName, readonly ColourName[]>> = {
  page: ['text', 'quiet', 'accent', 'error', 'success'],
  // A chosen row, and what is hovered.
  raised: ['text', 'quiet', 'accent', 'error', 'success'],
  plate: ['text', 'quiet', 'accent'],
  // What is pressed.
  disc: ['text', 'accent'],
  call: ['ink'],
  'call-hover': ['ink'],
  'call-pressed': ['ink'],
  // Marked text.
  brass: ['ink'],
  // Header, hero, foot of a poster, stub of a ticket.
  night: ['ivory', 'haze', 'call', 'night-success', 'night-error'],
  // A button of the header that is pressed, a toast that informs.
  'night-line': ['ivory', 'call'],
}

/** Edges of controls and the ring of what has the focus (WCAG 1.4.11). */
const EDGES: Partial<Record<ColourName, readonly ColourName[]>> = {
  page: ['line', 'accent', 'error'],
  raised: ['line', 'accent', 'error'],
  disc: ['accent'],
  night: ['brass', 'call', 'haze', 'night-success', 'night-error'],
}

/** The colours of a look.css. Throws with the name of a colour that is missing or not written as `#rrggbb`. */
export function readLook(css: string): Look {
  const found = COLOURS.map((name) => {
    const value = `(#[\\da-f]{6})`
    const written = new RegExp(`--${name}: (?:light-dark\\(${value}, ${value}\\)|${value});`)
    const [, light, dark, both] = written.exec(css) ?? []
    if (!both && !(light && dark)) {
      throw new Error(
        `look.css needs --${name} as #rrggbb or light-dark(#rrggbb, #rrggbb), in small letters`,
      )
    }
    return { name, light: both ?? light ?? '', dark: both ?? dark ?? '' }
  })
  return {
    light: byName(found.map(({ name, light }) => [name, light])),
    dark: byName(found.map(({ name, dark }) => [name, dark])),
  }
}

/** Every pair of colours of a look.css that is harder to read than WCAG AA allows, each in one sentence. */
export function lookProblems(css: string): string[] {
  const look = readLook(css)
  return [...tooFaint(look, WORDS, READABLE), ...tooFaint(look, EDGES, SEEN)]
}

/** Contrast of two colours `#rrggbb` by WCAG 2, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function tooFaint(look: Look, pairs: typeof WORDS, least: number): string[] {
  return COLOURS.flatMap((ground) =>
    (pairs[ground] ?? []).flatMap((name) =>
      (['light', 'dark'] as const).flatMap((theme) => {
        const is = contrast(look[theme][name], look[theme][ground])
        return is < least
          ? [`--${name} on --${ground}, ${theme} theme: contrast ${is.toFixed(2)}, needs ${least}`]
          : []
      }),
    ),
  )
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function byName(entries: (readonly [ColourName, string])[]): Record<ColourName, string> {
  const colours: Partial<Record<ColourName, string>> = Object.fromEntries(entries)
  const isWhole = (one: typeof colours): one is Record<ColourName, string> =>
    COLOURS.every((name) => name in one)
  if (!isWhole(colours)) throw new Error('look.css lacks a colour')
  return colours
}
