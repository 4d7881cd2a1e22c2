import type { Answers } from '../answers.ts'

/** The text of look.css: that of a sample with the colours of the answers, which were judged with them. */
export function lookSource(sample: string, colours: Answers['colours']): string {
  const start =
    '/* The colours and the typeface of this carrier. Every name is needed, a colour as #rrggbb; a pair of `light-dark()` is\n   for the light and the dark theme. npm run check -- config judges the contrast. docs/look.md says what each is for. */'
  return withColours(sample.replace(/^\/\*.*?\*\//s, start), colours)
}

/** A look.css with some colours otherwise. */
export function withColours(css: string, colours: Answers['colours']): string {
  return Object.entries(colours).reduce(
    (made, [name, given]) =>
      made.replace(new RegExp(`(--${name}: )[^;]+;`), `$1${written(given)};`),
    css,
  )
}

function written(given: NonNullable<Answers['colours'][keyof Answers['colours']]>): string {
  return typeof given === 'string' ? given : `light-dark(${given.light}, ${given.dark})`
}
