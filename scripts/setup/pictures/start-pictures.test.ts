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
