import { afterEach, expect, test } from 'vitest'
import { appConfig } from '~config'
import { netPrice, netText } from '~/ui/cards/net-text'
import { getLocale, overwriteGetLocale } from '~/paraglide/runtime'

const original = structuredClone(appConfig.company)
const localeOf = getLocale

afterEach(() => {
  Object.assign(appConfig.company, original)
  overwriteGetLocale(localeOf)
})

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ')

test('beside a price with VAT stands the price without it, in the language of the page', () => {
  expect(plain(netText(549_000, { vatRateBp: 1200 }))).toBe('4 901,79 Kč bez DPH')
  expect(plain(netText(121_000, { vatRateBp: 2100 }))).toBe('1 000 Kč bez DPH')
  overwriteGetLocale(() => 'en')
  expect(plain(netText(121_000, { vatRateBp: 2100 }))).toBe('CZK 1,000 without VAT')
})

test('a price of several rates is without VAT what the bill of its parts is', () => {
  const vatParts = [
    { shareBp: 8_500, vatRateBp: 1000 },
    { shareBp: 1_500, vatRateBp: 0 },
  ]
  expect(netPrice(10_000, { vatRateBp: 1000, vatParts })).toBe(7_727 + 1_500)
})

test('nothing is written where there is no VAT: abroad, and by a carrier that pays none', () => {
  expect(netText(790_000, { vatRateBp: 0 })).toBeNull()
  Object.assign(appConfig.company, { vatPayer: false, vatId: null })
  expect(netText(121_000, { vatRateBp: 2100 })).toBeNull()
})
