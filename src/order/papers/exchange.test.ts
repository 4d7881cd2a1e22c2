import { expect, test } from 'vitest'
import { exchangeOf, inCrowns } from '~/order/papers/exchange'
import { aDocument, aSum, kinds, linesOf } from '../../../tests/support/papers/documents.ts'

const domestic = aDocument({
  ...linesOf([{ gross: 12_100 }, { gross: 1_120, vatRateBp: 1200 }]),
  currency: 'EUR',
  exchange: { rate: 24_250, day: '2026-11-22' },
})

test('a document in euros has the rate of its day; in crowns, or without VAT, there is none', () => {
  const euros = {
    currency: 'EUR',
    isVatPayer: true,
    supplyOn: '2026-11-22',
    corrects: null,
  } as const
  expect(exchangeOf(euros)).toEqual({ rate: 24_250, day: '2026-11-22' })
  expect(exchangeOf({ ...euros, currency: 'CZK' })).toBeNull()
  expect(exchangeOf({ ...euros, isVatPayer: false })).toBeNull()
  // Before the first rate of the carrier, too.
  expect(exchangeOf({ ...euros, supplyOn: '2025-12-31' })?.rate).toBe(24_250)
  const corrects = {
    kind: 'invoice',
    number: '2026-F-0001',
    supplyOn: '2026-10-01',
    reason: '',
  } as const
  expect(exchangeOf({ ...euros, corrects })?.day).toBe('2026-10-01')
})

test('VAT in crowns is that of each rate, after the advances, and of a credit below zero', () => {
  expect(inCrowns(domestic)).toMatchObject([
    { vatRateBp: 2100, net: 242_500, vat: 50_925, gross: 293_425 },
    { vatRateBp: 1200, net: 24_250, vat: 2_910, gross: 27_160 },
  ])
  const deducted = [{ ...aSum(12_100), number: '2026-Z-0001', day: '2026-11-15' }]
  expect(inCrowns({ ...domestic, deducted })).toMatchObject([{ net: 0, vat: 0 }, { vat: 2_910 }])
  const credit = { ...domestic, ...linesOf([{ gross: -121 }]) }
  expect(inCrowns(credit)).toMatchObject([{ net: -2_425, vat: -509 }])
  expect(inCrowns(kinds.invoice)).toBeNull()
})
