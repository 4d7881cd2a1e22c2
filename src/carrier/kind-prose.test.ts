import { afterEach, expect, test } from 'vitest'
import { appConfig } from '~config'
import { facts } from '~/carrier/facts'
import { offeredFaq, offeredText, offeredWords } from '~/carrier/kind-prose'
import type { OrderKind } from '~/carrier/order-kinds'
import { faq } from '~carrier/words/faq'
import { privacy } from '~carrier/words/privacy'
import { m } from '~/paraglide/messages'
import { terms } from '~carrier/words/terms'
import { takeAllKinds, takeKinds } from '../../tests/support/take-kinds.ts'
import { kindLeaks, type Switchable } from '../../tests/support/kind-words.ts'

const all = appConfig.kinds

afterEach(takeAllKinds)

function proseWith(kinds: OrderKind[], locale: 'cs' | 'en'): string {
  takeKinds(...kinds)
  const own = facts(locale)
  const texts = [
    offeredFaq(faq(locale, own)),
    offeredText(terms(locale, own)),
    offeredText(privacy(locale, own)),
  ]
  // Anchors stay what they were, so that old links to them hold.
  return JSON.stringify(texts, (key, value: unknown) =>
    key === 'slug' || key === 'id' ? '' : value,
  )
}

const OFF = [
  ['parcel'],
  ['hourly'],
  ['experience'],
  ['parcel', 'hourly', 'experience'],
] satisfies Switchable[][]

for (const locale of ['cs', 'en'] as const) {
  test.each(OFF.map((off) => ({ off })))(`the ${locale} prose says nothing of $off`, ({ off }) => {
    const on = all.filter((kind) => !off.some((one) => one === kind))
    expect(kindLeaks(proseWith(on, locale), off)).toEqual([])
    expect(kindLeaks(proseWith([...all], locale), off).length).toBeGreaterThan(0)
  })
}

const TEXT = {
  title: 'Terms',
  seo: { title: 'Terms', description: 'Rules' },
  effectiveFrom: '2026-01-01',
  sections: [
    { id: 'parcels', title: 'Parcels', kinds: ['parcel'] as const, clauses: ['Pack it.'] },
    {
      id: 'rides',
      title: 'Rides',
      clauses: ['See {article:rides}.', '[parcel&hourly?Both, {article:rides}.]'],
    },
  ],
}

test('an article is called by the number it has among those that stay', () => {
  expect(offeredText(TEXT).sections.map(({ clauses }) => clauses)).toEqual([
    ['Pack it.'],
    ['See 2.', 'Both, 2.'],
  ])
  takeKinds('ride')
  expect(offeredText(TEXT).sections).toEqual([{ id: 'rides', title: 'Rides', clauses: ['See 1.'] }])
})

test('a call of an article that was left out is an error', () => {
  const calls = { id: 'rides', title: 'Rides', clauses: ['See article {article:parcels}.'] }
  takeKinds('ride')
  expect(() => offeredText({ ...TEXT, sections: [calls] })).toThrow('no article parcels')
})

test.each([
  [[], 'na cestu. ', 'a journey. '],
  [['hourly'], 'na cestu i na hodiny. ', 'a journey or by the hour. '],
  [['experience'], 'na cestu nebo zážitek. ', 'a journey or an experience. '],
  [['parcel'], 'na cestu nebo přepravu zásilky. ', 'a journey or a parcel delivery. '],
  [['hourly', 'experience'], 'i na hodiny nebo zážitek. ', 'or by the hour, or an experience. '],
  [['hourly', 'parcel'], 'i na hodiny nebo přepravu', 'or by the hour, or a parcel delivery. '],
  [['experience', 'parcel'], 'na cestu, zážitek nebo', 'a journey, an experience or a parcel'],
  [['hourly', 'experience', 'parcel'], 'na hodiny, zážitek nebo', 'the hour, an experience or a'],
] satisfies [Switchable[], string, string][])('an order of %j is described', (kinds, cs, en) => {
  takeKinds('ride', ...kinds)
  expect(
    offeredWords(m.order_description({}, { locale: 'cs' })).replaceAll('\u00a0', ' '),
  ).toContain(cs)
  expect(
    offeredWords(m.order_description({}, { locale: 'en' })).replaceAll('\u00a0', ' '),
  ).toContain(en)
})
