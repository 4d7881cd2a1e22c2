import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { screens } from '../../../src/i18n/screens.ts'
import { letterSign } from './letter-sign.ts'
import { lookSource } from './look-source.ts'
import { SHORTCUTS } from './manifest-source.ts'

const SAMPLE_LOOK = readFileSync('carriers/vozka/look.css', 'utf8')

test('without colours the look is the sample’s', () => {
  const rules = (css: string) => css.slice(css.indexOf('@layer'))
  expect(rules(lookSource(SAMPLE_LOOK, {}))).toBe(rules(SAMPLE_LOOK))
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
