import { readLook } from '../../../src/carrier/config/look.ts'
import type { Answers } from '../answers.ts'
import { retinted } from './retint.ts'

/** The text of look.css: that of a sample with the colours of the answers, which were judged with them. */
export function lookSource(sample: string, colours: Answers['colours']): string {
  const start =
    '/* The colours and the typeface of this carrier. Every name is needed, a colour as #rrggbb; a pair of `light-dark()` is\n   for the light and the dark theme. npm run check -- config judges the contrast. docs/look.md says what each is for. */'
  return withColours(sample.replace(/^\/\*.*?\*\//s, start), colours)
}

/** Colours in the hue of the night, by theme: a house with a red night has no blue sky and no green words. */
const OF_NIGHT = {
  both: ['night-line', 'haze', 'ink'],
  light: ['text', 'accent'],
  dark: ['page', 'raised', 'plate', 'disc'],
  each: ['quiet'],
} as const

/** A look.css with some colours otherwise; with another night all that is of its hue changes with it. */
export function withColours(css: string, colours: Answers['colours']): string {
  return Object.entries({ ...nightOf(css, colours), ...colours }).reduce(
    (made, [name, given]) =>
      made.replace(new RegExp(`(--${name}: )[^;]+;`), `$1${written(given)};`),
    css,
  )
}

function nightOf(css: string, { night }: Answers['colours']): Answers['colours'] {
  if (typeof night !== 'string') return {}
  const { light, dark } = readLook(css)
  return {
    ...Object.fromEntries(OF_NIGHT.both.map((name) => [name, retinted(light[name], night)])),
    ...Object.fromEntries(
      OF_NIGHT.light.map((name) => [
        name,
        { light: retinted(light[name], night, 'words'), dark: dark[name] },
      ]),
    ),
    ...Object.fromEntries(
      OF_NIGHT.dark.map((name) => [
        name,
        { light: light[name], dark: retinted(dark[name], night) },
      ]),
    ),
    ...Object.fromEntries(
      OF_NIGHT.each.map((name) => [
        name,
        { light: retinted(light[name], night, 'words'), dark: retinted(dark[name], night) },
      ]),
    ),
  }
}

function written(given: NonNullable<Answers['colours'][keyof Answers['colours']]>): string {
  return typeof given === 'string' ? given : `light-dark(${given.light}, ${given.dark})`
}
