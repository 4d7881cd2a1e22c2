import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { SETTINGS } from '../../../tests/support/property-settings.ts'
import { parseCompanyId, parseForeignCompanyId } from '~/lib/fields/company-id'

test.each(['27082440', '27074358', '45274649', '00006947', '25596641', '48665819', '27080081'])(
  'company number %s is accepted',
  (id) => expect(parseCompanyId(id)).toBe(id),
)

test('a company number may lack leading zeros and have spaces', () => {
  expect(parseCompanyId('6947')).toBe('00006947')
  expect(parseCompanyId('270 824 40')).toBe('27082440')
})

test.each(['12345678', '27082441', '25596640', '00000000', '', '123456789', 'CZ27082440'])(
  'company number "%s" is refused',
  (id) => expect(parseCompanyId(id)).toBeNull(),
)

test('a foreign company number is free in form', () => {
  expect(parseForeignCompanyId('HRB 123456')).toBe('HRB 123456')
  expect(parseForeignCompanyId('<b>')).toBeNull()
})

test('each seven digits have exactly one check digit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999 }), (body) => {
      const ids = Array.from({ length: 10 }, (_, digit) => `${body}${digit}`.padStart(8, '0'))
      expect(ids.filter((id) => parseCompanyId(id))).toHaveLength(1)
    }),
    SETTINGS,
  )
})
