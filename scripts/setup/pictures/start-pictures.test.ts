import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrast, lookProblems, readLook } from '../../../src/carrier/config/look.ts'
import { screens } from '../../../src/i18n/screens.ts'
import { letterSign } from './letter-sign.ts'
import { lookSource } from './look-source.ts'
import { SHORTCUTS } from './manifest-source.ts'

const SAMPLE_LOOK = readFileSync('carriers/vozka/look.css', 'utf8')

test('without colours the look is the sample’s', () => {
  const rules = (css: string) => css.slice(css.indexOf('@layer'))
  expect(rules(lookSource(SAMPLE_LOOK, {}))).toBe(rules(SAMPLE_LOOK))
})

test('a house with a red night has a red sky in both themes, as easy to read as before', () => {
  const before = readLook(SAMPLE_LOOK)
  const { light, dark } = readLook(lookSource(SAMPLE_LOOK, { night: '#3a0d12' }))
  for (const colour of [
    light['night-line'],
    light.haze,
    light.accent,
    light.text,
    dark.page,
    dark.raised,
    dark.disc,
  ]) {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
      Number.parseInt(colour.slice(at, at + 2), 16),
    )
    expect(red, colour).toBeGreaterThan(Math.max(green, blue))
  }
  expect(contrast(dark.disc, '#ffffff')).toBeCloseTo(contrast(before.dark.disc, '#ffffff'), 0)
  expect(light.page).toBe(before.light.page)
})

test.each([
  ['Öresund', 'the letter O'],
  ['3 Čápi', 'the letter C'],
  ['24/7', 'a road'],
])('the sign of %s is %s', (name, says) => {
  const { mark, source } = letterSign(name)
  expect(source).toContain(says)
  expect(mark.ivory).toMatch(/^(?:M[\d .]+(?:L[\d. ]+|(?:a[\d. -]+)+)z)+$/)
})

test('the shortcuts of a manifest are paths of the site', () => {
  for (const language of ['cs', 'en', 'de'] as const) {
    expect(SHORTCUTS[language].map(({ path }) => path)).toEqual([
      screens.order[language],
      screens.findOrder[language],
    ])
  }
})

test.each(['vozka', 'donaufahrt'])('a night of any hue leaves the words of %s readable', (id) => {
  const css = readFileSync(`carriers/${id}/look.css`, 'utf8')
  const nights = ['#5e0b0b', '#332900', '#07330c', '#002f33', '#0b0b5e', '#4a0b48', '#202020']
  for (const night of nights) expect(lookProblems(lookSource(css, { night })), night).toEqual([])
})

test.each(['vozka', 'donaufahrt'])(
  'with a dark colour and a button nothing golden of %s is left, and all stays readable',
  (id) => {
    const css = readFileSync(`carriers/${id}/look.css`, 'utf8')
    const before = readLook(css)
    const houses = [
      { night: '#7a0c16', call: '#f3d9a0' },
      { night: '#0c2a7a', call: '#a8dcf5' },
      { night: '#103d22', call: '#ffffff' },
    ]
    for (const house of houses) {
      const made = lookSource(css, house)
      const after = readLook(made)
      expect(lookProblems(made), house.night).toEqual([])
      for (const name of [
        'accent',
        'rule',
        'brass',
        'line',
        'call-hover',
        'call-pressed',
        'sun',
      ] as const)
        for (const theme of ['light', 'dark'] as const)
          expect(after[theme][name], `${name}, ${theme}`).not.toBe(before[theme][name])
      expect(/--veil:.*/.exec(made)?.[0]).not.toBe(/--veil:.*/.exec(css)?.[0])
    }
    const { light, dark } = readLook(lookSource(css, { night: '#0c2a7a', call: '#a8dcf5' }))
    for (const colour of [
      light.page,
      light.rule,
      dark.rule,
      dark.accent,
      light.brass,
      light.ivory,
    ]) {
      const [red = 0, , blue = 0] = [1, 3, 5].map((at) =>
        Number.parseInt(colour.slice(at, at + 2), 16),
      )
      expect(blue, colour).toBeGreaterThan(red)
    }
  },
)
