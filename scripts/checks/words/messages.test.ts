import { expect, test } from 'vitest'
import { type Messages, messageProblems, replacedProblems } from './messages.ts'

const forms = (...names: string[]) => [
  {
    selectors: ['nPlural'],
    match: Object.fromEntries(names.map((name) => [`nPlural=${name}`, '{n}'])),
  },
]

const kinds = (...names: string[]) => [
  { selectors: ['what'], match: Object.fromEntries(names.map((name) => [`what=${name}`, 'a'])) },
]

const CZECH = ['one', 'few', 'many', 'other']
const used = new Set(['stay'])

test.each([
  [{ stay: 'Zůstat' }, {}, 'stay: missing in messages/en.json'],
  [{}, { stay: 'Stay' }, 'stay: missing in messages/cs.json'],
  [{ stay: '{a}' }, { stay: '{b}' }, 'stay: placeholders differ (a / b)'],
  [{ stay: 'a', go: 'b' }, { stay: 'a', go: 'b' }, 'go: not used in src'],
  [
    { stay: '{n}\u00a0hodin' },
    { stay: '{n}' },
    'cs.json stay: “{n}\u00a0hodin” needs plural forms',
  ],
  [{ stay: '{n}' }, { stay: '{n} hours' }, 'en.json stay: “{n} hours” needs plural forms'],
  [
    { stay: forms('one', 'few', 'other') },
    { stay: forms('one', 'other') },
    'cs.json stay: the plural form “many” is missing',
  ],
  [{ stay: kinds('ride', '*') }, { stay: kinds('*') }, 'stay: variants differ'],
  [{ stay: kinds('ride') }, { stay: kinds('ride') }, 'stay: a variant for all others is missing'],
  [{ stay: forms(...CZECH) }, { stay: forms('one') }, 'en.json stay: the plural form “other”'],
])('messages with a fault are named: %j %j', (cs, en, says) => {
  expect(messageProblems({ cs, en }, used).join('\n')).toContain(says)
})

test('messages in both languages with all forms pass', () => {
  const cs = { stay: forms(...CZECH), go: kinds('parcel', '*') }
  const en = { stay: forms('one', 'other'), go: kinds('parcel', '*') }
  expect(messageProblems({ cs, en }, new Set([...used, 'go']))).toEqual([])
})

test('a key that one more language lacks is named with its file', () => {
  const stay = { stay: 'a' }
  expect(messageProblems({ cs: stay, en: stay, de: {} }, used)).toEqual([
    'stay: missing in messages/de.json',
  ])
})

test('a market or a carrier replaces only messages that there are, with their placeholders', () => {
  const messages = { stay: '{place}', hours: '{n}', go: kinds('parcel', '*') }
  const judge = (replaced: Messages) =>
    replacedProblems('messages/at/en.json', { replaced, messages, locale: 'en' })
  expect(judge({ stay: 'In Vienna', go: kinds('parcel', '*') })).toEqual([
    'messages/at/en.json go: is the same as in messages/en.json',
  ])
  expect(judge({ left: 'Left' })).toEqual([
    'messages/at/en.json left: messages/en.json has no such message',
  ])
  expect(judge({ stay: '{when}' })).toEqual([
    'messages/at/en.json stay: {when} is no placeholder of this message',
  ])
  expect(judge({ go: 'Go' })).toEqual(['messages/at/en.json go: variants differ'])
  const cars = [{ selectors: ['count'], match: { 'count=1': 'A car', 'count=*': 'Cars' } }]
  const counted = { replaced: { cars: 'Our cars' }, messages: { cars }, locale: 'en' } as const
  expect(replacedProblems('messages/at/en.json', counted)).toEqual([])
  expect(judge({ hours: '{n} hours' })).toHaveLength(1)
})
