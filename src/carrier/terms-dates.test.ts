import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { appConfig } from '~config'
import { termsDates } from '~/carrier/terms-dates'
import { LegalPage } from '~/pages/legal/legal-page'
import { getLocale, overwriteGetLocale } from '~/paraglide/runtime'

const original = structuredClone(appConfig.terms)
const localeOf = getLocale

afterEach(() => {
  appConfig.terms = structuredClone(original)
  overwriteGetLocale(localeOf)
})

const dates = (version: string) => termsDates(version).replaceAll('\u00a0', ' ')

test('the terms say first since when their rules are in force, then which wording it is', () => {
  appConfig.terms = { version: '2026-11-24', rulesSince: '2025-04-01' }
  expect(dates('2026-11-24')).toBe(
    'Pravidla účinná od 1. dubna 2025, znění ze dne 24. listopadu 2026',
  )
  overwriteGetLocale(() => 'en')
  expect(dates('2026-11-24')).toBe('Rules effective 1 April 2025, wording of 24 November 2026')
})

test('a wording that is as old as its rules, or older than the present ones, has one date', () => {
  appConfig.terms = { version: '2026-11-24', rulesSince: '2026-01-01' }
  expect(dates('2026-01-01')).toBe('Účinné od 1. ledna 2026')
  expect(dates('2025-04-01')).toBe('Účinné od 1. dubna 2025')
})

test('the page of the terms begins with both dates, and that of personal data with its own', () => {
  const text = { title: 'Znění', effectiveFrom: '2026-11-24', sections: [] }
  const page = (dated?: (version: string) => string) =>
    renderToStaticMarkup(createElement(LegalPage, { text, dated })).replaceAll('\u00a0', ' ')
  appConfig.terms = { version: '2026-11-24', rulesSince: '2025-04-01' }
  expect(page(termsDates)).toContain(
    '<time dateTime="2026-11-24">Pravidla účinná od 1. dubna 2025, znění ze dne 24. listopadu 2026',
  )
  expect(page()).toContain('>Účinné od 24. listopadu 2026<')
})

test('the engine says it in each of its languages', () => {
  for (const language of ['cs', 'en', 'de'])
    expect(readFileSync(`messages/${language}.json`, 'utf8')).toMatch(
      /"terms_rules_wording": "[^"]*\{since\}[^"]*\{date\}[^"]*"/,
    )
})
