import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const READABLE = 4.5
const SEEN = 3

const text = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const [onScreen = '', onPaper = ''] = text.split('@media print')

type Theme = 'light' | 'dark' | 'paper'

/** A token's colour in a theme; paper takes those of the light theme that it does not override. */
function colour(name: string, theme: Theme): string {
  const pattern = new RegExp(`--${name}: (?:light-dark\\((#\\w+), (#\\w+)\\)|(#\\w+));`)
  const found = (theme === 'paper' ? pattern.exec(onPaper) : null) ?? pattern.exec(onScreen)
  const value = found?.[3] ?? (theme === 'dark' ? found?.[2] : found?.[1])
  if (!value) throw new Error(`no colour ${name}`)
  return value.length === 4 ? value.replaceAll(/[\da-f]/g, '$&$&') : value
}

/** Relative luminance of WCAG 2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string, theme: Theme): number {
  const [a, b] = [luminance(colour(one, theme)), luminance(colour(other, theme))]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Every pair in every theme whose contrast is below its minimum. */
function tooFaint(pairs: Record<string, readonly string[]>, least: number, themes: Theme[]) {
  return Object.entries(pairs).flatMap(([ground, names]) =>
    names.flatMap((name) =>
      themes
        .map((theme) => ({ theme, is: contrast(name, ground, theme) }))
        .filter(({ is }) => is < least)
        .map(({ theme, is }) => `${name} on ${ground}, ${theme}: ${is.toFixed(2)}`),
    ),
  )
}

test('words are readable on every ground they stand on, resting, hovered and pressed', () => {
  const pairs = {
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
  }
  expect(tooFaint(pairs, READABLE, ['light', 'dark'])).toEqual([])
})

test('words on night are readable: header, hero, foot of a poster, stub of a ticket, toast', () => {
  const pairs = {
    night: ['ivory', 'haze', 'call', 'night-success', 'night-error'],
    // A button of the header that is pressed.
    'night-line': ['ivory', 'call'],
  }
  expect(tooFaint(pairs, READABLE, ['light', 'dark'])).toEqual([])
})

test('the edge of a control and the ring of what has the focus are seen on every ground', () => {
  const pairs = {
    page: ['line', 'accent', 'error'],
    raised: ['line', 'accent', 'error'],
    disc: ['accent'],
    night: ['brass', 'call', 'haze', 'night-success', 'night-error'],
  }
  expect(tooFaint(pairs, SEEN, ['light', 'dark'])).toEqual([])
})

test('paper is white, and whatever stood on night is ink', () => {
  for (const ground of ['page', 'raised', 'plate', 'disc', 'night'])
    expect(colour(ground, 'paper'), ground).toBe('#ffffff')
  const words = ['text', 'quiet', 'accent', 'error', 'success', 'ivory', 'haze', 'call']
  expect(tooFaint({ page: words }, READABLE, ['paper'])).toEqual([])
})
