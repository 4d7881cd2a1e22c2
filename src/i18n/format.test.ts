import { expect, test } from 'vitest'
import { at } from '~/markets/at'
import { cz } from '~/markets/cz'
import { de } from '~/markets/de'
import { sk } from '~/markets/sk'
import {
  formatDateTime,
  formatMoney,
  formatOn,
  formatParcelSizes,
  formatPhone,
  formatPhoneAtHome,
  formatRate,
  formatTime,
  formatSoon,
  formatUntil,
  formatWeight,
} from '~/i18n/format'
import { formatAddress, formatPostalCode } from '~/i18n/format-address'
import { locales } from '~/i18n/screens'
import { intlMade } from '../../tests/support/intl-made.ts'

/** Makes non-breaking spaces visible, so that a test shows where a line may break. */
function marked(text: string): string {
  return text.replaceAll('\u00a0', '·')
}

test('English hours have two digits and no comma after the weekday', () => {
  const morning = '2026-11-22T04:45:00Z'
  expect(marked(formatDateTime(morning, 'en'))).toBe('Sunday 22·November·2026 at 05:45')
  expect(marked(formatDateTime(morning, 'cs'))).toBe('neděle 22.·listopadu·2026 v·5:45')
})

test.each([
  ['2026-12-07', 'pondělí', 'Monday'],
  ['2026-12-08', 'úterý', 'Tuesday'],
  ['2026-12-09', 'středy', 'Wednesday'],
  ['2026-12-10', 'čtvrtka', 'Thursday'],
  ['2026-12-11', 'pátku', 'Friday'],
  ['2026-12-12', 'soboty', 'Saturday'],
  ['2026-12-13', 'neděle', 'Sunday'],
])('until %s is said in the right case', (day, cs, en) => {
  const instant = `${day}T07:00:00Z`
  const date = Number(day.slice(-2))
  expect(marked(formatUntil(instant, 'cs'))).toBe(`${cs} ${date}.·prosince·2026, 8:00`)
  expect(marked(formatUntil(instant, 'en'))).toBe(`${en} ${date}·December·2026, 08:00`)
})

test.each([
  ['2026-12-07', 'v·pondělí', 'Monday'],
  ['2026-12-08', 'v·úterý', 'Tuesday'],
  ['2026-12-09', 've·středu', 'Wednesday'],
  ['2026-12-10', 've·čtvrtek', 'Thursday'],
  ['2026-12-11', 'v·pátek', 'Friday'],
  ['2026-12-12', 'v·sobotu', 'Saturday'],
  ['2026-12-13', 'v·neděli', 'Sunday'],
])('on %s is said in the right case', (day, cs, en) => {
  const instant = `${day}T07:00:00Z`
  const date = Number(day.slice(-2))
  expect(marked(formatOn(instant, 'cs'))).toBe(`${cs} ${date}.·prosince·2026 v·8:00`)
  expect(marked(formatOn(instant, 'en'))).toBe(`on ${en} ${date}·December·2026 at 08:00`)
})

test.each([
  [1, 'v·1:00'],
  [2, 've·2:00'],
  [4, 've·4:00'],
  [5, 'v·5:00'],
  [11, 'v·11:00'],
  [12, 've·12:00'],
  [14, 've·14:00'],
  [15, 'v·15:00'],
  [19, 'v·19:00'],
  [20, 've·20:00'],
  [23, 've·23:00'],
])('a time at %i o’clock is said as it is spoken', (hour, said) => {
  const instant = `2026-12-07T${String(hour - 1).padStart(2, '0')}:00:00Z`
  expect(marked(formatDateTime(instant, 'cs'))).toBe(`pondělí 7.·prosince·2026 ${said}`)
})

test('what is near is called by its local day', () => {
  // In Prague it is already the 22nd.
  const now = new Date('2026-11-21T23:30:00Z')
  expect(marked(formatSoon('2026-11-22T05:00:00Z', now, 'cs'))).toBe('dnes v·6:00')
  expect(marked(formatSoon('2026-11-23T05:00:00Z', now, 'en'))).toBe('tomorrow at 06:00')
  expect(marked(formatSoon('2026-11-24T05:00:00Z', now, 'cs'))).toBe('24.·listopadu·2026 v·6:00')
})

test.each([
  ['11000', 'CZ', '110 00'],
  ['81101', 'SK', '811 01'],
  ['10118', 'US', '10118'],
  ['10115', 'DE', '10115'],
  ['SW1A 1AA', 'GB', 'SW1A 1AA'],
])('the postal code %s of %s is written %s', (zip, country, written) => {
  expect(formatPostalCode(zip, country).replaceAll('\u00a0', ' ')).toBe(written)
})

test.each([
  ['+420777123456', '+420·777·123·456'],
  ['+421905123456', '+421·905·123·456'],
  ['+442079460958', '+44·20·7946·0958'],
  ['+447700900123', '+44·7700·900123'],
  ['+33612345678', '+33·6·12·34·56·78'],
  ['+393471234567', '+39·347·123·4567'],
  ['+436641234567', '+43·664·123·4567'],
  ['+4312345678', '+43·1·234·5678'],
  ['+43223612345', '+43·2236·123·45'],
  ['+493012345678', '+49·30·123·456·78'],
  ['+12025550123', '+1·202·555·0123'],
  ['+4915112345678', '+49·151·123·456·78'],
  ['+390612345678', '+39·06·1234·5678'],
  ['+420 ••• ••• 456', '+420 ••• ••• 456'],
  ['', ''],
])('the telephone %s is written %s', (phone, written) => {
  expect(marked(formatPhone(phone))).toBe(written)
})

test.each([
  [cz, '+420700000000', '700·000·000'],
  [sk, '+421903123456', '0903·123·456'],
  [at, '+436641234567', '0664·123·4567'],
  [at, '+4312345678', '01·234·5678'],
  [de, '+493012345678', '030·123·456·78'],
  [cz, '+421905123456', '+421·905·123·456'],
  [at, '+420777123456', '+420·777·123·456'],
  [cz, '', ''],
])('who is at home in $code dials %s as %s', ({ phone: rule }, phone, written) => {
  expect(marked(formatPhoneAtHome(phone, rule))).toBe(written)
})

test('a weight is said with its unit', () => {
  expect(marked(formatWeight(100, 'cs'))).toBe('100·kg')
})

test('amounts of two currencies, in two languages, are each said in their own way', () => {
  const said = locales.flatMap((locale) =>
    ['CZK', 'EUR'].map((currency) => marked(formatMoney({ amount: 412_397, currency }, locale))),
  )
  expect(said).toEqual(['4·123,97·Kč', '4·123,97·€', 'CZK·4,123.97', '€4,123.97'])
})

test('what was written once is written again without another Intl object', () => {
  const now = new Date('2026-11-21T23:30:00Z')
  const limits = {
    standard: { lengthCm: 140, sideCm: 40 },
    long: { lengthCm: 230, sideCm: 30 },
  }
  const made = intlMade(() =>
    locales.map((locale) => [
      formatMoney({ amount: 412_397, currency: 'CZK' }, locale),
      formatParcelSizes(limits, locale),
      formatRate(2100, locale),
      formatUntil(now, locale),
      formatDateTime(now, locale),
      formatSoon(now, now, locale),
    ]),
  )
  expect(made).toEqual([])
})

test('an address breaks behind its street only', () => {
  const address = { street: 'Na Ukázku 12', zip: '11000', city: 'Praha 1', country: 'CZ' }
  expect(formatAddress(address)).toBe('Na Ukázku\u00a012, 110\u00a000\u00a0Praha\u00a01')
})

test.each([
  ['2027-10-31T00:30:00Z', 'cs', '2:30 SELČ'],
  ['2027-10-31T01:30:00Z', 'cs', '2:30 SEČ'],
  ['2027-10-31T00:30:00Z', 'en', '02:30 CEST'],
  ['2027-10-31T01:30:00Z', 'en', '02:30 CET'],
  ['2027-10-30T23:59:00Z', 'cs', '1:59'],
  ['2027-10-31T02:00:00Z', 'cs', '3:00'],
  ['2027-10-25T00:30:00Z', 'cs', '2:30'],
  ['2027-03-28T01:00:00Z', 'cs', '3:00'],
] as const)('%s is read as one hour alone in %s: %s', (instant, locale, said) => {
  expect(formatTime(instant, locale).replaceAll('\u00a0', ' ')).toBe(said)
})
