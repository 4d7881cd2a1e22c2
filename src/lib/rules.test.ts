import { expect, test } from 'vitest'
import { parseCompanyId, parseForeignCompanyId } from '~/lib/company-id'
import { parseEmail } from '~/lib/email'
import { netOf } from '~/lib/money'
import { isOrderNumber, mintOrderNumber } from '~/lib/order-number'
import { parsePhone } from '~/lib/phone'
import { parsePostalCode } from '~/lib/postal-code'
import { fromPragueLocal, toPragueLocal } from '~/lib/prague-time'
import { parseVatId } from '~/lib/vat-id'

test.each([
  ['777 123 456', '+420777123456'],
  ['+420 (777) 123-456', '+420777123456'],
  ['00420777123456', '+420777123456'],
  ['420777123456', '+420777123456'],
  ['+421 0901 234 567', '+421901234567'],
  ['+44 20 7946 0958', '+442079460958'],
])('a phone typed as %s is stored as %s', (typed, phone) => {
  expect(parsePhone(typed)).toEqual({ ok: true, phone })
})

test.each([
  ['77712345', 'phoneNineDigits'],
  ['7771234567', 'phoneNineDigits'],
  ['+421 901 234', 'phoneNineDigits'],
  ['177712345', 'phoneInvalid'],
  ['+44 20', 'phoneInvalid'],
  ['zavolejte', 'phoneInvalid'],
  ['777+123456', 'phoneInvalid'],
])('a phone typed as %s is refused as %s', (typed, error) => {
  expect(parsePhone(typed)).toEqual({ ok: false, error })
})

test.each([
  ['110 00', 'CZ', '11000'],
  ['79601', 'CZ', '79601'],
  ['811 01', 'SK', '81101'],
  ['sw1a 1aa', 'GB', 'SW1A 1AA'],
  ['10115', 'DE', '10115'],
])('postal code %s of %s is accepted as %s', (typed, country, code) => {
  expect(parsePostalCode(typed, country)).toBe(code)
})

test.each([
  ['999 99', 'CZ'],
  ['00000', 'CZ'],
  ['811 01', 'CZ'],
  ['1100', 'CZ'],
  ['11000', 'SK'],
  ['!', 'DE'],
])('postal code %s of %s is refused', (typed, country) => {
  expect(parsePostalCode(typed, country)).toBeNull()
})

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

test.each([
  'CZ27082440',
  'CZ8501011234',
  'SK2020273893',
  'DE123456789',
  'ATU12345678',
  'EL123456789',
])('VAT number %s is accepted', (id) => expect(parseVatId(id.toLowerCase())).toBe(id))

test.each(['CZ27082441', 'CZ123', '27082440', 'US123456789', 'DE12345678'])(
  'VAT number %s is refused',
  (id) => expect(parseVatId(id)).toBeNull(),
)

test.each(['jan.novak@example.cz', 'a+b@example.co.uk', 'řehoř@příklad.cz'])(
  'e-mail %s is accepted',
  (email) => expect(parseEmail(email)).toBe(email),
)

test.each([
  'jan',
  'jan@',
  'jan@localhost',
  'jan@a..cz',
  'jan@@a.cz',
  '.jan@a.cz',
  'a b@c.cz',
  'jan@1.2',
])('e-mail %s is refused', (email) => expect(parseEmail(email)).toBeNull())

test('VAT is computed down from the gross price', () => {
  expect(netOf(499_000, 2100)).toBe(412_397)
  expect(netOf(112, 1200)).toBe(100)
  expect(netOf(100, 0)).toBe(100)
})

test('an order number has ten digits, begins with the year and tells a slip', () => {
  const number = mintOrderNumber(new Date('2026-11-21T00:00:00Z'), 0.473_829_1)
  expect(number).toMatch(/^264738291\d$/)
  expect(isOrderNumber(number)).toBe(true)
  const slip = number.replace('4738', '4783')
  expect(isOrderNumber(slip)).toBe(false)
})

test('a wall time in Prague is an instant, in summer and in winter', () => {
  expect(fromPragueLocal('2026-12-03T08:30')).toEqual({
    kind: 'once',
    instant: new Date('2026-12-03T07:30:00Z'),
  })
  expect(fromPragueLocal('2026-07-03T08:30')).toEqual({
    kind: 'once',
    instant: new Date('2026-07-03T06:30:00Z'),
  })
  expect(toPragueLocal(new Date('2026-07-03T06:30:00Z'))).toBe('2026-07-03T08:30')
})

test('a time the clocks skip does not exist, a doubled one is the first', () => {
  expect(fromPragueLocal('2026-03-29T02:30')).toEqual({ kind: 'missing' })
  expect(fromPragueLocal('2026-10-25T02:30')).toEqual({
    kind: 'doubled',
    instant: new Date('2026-10-25T00:30:00Z'),
  })
})

test.each(['2026-02-30T10:00', '2026-13-01T10:00', '2026-01-01T24:00', 'zítra'])(
  'the wall time %s is refused',
  (local) => expect(fromPragueLocal(local)).toEqual({ kind: 'invalid' }),
)
