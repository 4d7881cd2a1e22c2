import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrast, lookProblems, readLook } from '~/carrier/config/look'

const sample = readFileSync('carriers/vozka/look.css', 'utf8')

test.each(globSync('carriers/*/look.css'))(
  'the colours of %s are readable in both themes',
  (path) => {
    expect(lookProblems(readFileSync(path, 'utf8'))).toEqual([])
  },
)

test('contrast is that of WCAG: 21 for black on white, 1 for a colour on itself', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#8a5a10', '#8a5a10')).toBe(1)
})

test('a pair that is too faint is named with its theme', () => {
  const faint = sample.replace('--quiet: light-dark(#4a5a6a,', '--quiet: light-dark(#9aa5b0,')
  expect(lookProblems(faint)).toEqual([
    '--quiet on --page, light theme: contrast 2.30, needs 4.5',
    '--quiet on --raised, light theme: contrast 2.09, needs 4.5',
    '--quiet on --plate, light theme: contrast 2.09, needs 4.5',
  ])
})

test('a colour that is missing or written in another way is named', () => {
  expect(() => readLook(sample.replace(/--brass: .*;/, ''))).toThrow('--brass')
  expect(() => readLook(sample.replace('--ink: #0d1a2b', '--ink: navy'))).toThrow('--ink')
})
