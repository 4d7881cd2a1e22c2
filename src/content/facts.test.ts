import { afterEach, expect, test } from 'vitest'
import { appConfig } from '~config'
import { facts } from '~/content/facts'
import { faq } from '~/content/faq'
import { terms } from '~/content/terms'

const original = structuredClone(appConfig.ordering)

afterEach(() => {
  Object.assign(appConfig.ordering, structuredClone(original))
})

function everyText(locale: 'cs' | 'en'): string {
  const own = facts(locale)
  return JSON.stringify([faq(locale, own), terms(locale, own)]).replaceAll('\u00a0', ' ')
}

test('the texts state the figures of the offer', () => {
  const cs = everyText('cs')
  const en = everyText('en')
  for (const figure of [
    '24 hodin',
    '5 000 Kč',
    '100 kg',
    '1 000 000 Kč',
    '0,40 × 1,4 m',
    '2,3 × 0,3 m',
  ]) {
    expect(cs).toContain(figure)
  }
  for (const figure of [
    '24 hours',
    'CZK 5,000',
    '100 kg',
    'CZK 1,000,000',
    '0.40 × 1.4 m',
    '2.3 × 0.3 m',
  ]) {
    expect(en).toContain(figure)
  }
})

test('a carrier who changes a figure changes every sentence with it', () => {
  Object.assign(appConfig.ordering, {
    freeCancellationHours: 36,
    leadTimeHours: 3,
    confirmWithinHours: 1,
    cleaningFee: 340_000,
    parcel: {
      standard: { lengthCm: 150, sideCm: 45 },
      long: { lengthCm: 260, sideCm: 20 },
      maxWeightKg: 70,
      maxInsuredValue: 20_000_000,
    },
  })
  const cs = everyText('cs')
  const en = everyText('en')
  for (const text of [cs, en]) {
    expect(text).not.toMatch(/5[ ,]000|100 kg|1[ ,]000[ ,]000|0[.,]40 ×|2[.,]3 ×/)
    // 24 hours are named once more: that is how long a browser keeps an unfinished order.
    expect(text.match(/24 ho(?:din|urs)/g)).toHaveLength(1)
  }
  for (const figure of ['36 hodin', '3 hodiny', 'do 1 hodiny', '3 400 Kč', '70 kg', '200 000 Kč']) {
    expect(cs).toContain(figure)
  }
  for (const figure of ['36 hours', '1 hour', 'CZK 3,400', '0.45 × 1.5 m', '2.6 × 0.2 m']) {
    expect(en).toContain(figure)
  }
})

test('the fleet states the seats of the offer', async () => {
  const { carCategories } = await import('~/content/cars')
  const seats = (locale: 'cs' | 'en') =>
    carCategories[locale].map(({ passengers }) => passengers.replaceAll('\u00a0', ' '))
  expect(seats('cs')).toEqual(['do 5 míst', 'do 8 míst', 'do 8 míst'])
  expect(seats('en')).toEqual(['up to 5 seats', 'up to 8 seats', 'up to 8 seats'])
  expect(carCategories.cs.map(({ luggage }) => luggage)).toEqual([8, 8, 8])
})
