import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { SETTINGS } from '../../../tests/support/property-settings.ts'
import {
  parseCompanyId,
  parseCompanyNumber,
  parseIco,
  parseRegisterNumber,
  registerExample,
} from '~/lib/fields/company-id'
import { at } from '~/markets/at'
import { cz } from '~/markets/cz'
import { de } from '~/markets/de'
import { sk } from '~/markets/sk'

test.each(['27082440', '27074358', '45274649', '00006947', '25596641', '48665819', '27080081'])(
  'company number %s is accepted',
  (id) => expect(parseIco(id)).toBe(id),
)

test('a company number may lack leading zeros and have spaces', () => {
  expect(parseIco('6947')).toBe('00006947')
  expect(parseIco('270 824 40')).toBe('27082440')
})

test.each(['12345678', '27082441', '25596640', '00000000', '', '123456789', 'CZ27082440'])(
  'company number "%s" is refused',
  (id) => expect(parseIco(id)).toBeNull(),
)

test('a foreign company number is free in form', () => {
  expect(parseCompanyNumber('HRB 123456')).toBe('HRB 123456')
  expect(parseCompanyNumber('<b>')).toBeNull()
})

test('each seven digits have exactly one check digit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999 }), (body) => {
      const ids = Array.from({ length: 10 }, (_, digit) => `${body}${digit}`.padStart(8, '0'))
      expect(ids.filter((id) => parseIco(id))).toHaveLength(1)
    }),
    SETTINGS,
  )
})

test('companies at home have the number of their market, those from abroad any', () => {
  expect(parseCompanyId('27082441', 'CZ', cz)).toBeNull()
  expect(parseCompanyId('27082441', 'CZ', at)).toBe('27082441')
  expect(parseCompanyId('CZ27082440', 'CZ', cz)).toBe('27082440')
  expect(parseCompanyId('cz 270 824 40', 'CZ', cz)).toBe('27082440')
  expect(parseCompanyId('SK35763469', 'CZ', cz)).toBeNull()
  expect(parseCompanyId('SK35763469', 'SK', sk)).toBe('35763469')
  expect(parseCompanyId('SK2020273893', 'SK', sk)).toBeNull()
  expect(parseCompanyId('35763469', 'SK', sk)).toBe('35763469')
  expect(parseCompanyId('35763468', 'SK', sk)).toBeNull()
  expect(parseCompanyId('35763468', 'SK', cz)).toBe('35763468')
  expect(parseCompanyId('FN 123456a', 'AT', at)).toBe('FN 123456A')
  expect(parseCompanyId('HRB 12345', 'DE', de)).toBe('HRB 12345')
})

test.each([
  [at, 'fn 123456 A', 'FN 123456a'],
  [at, '1234x', 'FN 1234x'],
  [at, 'FN 1234567a', null],
  [at, 'FN 123456', null],
  [at, '12345679', null],
  [de, 'hrb 12345', 'HRB 12345'],
  [de, 'HRA 1234 b', 'HRA 1234 B'],
  [de, 'GNR 77', 'GnR 77'],
  [de, 'FN 123456a', null],
  [de, '12345', null],
  [cz, '123 45 679', '12345679'],
  [cz, 'FN 123456a', null],
  [sk, '35763468', null],
])('the register of %o writes “%s” as %j', (market, typed, written) => {
  expect(parseRegisterNumber(typed, market)).toBe(written)
  expect(parseRegisterNumber(registerExample(market), market)).toBe(registerExample(market))
})
