import { expect, test } from 'vitest'
import { parseVatId } from '~/lib/vat-id'

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
