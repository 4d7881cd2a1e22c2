import * as fc from 'fast-check'

/** Pieces of text that are known to break forms, parsers, databases and pages. */
const PIECES = [
  '\u0000',
  '\r\n',
  '\t',
  '\u2028',
  '\u202e',
  '\ufeff',
  '\ud800',
  '\udfff',
  'İ',
  'ß',
  '👩‍👩‍👧‍👦',
  "'",
  '"',
  '`',
  '\\',
  '%',
  '%00',
  '%0d%0a',
  '%ff',
  '&#x0;',
  '&amp;lt;',
  '${7*7}',
  '{{7*7}}',
  '<script>',
  '</script>',
  '<!--',
  ']]>',
  '<svg onload=x>',
  'javascript:x',
  'data:text/html,x',
  "' OR 1=1 --",
  '; DROP TABLE orders',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  'NaN',
  'Infinity',
  '-0',
  '1e999',
  '9007199254740993',
  '0x10',
  '١٢٣',
  'null',
  'undefined',
  '[]',
] as const

/** Text that no person types: any Unicode, control characters, long repetitions, known troublemakers. */
export const hostileText = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 300 }) },
  {
    weight: 4,
    arbitrary: fc
      .array(fc.constantFrom(...PIECES), { maxLength: 8 })
      .map((parts) => parts.join('')),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...PIECES), fc.nat(3_000))
      .map(([piece, times]) => piece.repeat(times).slice(0, 6_000)),
  },
)

/** Text that some field accepts, or almost accepts. */
export const nearlyGoodText = fc.constantFrom(
  '',
  ' ',
  '0',
  '1',
  '2',
  '8',
  '99',
  '100',
  '-1',
  '1.5',
  'Praha',
  'Brno',
  'CZ',
  'SK',
  'XX',
  'card',
  'ride',
  'hourly',
  'experience',
  'parcel',
  'business',
  'basic',
  'vineyards',
  'vinice',
  'day',
  'own',
  '2026-12-03',
  '2026-03-29',
  '2026-02-30',
  '9999-12-31',
  '02:30',
  '23:59',
  '24:00',
  '110 00',
  '81101',
  '777 123 456',
  '+421 905 123 456',
  '+4915123456789',
  'jana@example.com',
  'a@b.cz',
  '25380141',
  'CZ25380141',
)

/** The number of inputs of a property and their seed. fast-check prints both when the property fails. */
export function fuzzed(numRuns: number, seed: number) {
  return { numRuns, seed }
}
