import * as fc from 'fast-check'

/** Queries that everyday tools produce, in spellings that a router would change. */
export const EVERYDAY_QUERIES = [
  'time=14:30',
  'utm_campaign=leto%202026',
  'fbclid=a~z',
  'gclid=EAIa_~x!(y)',
  'a=1&a=2',
  'mc_eid',
  '&a=1&&',
  'x=%c3%a9&y=%E9',
  'x=%',
  'x=%E0%A4%A',
  'x=[1]&y={2}|^`\\',
  'pickup=Praha;dropoff=Brno',
  'a==b=c',
  '__proto__=1&constructor=2',
  'sent=0&expired=2',
]

const character = fc.oneof(
  fc.constantFrom(...Array.from('~:/?@!$(),;[]{}|^`\\=&%+*-._\'"<>')),
  fc.constantFrom('%20', '%3a', '%C3%A9', '%c3%a9', '%ff', '%00', '%', '%E0%A4'),
  fc.constantFrom('a', 'Z', '0', 'pickup', 'kind', 'date', 'sent'),
)
/** Queries in any spelling, also the everyday ones. */
export const queries = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(...EVERYDAY_QUERIES) },
  {
    weight: 3,
    arbitrary: fc.array(character, { minLength: 1, maxLength: 14 }).map((all) => all.join('')),
  },
)
