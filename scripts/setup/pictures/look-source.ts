import { lookProblems } from '../../../src/carrier/config/look.ts'
import type { Answers } from '../answers.ts'
import { Refusal } from '../../tools/errors.ts'

/**
 * The text of look.css: that of a sample with the colours of the answers. Throws with every pair of colours that is
 * harder to read than WCAG AA allows.
 */
export function lookSource(sample: string, colours: Answers['colours']): string {
  const start =
    '/* The colours and the typeface of this carrier. Every name is needed, a colour as #rrggbb; a pair of `light-dark()` is\n   for the light and the dark theme. npm run check -- config judges the contrast. docs/look.md says what each is for. */'
  const css = Object.entries(colours).reduce(
    (made, [name, given]) =>
      made.replace(new RegExp(`(--${name}: )[^;]+;`), `$1${written(given)};`),
    sample.replace(/^\/\*.*?\*\//s, start),
  )
  const problems = lookProblems(css)
  if (problems.length > 0) {
    throw new Refusal(problems.map((problem) => `colours: choose others for ${problem}`).join('\n'))
  }
  return css
}

function written(given: NonNullable<Answers['colours'][keyof Answers['colours']]>): string {
  return typeof given === 'string' ? given : `light-dark(${given.light}, ${given.dark})`
}
