import { mixed } from '../../../design/posters/generic/inks-of-look.ts'
import {
  type ColourName,
  contrast,
  READABLE,
  readLook,
  SEEN,
} from '../../../src/carrier/config/look.ts'
import type { Answers } from '../answers.ts'
import { retinted } from './retint.ts'

const WHITE = '#ffffff'
const BLACK = '#000000'

/** The text of look.css: that of a sample with the colours of the answers, which were judged with them. */
export function lookSource(sample: string, colours: Answers['colours']): string {
  const start =
    '/* The colours and the typeface of this carrier. Every name is needed, a colour as #rrggbb; a pair of `light-dark()` is\n   for the light and the dark theme. npm run check -- config judges the contrast. docs/look.md says what each is for. */'
  return withColours(sample.replace(/^\/\*.*?\*\//s, start), colours)
}

/** Colours in the hue of another one, by theme: a house with a red night has no blue sky and no green words. */
const OF_HUE = {
  night: {
    both: ['night-line', 'haze', 'ink'],
    light: ['text', 'accent'],
    dark: ['page', 'raised', 'plate', 'disc'],
    each: ['quiet', 'line'],
  },
  call: { both: ['ivory'], light: ['page', 'raised', 'plate', 'disc'], dark: [], each: [] },
} as const
/** Names in the light theme that are words or edges on a light ground. */
const ON_LIGHT: readonly string[] = ['text', 'accent', 'quiet', 'line']

type Colours = Answers['colours']

/**
 * A look.css with some colours otherwise: with another night or call all that is of its hue changes with it, and what the
 * sample mixed of both is mixed of them anew, so that no line of another house stays.
 */
export function withColours(css: string, colours: Colours): string {
  const { night, call, sun } = colours
  if (!night && !call) return made(css, colours)
  const dark = made(css, inHueOf(css, 'night', colours))
  const tinted = made(dark, { ...inHueOf(dark, 'call', colours), ...colours })
  const own = made(tinted, { ...mixedOf(tinted), ...(call && !sun && { sun: call }), ...colours })
  return typeof night === 'string' ? own.replace(VEIL, `$1${shadeOf(night)} /`) : own
}

/** What lies over a page behind an open menu. */
const VEIL = /(--veil: rgb\()[\d ]+\//

function shadeOf(night: string): string {
  const shade = mixed(night, BLACK, 60)
  return [1, 3, 5].map((at) => Number.parseInt(shade.slice(at, at + 2), 16)).join(' ')
}

/** Words as they are, or as much lighter as it takes to read them on dark grounds. */
function lightened(words: string, grounds: readonly string[]): string {
  const isReadable = (colour: string) =>
    grounds.every((ground) => contrast(colour, ground) >= READABLE)
  const shades = [0, 10, 20, 30, 40, 50, 60].map((share) => mixed(words, WHITE, share))
  return shades.find(isReadable) ?? words
}

function made(css: string, colours: Colours): string {
  return Object.entries(colours).reduce(
    (text, [name, given]) =>
      text.replace(new RegExp(`(--${name}: )[^;]+;`), `$1${written(given)};`),
    css,
  )
}

function inHueOf(css: string, name: keyof typeof OF_HUE, colours: Colours): Colours {
  const given = colours[name]
  if (typeof given !== 'string') return {}
  const { light, dark } = readLook(css)
  const { both, light: ofLight, dark: ofDark, each } = OF_HUE[name]
  const inLight = (one: ColourName) =>
    retinted(light[one], given, ON_LIGHT.includes(one) ? 'words' : 'ground')
  return Object.fromEntries([
    ...both.map((one) => [one, retinted(light[one], given)]),
    ...ofLight.map((one) => [one, { light: inLight(one), dark: dark[one] }]),
    ...ofDark.map((one) => [one, { light: light[one], dark: retinted(dark[one], given) }]),
    ...each.map((one) => [one, { light: inLight(one), dark: retinted(dark[one], given) }]),
  ])
}

/** What a look has of night and call together, each as strong as its contrast allows. */
function mixedOf(css: string): Colours {
  const { light, dark } = readLook(css)
  const { night, call, ink } = light
  const isBrass = (brass: string) =>
    contrast(brass, night) >= SEEN && contrast(brass, ink) >= READABLE
  const brass = [35, 25, 15].map((share) => mixed(call, night, share)).find(isBrass) ?? call
  const grounds = [dark.page, dark.raised, dark.plate, dark.disc]
  return {
    'call-hover': mixed(call, WHITE, 30),
    'call-pressed': mixed(call, BLACK, 10),
    brass,
    rule: { light: mixed(light.page, night, 45), dark: mixed(dark.page, brass, 55) },
    'night-success': lightened(light['night-success'], [night]),
    'night-error': lightened(light['night-error'], [night]),
    accent: { light: light.accent, dark: lightened(call, grounds) },
  }
}

function written(given: NonNullable<Colours[ColourName]>): string {
  return typeof given === 'string' ? given : `light-dark(${given.light}, ${given.dark})`
}
