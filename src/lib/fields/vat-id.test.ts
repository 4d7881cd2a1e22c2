import { expect, test } from 'vitest'
import { parseVatId } from '~/lib/fields/vat-id'

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

test.each([
  ['136695976', 'DE', 'DE136695976'],
  ['U13585627', 'AT', 'ATU13585627'],
  ['094259216', 'GR', 'EL094259216'],
  ['12-3456789', 'US', '12-3456789'],
  ['NO 974 760 673 MVA', 'NO', 'NO 974 760 673 MVA'],
  ['27082441', 'CZ', null],
  ['12345', 'DE', null],
  ['-', 'US', null],
])('the VAT number %s of a firm in %s is read as %s', (typed, country, id) => {
  expect(parseVatId(typed, country)).toBe(id)
})

// Published numbers of companies, at least one per country, as VIES and the registers show them.
const PUBLISHED = [
  'ATU13585627',
  'BE0428759497',
  'BG175074752',
  'CHE107787577',
  'CY10259033P',
  'CZ25123891',
  'DE136695976',
  'DK13585628',
  'EE100931558',
  'EL094259216',
  'ESB58378431',
  'ESX5910266W',
  'FI20774740',
  'FR40303265045',
  'FRK7399859412',
  'GB980780684',
  'HR33392005961',
  'HU12892312',
  'IE6433435F',
  'IE6433435OA',
  'IE8D79739I',
  'IT00743110157',
  'LT119511515',
  'LT100001919017',
  'LU15027442',
  'LV40003521600',
  'MT11679112',
  'NL004495445B01',
  'PL8567346215',
  'PT501964843',
  'RO18547290',
  'SE123456789701',
  'SI50223054',
  'SK2022749619',
  'XI980780684',
]

test.each(PUBLISHED)('the published VAT number %s is accepted however it is written', (id) => {
  expect(parseVatId(id)).toBe(id)
  expect(parseVatId(` ${id.slice(0, 2)} ${id.slice(2).toLowerCase()}`)).toBe(id)
  expect(parseVatId(id.replace(/(\d{3})/g, '$1.'))).toBe(id)
})

test.each(PUBLISHED)('%s is refused without its country and with five digits more', (id) => {
  expect(parseVatId(id.slice(2))).toBeNull()
  expect(parseVatId(`${id}00000`)).toBeNull()
})

test.each([
  ['GR123456789', 'GR', 'EL123456789'],
  ['BE123456789', 'BE', 'BE0123456789'],
  ['12345678-2-41', 'HU', 'HU12345678'],
  ['USt-IdNr. DE123456789', 'DE', 'DE123456789'],
  ['none', 'US', null],
])('“%s” of %s is %j in the registers', (typed, country, id) => {
  expect(parseVatId(typed, country)).toBe(id)
})
