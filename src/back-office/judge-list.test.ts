import { expect, test } from 'vitest'
import type { Experience } from '~/back-office/contract'
import { experiences } from '~carrier/catalogue/experiences'
import { judgeCountries, judgeExperiences } from '~/back-office/judge-list'

const [first, second, ...others] = experiences
if (!first || !second) throw new Error('the seed is empty')
const goodIds = experiences.map(({ id }) => id)

test('fields a provider adds later are let through and dropped', () => {
  const extended = experiences.map((item) => ({ ...item, season: 'winter' }))
  const { kept, leftOut } = judgeExperiences(extended)
  expect(kept.map(({ id }) => id)).toEqual(goodIds)
  expect(JSON.stringify(kept)).not.toContain('winter')
  expect(leftOut).toEqual({ count: 0, named: [] })
})

test.each<[string, Record<string, unknown>]>([
  ['a length in words', { durationMin: 'abc' }],
  ['no English title', { title: { cs: 'Jen česky' } }],
  ['a slug with a capital letter', { slug: { cs: 'Brno', en: 'brno' } }],
  ['a slug that is a path', { slug: { cs: '../admin', en: 'x' } }],
  ['a date without a time', { updatedAt: '2026-11-01' }],
  ['a date as a number', { updatedAt: 1_732_000_000 }],
  ['a fractional price', { variants: variantsPriced(4490.5) }],
  ['a negative price', { variants: variantsPriced(-1) }],
])('an experience with %s is left out by its id and the others stay', (_, change) => {
  const { kept, leftOut } = judgeExperiences([...others, { ...first, ...change }, second])
  expect(kept.map(({ id }) => id)).toEqual([...others, second].map(({ id }) => id))
  expect(leftOut).toEqual({
    count: 1,
    named: [{ kind: 'experience', id: first.id, reason: 'invalid' }],
  })
})

test.each([
  ['nothing', null],
  ['no id', { title: 'Praha' }],
  ['an id that is a path', { ...first, id: '../jana@example.com' }],
])('%s is named by its place in the list', (_, entry) => {
  expect(judgeExperiences([second, entry]).leftOut.named).toEqual([
    { kind: 'experience', id: '#1', reason: 'invalid' },
  ])
})

test.each<[string, Partial<Experience>]>([
  ['id', { id: first.id }],
  ['Czech address', { slug: { cs: first.slug.cs, en: 'other' } }],
  ['English address', { slug: { cs: 'other', en: first.slug.en } }],
  ['address in the other language', { slug: { cs: 'other', en: first.slug.cs } }],
])('of two experiences with one %s the first stays', (_, change) => {
  const { kept, leftOut } = judgeExperiences([first, { ...second, ...change }, ...others])
  expect(kept.map(({ id }) => id)).toEqual([first, ...others].map(({ id }) => id))
  expect(leftOut).toMatchObject({ count: 1, named: [{ reason: 'duplicate' }] })
})

test('of more than two hundred experiences the first ones are shown, fifty of the others named', () => {
  const many = Array.from({ length: 300 }, (_, index) => ({
    ...first,
    id: `e-${index}`,
    slug: { cs: `cs-${index}`, en: `en-${index}` },
  }))
  const { kept, leftOut } = judgeExperiences(many)
  expect([kept.length, kept.at(-1)?.id]).toEqual([200, 'e-199'])
  expect([leftOut.count, leftOut.named.length]).toEqual([100, 50])
  expect(leftOut.named[0]).toEqual({ kind: 'experience', id: 'e-200', reason: 'tooMany' })
})

test('a country that is wrong or there twice is left out by its code', () => {
  const at = { code: 'AT', name: { cs: 'Rakousko', en: 'Austria' } }
  const { kept, leftOut } = judgeCountries([at, { code: 'DE' }, { ...at }, { code: 'Česko' }])
  expect(kept).toEqual([at])
  expect(leftOut.named).toEqual([
    { kind: 'country', id: 'DE', reason: 'invalid' },
    { kind: 'country', id: 'AT', reason: 'duplicate' },
    { kind: 'country', id: '#3', reason: 'invalid' },
  ])
})

function variantsPriced(amount: number) {
  return first?.variants.map((item) => ({ ...item, price: { amount, currency: 'CZK' } }))
}
