import stylelint from 'stylelint'
import { expect, test } from 'vitest'

/** Returns the complaints of `npm run check -- style` about a style in this file. */
async function problemsOf(code: string, codeFilename = 'src/ui/a.css') {
  const { results } = await stylelint.lint({ code, codeFilename })
  return results.flatMap(({ warnings }) => warnings.map(({ line, rule }) => `${line} ${rule}`))
}

const [SIZES, DISTANCES] = ['declaration-property-value-allowed-list', 'vozka/distances']

test('sizes, weights and distances are tokens', async () => {
  const style = `.a {
  font: 400 var(--size-2) / 1.6 var(--font);
  font-size: var(--size-0);
  font-weight: 300;
  margin: calc(-1 * var(--space-4)) auto 0;
  padding-inline: var(--gutter);
  gap: 0 var(--space-2);
}
.b { font-size: inherit; }
a:hover { margin-block: var(--space-1) calc(2 * var(--space-3) + var(--space-1)); }`
  expect(await problemsOf(style)).toEqual([])
})

test.each([
  [SIZES, 'font-size: 1rem'],
  [SIZES, 'font-size: 0.9em'],
  [SIZES, 'font-size: clamp(1rem, 2vw, 2rem)'],
  [SIZES, 'font-weight: 600'],
  [SIZES, 'font-weight: bold'],
  [SIZES, 'font: 700 var(--size-2) / 1.6 var(--font)'],
  [DISTANCES, 'margin: 3px'],
  [DISTANCES, 'margin-block-end: -4px'],
  [DISTANCES, 'padding: calc(var(--space-2) + 3px)'],
  [DISTANCES, 'padding: clamp(1rem, 4vw, 2rem)'],
  [DISTANCES, 'column-gap: 1em'],
  ['color-no-hex', 'color: #0d1a2b'],
  ['color-named', 'color: red'],
  ['function-disallowed-list', 'color: rgb(0 0 0 / 5%)'],
  ['function-disallowed-list', 'color: oklch(50% 0.1 20)'],
])('%s refuses %s', async (rule, declaration) => {
  expect(await problemsOf(`.a {\n  top: 0;\n  ${declaration};\n}`)).toEqual([`3 ${rule}`])
})

test('what is tied to a letter says so right above', async () => {
  const explained = '.a {\n  /* In the middle of the capitals. */\n  margin: 0.4em;\n}'
  expect(await problemsOf(explained)).toEqual([])
  const far = '/* Far away. */\n.a {\n  top: 0;\n  margin: 0.4em;\n}'
  expect(await problemsOf(far)).toEqual([`4 ${DISTANCES}`])
  const size = '.a {\n  /* A size is never explained. */\n  font-size: 0.4em;\n}'
  expect(await problemsOf(size)).toEqual([`3 ${SIZES}`])
})

test('only what stands before a picture of the window is measured by the window', async () => {
  const style = '.a {\n  padding-block: clamp(1.5rem, 5svh, 5rem);\n}'
  expect(await problemsOf(style, 'src/pages/home/home-page.module.css')).toEqual([])
  expect(await problemsOf(style, 'src/pages/faq/faq-page.module.css')).toHaveLength(1)
})

test('a poster within a style has the inks of posters', async () => {
  const path = 'src/pages/fares/fare-page.module.css'
  expect(await problemsOf('.a {\n  background: #c9563a;\n}', path)).toEqual([])
  expect(await problemsOf('.a {\n  background: #123456;\n}', path)).toHaveLength(1)
})
