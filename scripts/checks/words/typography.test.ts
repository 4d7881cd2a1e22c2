import { expect, test } from 'vitest'
import { typographyProblems } from './typography.ts'

test.each([
  'Vůz s řidičem',
  'Nejméně 5 kg',
  'Nejvýše {limit} Kč',
  'Celkem 5 000 korun',
  'Účinné od 1. dubna 2025',
  'Tlačítko "Odeslat"',
  'Tlačítko ‘Odeslat’',
  'Tlačítko „Odeslat',
  'Praha - Brno',
  'Praha—Brno',
  'Dvě  mezery',
  'Tečka na konci ',
  'Počkejte...',
  'Sleva 10%',
  'Od 990,- Kč',
  '',
])('Czech typography refuses „%s“', (text) => {
  expect(typographyProblems({ locale: 'cs', text })).toHaveLength(1)
})

test.each([
  'Press "Send"',
  "The driver's name",
  'Press „Send“',
  'Press ‘Send',
  'Up to CZK 5,000',
  'Prague - Brno',
  'Two  spaces',
  'Wait...',
  'At most 100 kg',
  'From 1/4/2025',
  '10 % less',
  '',
])('English typography refuses ‘%s’', (text) => {
  expect(typographyProblems({ locale: 'en', text })).toHaveLength(1)
})

test.each([
  'Höchstens {count} Stunden',
  'Etwa 5 km',
  '§ 70 des Gesetzes',
  'Ab 1. April 2025',
  '10% weniger',
  'Drücken Sie »Senden«',
  'Drücken Sie „Senden',
  'Das geht so nicht...',
])('German typography refuses „%s“', (text) => {
  expect(typographyProblems({ locale: 'de', text })).toHaveLength(1)
})

test('what follows the rules passes', () => {
  const cs =
    'S\u00a0řidičem od 5\u00a0000\u00a0Kč, „na míru“, Praha – Brno, k\u00a0letadlu v\u00a08:30'
  const en = 'With the driver’s name, ‘made to measure’, from CZK\u00a05,000, Prague – Brno'
  const de =
    'Am 1.\u00a0April 2025 mit „eigenem Fahrer“, höchstens 5\u00a0km, Wien – Linz um 8:00\u00a0Uhr'
  expect(typographyProblems({ locale: 'cs', text: cs })).toEqual([])
  expect(typographyProblems({ locale: 'de', text: de })).toEqual([])
  expect(typographyProblems({ locale: 'en', text: en })).toEqual([])
})
