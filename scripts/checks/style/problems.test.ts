import { expect, test } from 'vitest'
import { scaleProblems } from './problems.ts'

const TOKENS = { path: 'src/styles/tokens.css', text: ':root { --ink: #0d1a2b; --size-2: 1rem; }' }

function problemsOf(text: string, path = 'src/components/a.css') {
  return scaleProblems([TOKENS, { path, text }], ['#c9563a']).map((problem) =>
    problem.slice(path.length + 1),
  )
}

test('sizes, weights and distances are tokens', () => {
  expect(
    problemsOf(`.a {
  font: 400 var(--size-2) / 1.6 var(--font);
  font-size: var(--size-0);
  font-weight: 300;
  margin: calc(-1 * var(--space-4)) auto 0;
  padding-inline: var(--gutter);
  gap: 0 var(--space-2);
}
.b { font-size: inherit; }
a:hover { margin-block: var(--space-1) calc(2 * var(--space-3) + var(--space-1)); }`),
  ).toEqual([])
})

test.each([
  'font-size: 1rem;',
  'font-size: 0.9em;',
  'font-size: clamp(1rem, 2vw, 2rem);',
  'font-weight: 600;',
  'font-weight: bold;',
  'font: 700 var(--size-2) / 1.6 var(--font);',
  'margin: 3px;',
  'margin-block-end: -4px;',
  'padding: calc(var(--space-2) + 3px);',
  'padding: clamp(1rem, 4vw, 2rem);',
  'column-gap: 1em;',
])('%s is of no scale', (declaration) => {
  const [name = '', value = ''] = declaration.slice(0, -1).split(': ')
  expect(problemsOf(`.a {\n  color: red;\n  ${declaration}\n}`)).toEqual([
    `3 ${name}: ${value} is not of the scale`,
  ])
})

test('what is tied to a letter says so right above', () => {
  expect(problemsOf('.a {\n  /* In the middle of the capitals. */\n  margin: 0.4em;\n}')).toEqual(
    [],
  )
  expect(problemsOf('/* Far away. */\n.a {\n  color: red;\n  margin: 0.4em;\n}')).toHaveLength(1)
  expect(
    problemsOf('.a {\n  /* A size is never explained. */\n  font-size: 0.4em;\n}'),
  ).toHaveLength(1)
})

test('only what stands before a picture of the window is measured by the window', () => {
  const text = '.a {\n  padding-block: clamp(1.5rem, 5svh, 5rem);\n}'
  expect(problemsOf(text, 'src/features/home/home-page.module.css')).toEqual([])
  expect(problemsOf(text, 'src/features/faq/faq-page.module.css')).toHaveLength(1)
})

test('a colour is from the tokens, and a style names it', () => {
  expect(problemsOf('.a {\n  color: #0d1a2b;\n}')).toEqual(['2 #0d1a2b is not from the tokens'])
  expect(problemsOf('.a {\n  color: rgb(0 0 0 / 5%);\n}')).toEqual([
    '2 rgb( is not from the tokens',
  ])
  expect(problemsOf("const INK = '#0d1a2b'", 'src/features/order/mail/layout.ts')).toEqual([])
  expect(problemsOf("const INK = '#123456'", 'src/features/order/mail/layout.ts')).toHaveLength(1)
})

test('a poster within a style has the inks of posters', () => {
  const path = 'src/features/fares/fare-page.module.css'
  expect(problemsOf('.a {\n  background: #c9563a;\n}', path)).toEqual([])
  expect(problemsOf('.a {\n  background: #123456;\n}', path)).toHaveLength(1)
})

test('a mail has the weights of the site', () => {
  const path = 'src/features/order/mail/layout.ts'
  expect(problemsOf("const HEAD = 'font-weight:500'", path)).toEqual([])
  expect(problemsOf("const HEAD = 'font-weight:600'", path)).toHaveLength(1)
})
