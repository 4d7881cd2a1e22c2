import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  parsePhoneNumber,
} from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/examples.mobile.json'
import { SETTINGS } from '../../../tests/support/property-settings.ts'
import { callingCodeOf, phoneGroups } from '~/lib/fields/calling-codes'
import { parsePhone as parse } from '~/lib/fields/phone'
import { cz } from '~/markets/cz'

const parsePhone = (typed: string) => parse(typed, cz.phone)

test.each([
  ['777 123 456', '+420777123456'],
  ['+420 (777) 123-456', '+420777123456'],
  ['00420777123456', '+420777123456'],
  ['420777123456', '+420777123456'],
  ['+421 0901 234 567', '+421901234567'],
  ['+44 20 7946 0958', '+442079460958'],
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['(+44) 20 7946 0958', '+442079460958'],
  ['0044 20 7946 0958', '+442079460958'],
  ['(777) 123 456', '+420777123456'],
  ['+43 0664 1234567', '+436641234567'],
  ['+49 (0171) 1234567', '+491711234567'],
  ['+39 06 1234 5678', '+390612345678'],
  ['+49 30/123456', '+4930123456'],
  ['+420/777/123/456', '+420777123456'],
  ['777 123/456', '+420777123456'],
  ['+420 0777 123 456', '+420777123456'],
])('a phone typed as %s is stored as %s', (typed, phone) => {
  expect(parsePhone(typed)).toEqual({ ok: true, phone })
})

test.each([
  ['77712345', 'phoneNineDigits'],
  ['7771234567', 'phoneNineDigits'],
  ['+421 901 234', 'phoneNineDigits'],
  ['177712345', 'phoneInvalid'],
  ['+44 20', 'phoneInvalid'],
  ['+42 777 111 222', 'phoneInvalid'],
  ['+999 777 111 222', 'phoneInvalid'],
  ['00 210 777 111 222', 'phoneInvalid'],
  ['+43 664 1234567 / 608', 'phoneExtension'],
  ['+43 664 1234567/608', 'phoneExtension'],
  ['+44 20 7946 0958 ext. 12', 'phoneExtension'],
  ['777 123 456 linka 5', 'phoneExtension'],
  ['777123456 kl. 608', 'phoneExtension'],
  ['+1 212 555 0123 x77', 'phoneExtension'],
  ['07700 900123', 'phoneCountry'],
  ['(020) 7946 0958', 'phoneCountry'],
  ['1 212 555 0123', 'phoneCountry'],
  ['zavolejte', 'phoneInvalid'],
  ['777+123456', 'phoneInvalid'],
])('a phone typed as %s is refused as %s', (typed, error) => {
  expect(parsePhone(typed)).toEqual({ ok: false, error })
})

// Google's library provides the expected values: an example of every country, in national and international form.
const known = getCountries().flatMap((country) => {
  const number = getExampleNumber(country, examples)
  return number ? [number] : []
})

test('a number of every country is understood as that country writes it abroad', () => {
  expect(known.length).toBeGreaterThan(200)
  for (const number of known) {
    // Only some islands have numbers shorter than eight digits.
    if (number.number.length < 9) continue
    for (const typed of [
      number.number,
      number.formatInternational(),
      number.format('IDD', { fromCountry: 'CZ' }),
    ]) {
      expect([typed, parsePhone(typed ?? '')]).toEqual([typed, { ok: true, phone: number.number }])
    }
  }
})

test('a Czech number is understood with any spacing and every prefix, and as the library reads it', () => {
  const national = fc.tuple(fc.integer({ min: 2, max: 9 }), fc.nat(99_999_999))
  const prefix = fc.constantFrom('', '+420', '00420', '420', '+420 ', '(+420) ')
  const gap = fc.constantFrom('', ' ', '-', '\u00a0', '/', '.')
  fc.assert(
    fc.property(national, prefix, gap, ([first, rest], before, between) => {
      const digits = first + String(rest).padStart(8, '0')
      const typed = before + digits.replace(/(\d{3})(?=\d)/g, `$1${between}`)
      const result = parsePhone(typed)
      expect(result).toEqual({ ok: true, phone: `+420${digits}` })
      expect(parsePhoneNumber(`+420${digits}`).country).toBe('CZ')
    }),
    SETTINGS,
  )
})

test('nine digits are asked for whenever a Czech or Slovak number has more or fewer', () => {
  const prefix = fc.constantFrom('', '+420', '+421', '00421')
  const digits = fc.stringMatching(/^[2-9]\d{0,11}$/).filter(({ length }) => length !== 9)
  fc.assert(
    fc.property(prefix, digits, (before, number) => {
      // Twelve digits that begin with 420 or 421 are a number that lost its plus.
      fc.pre(before !== '' || !/^42[01]\d{9}$/.test(number))
      expect(parsePhone(before + number)).toEqual({ ok: false, error: 'phoneNineDigits' })
    }),
    SETTINGS,
  )
})

test('a calling code is in use if the library knows a country behind it', () => {
  const used = new Set(getCountries().map((country) => getCountryCallingCode(country)))
  for (let number = 1; number <= 999; number += 1) {
    const code = String(number)
    const isUsed = [code, code.slice(0, 2), code.slice(0, 1)].some((one) => used.has(one))
    const isBegin = [...used].some((one) => one.startsWith(code))
    // Satellites have codes of no country.
    if (/^8(70|8[12])$/.test(code) || (isBegin && !isUsed)) continue
    expect([code, callingCodeOf(`+${code}9999999`) !== null]).toEqual([code, isUsed])
  }
})

test('a number of every country is grouped behind its calling code, and nothing is lost', () => {
  for (const number of known) {
    const [code, ...groups] = phoneGroups(number.number)
    expect([code, groups.join('')]).toEqual([
      `+${number.countryCallingCode}`,
      number.nationalNumber,
    ])
  }
})

test.each(['GB', 'US', 'FR', 'IT', 'HU'] as const)(
  'a mobile number of %s is grouped as the library does',
  (country) => {
    const example = getExampleNumber(country, examples)
    const [, ...groups] = phoneGroups(example?.number ?? '')
    expect(groups.join(' ')).toBe(
      example
        ?.formatInternational()
        .replace(/^\+\d+ /, '')
        .replaceAll('-', ' '),
    )
  },
)
