import { expect, test } from 'vitest'
import { appConfig } from '~config'
import type { AppConfig } from '~/carrier/app-config-type'
import { trustProblems } from './trust-problems.ts'

const PICTURES = ['driver-tomas', 'driver-alena', 'driver-karel']
const TODAY = new Date('2026-11-22T12:00:00Z')

type Trust = AppConfig['trust']
type Review = NonNullable<Trust['reviews']>['list'][number]

const NOTHING: Trust = { drivers: [], licence: null, insurance: null, reviews: null, note: null }
const DRIVER = { name: 'Jana', languages: ['cs'], since: 2020, portrait: null }
const REVIEW: Review = {
  text: 'Pünktlich.',
  language: 'de',
  author: 'Uwe',
  date: '2026-05-31',
  source: {
    name: 'Mapy',
    url: 'https://reviews.example/1',
  },
}

function said(trust: Partial<Trust>): string {
  return trustProblems({ trust: { ...NOTHING, ...trust } }, PICTURES, TODAY).join('\n')
}

function ofReview(change: Partial<Review>): Partial<Trust> {
  return { reviews: { checked: { cs: 'Ano', en: 'Yes' }, list: [{ ...REVIEW, ...change }] } }
}

test('the sample, a carrier that shows nothing, and a sound review are in order', () => {
  expect(trustProblems(appConfig, PICTURES, TODAY)).toEqual([])
  expect(said({})).toBe('')
  expect(said({ drivers: [DRIVER], ...ofReview({}) })).toBe('')
})

test.each<[string, Partial<Trust>]>([
  ['“čeština” is no code', { drivers: [{ ...DRIVER, languages: ['čeština'] }] }],
  ['at least one language', { drivers: [{ ...DRIVER, languages: [] }] }],
  ['since 2027 is no year', { drivers: [{ ...DRIVER, since: 2027 }] }],
  ['no picture “driver-jana”', { drivers: [{ ...DRIVER, portrait: 'driver-jana' }] }],
  ['a driver has a name', { drivers: [{ ...DRIVER, name: ' ' }] }],
  ['trust.licence', { licence: { number: '', authority: { cs: 'Úřad', en: 'Office' } } }],
  ['trust.insurance.upTo', { insurance: { insurer: { cs: 'Pojišťovna', en: 'X' }, upTo: 0 } }],
  ['“xx” is no code', ofReview({ language: 'xx' })],
  ['“31. 5. 2026” is no past day', ofReview({ date: '31. 5. 2026' })],
  ['“2026-12-01” is no past day', ofReview({ date: '2026-12-01' })],
  ['no https address', ofReview({ source: { name: 'x', url: 'reviews.example' } })],
  ['a text and an author', ofReview({ text: '' })],
])('a wrong proof is named: %s', (says, trust) => {
  expect(said(trust)).toContain(says)
})
