import { expect, test } from 'vitest'
import { type Settings, UNSEEN } from '~/lib/setting/names'
import { deciderProblems } from '~/lib/setting/decider'
import {
  namedOrigin,
  orderLinkSecret,
  providerEnd,
  providerEventsSecrets,
  settingProblems,
} from '~/lib/settings'

const SECRET = '0123456789abcdef0123456789abcdef'
const secrets: Settings = { PROVIDER_ACCESS_TOKEN: 'token-a', PROVIDER_BEARER: 'bearer-a' }
const good: Settings = {
  SITE_ORIGIN: 'https://www.example.com',
  ORDER_LINK_SECRET: SECRET,
  ...secrets,
}
const remote: Settings = { PROVIDER_API_URL: 'https://api.example.com/v1', ...secrets }

/** The names of the problems with these settings, added to valid ones. */
function wrong(settings: Settings, isLocal = false): string[] {
  return settingProblems({ ...good, ...settings }, { isLocal }).map(({ setting }) => setting)
}

test('an origin, a secret for the links and two for the back office are all that a site needs', () => {
  expect(settingProblems(good)).toEqual([])
  expect(settingProblems({}).map(({ setting }) => setting)).toEqual([
    'SITE_ORIGIN',
    'ORDER_LINK_SECRET',
    'PROVIDER_ACCESS_TOKEN',
    'PROVIDER_BEARER',
  ])
})

test.each(['https://www.example.com', 'https://www.example.com/', 'https://example.com:8443'])(
  '%s is an origin',
  (origin) => {
    expect(wrong({ SITE_ORIGIN: origin })).toEqual([])
    expect(namedOrigin({ SITE_ORIGIN: origin })).toBe(origin.replace(/\/$/, ''))
  },
)

test.each([
  '',
  'www.example.com',
  'http://www.example.com',
  'ftp://www.example.com',
  'https://www.example.com/cs',
  'https://www.example.com?',
  'https://user@www.example.com',
  'https://www.example.com#top',
  'http://localhost:8787',
])('“%s” is no origin of a site people visit', (origin) => {
  expect(wrong({ SITE_ORIGIN: origin })).toEqual(['SITE_ORIGIN'])
  expect(namedOrigin({ SITE_ORIGIN: origin })).toBeNull()
})

test('on this machine no origin or one on loopback will do', () => {
  expect(wrong({ SITE_ORIGIN: '' }, true)).toEqual([])
  expect(wrong({ SITE_ORIGIN: 'http://localhost:8787' }, true)).toEqual([])
  expect(wrong({ SITE_ORIGIN: 'www.example.com' }, true)).toEqual(['SITE_ORIGIN'])
})

test('a secret has 32 characters or more, else it signs nothing', () => {
  expect(orderLinkSecret({ ORDER_LINK_SECRET: SECRET })).toBe(SECRET)
  expect(orderLinkSecret({ ORDER_LINK_SECRET: SECRET.slice(1) })).toBeNull()
  expect(orderLinkSecret({})).toBeNull()
  expect(wrong({ ORDER_LINK_SECRET: 'a' })).toEqual(['ORDER_LINK_SECRET'])
  expect(wrong({ HEALTH_TOKEN: 'a' })).toEqual(['HEALTH_TOKEN'])
  expect(wrong({ HEALTH_TOKEN: SECRET })).toEqual([])
  expect(wrong({ ORDERS_TOKEN: 'a' })).toEqual(['ORDERS_TOKEN'])
  expect(wrong({ ORDERS_TOKEN: SECRET })).toEqual([])
})

test('the address alone decides which back office is in use', () => {
  for (const end of [
    {},
    secrets,
    { PROVIDER: 'embedded' },
    { PROVIDER: '', PROVIDER_API_URL: '' },
  ]) {
    expect(providerEnd(end)).toBe('embedded')
  }
  expect(providerEnd(remote)).toBe('remote')
  expect(providerEnd({ ...remote, PROVIDER: 'remote' })).toBe('remote')
  expect(providerEnd({ PROVIDER_API_URL: 'https://a.example/v1' })).toBe('remote')
})

test.each<[string, Settings]>([
  ['the embedded one', {}],
  ['one over HTTP', { PROVIDER_API_URL: 'https://a.example/v1' }],
])('%s is opened by a token and a bearer that a header can carry', (_name, end) => {
  const both = ['PROVIDER_ACCESS_TOKEN', 'PROVIDER_BEARER']
  expect(wrong(end)).toEqual([])
  expect(wrong({ ...end, PROVIDER_ACCESS_TOKEN: '', PROVIDER_BEARER: undefined })).toEqual(both)
  expect(wrong({ ...end, PROVIDER_BEARER: 'a\nb' })).toEqual(['PROVIDER_BEARER'])
})

test.each<[string, Settings, string[]]>([
  ['one over HTTP without its address', { PROVIDER: 'remote' }, ['PROVIDER_API_URL']],
  ['the embedded one with an address', { ...remote, PROVIDER: 'embedded' }, ['PROVIDER']],
  ['another word', { PROVIDER: 'Remote' }, ['PROVIDER']],
  [
    'an address without its scheme',
    { ...remote, PROVIDER_API_URL: 'api.example.com/v1' },
    ['PROVIDER_API_URL'],
  ],
  [
    'plain http',
    { ...remote, PROVIDER_API_URL: 'http://api.example.com/v1' },
    ['PROVIDER_API_URL'],
  ],
])('%s is no back office at all', (_name, settings, names) => {
  expect(providerEnd(settings)).toBeNull()
  expect(wrong(settings)).toEqual(names)
})

test('addresses of the register and of the carrier are judged too', () => {
  expect(wrong({ ARES_URL: 'ares.example.com' })).toEqual(['ARES_URL'])
  expect(wrong({ ARES_URL: 'http://127.0.0.1:9000' })).toEqual([])
  expect(wrong({ CARRIER_EMAIL: 'carrier' })).toEqual(['CARRIER_EMAIL'])
  expect(wrong({ MAIL_FROM: 'web@' })).toEqual(['MAIL_FROM'])
})

test('the people of the desk are a list in which each id and address stands once', () => {
  const dana = { id: 'dana', name: 'Dana', email: 'dana@example.com', role: 'dispatcher' }
  const judge = (value: unknown) => wrong({ DESK_PEOPLE: JSON.stringify(value) })
  for (const right of [[], [dana], [dana, { ...dana, id: 'b', email: 'b@example.com' }]]) {
    expect(judge(right)).toEqual([])
  }
  const twice = { ...dana, id: 'b', email: 'DANA@example.com' }
  const odd = [
    { ...dana, id: 'a b' },
    { ...dana, email: 'dana' },
    { ...dana, role: 'boss' },
  ]
  for (const one of [
    {},
    [dana, dana],
    [dana, twice],
    [{ ...dana, more: 1 }],
    ...odd.map((x) => [x]),
  ]) {
    expect(judge(one)).toEqual(['DESK_PEOPLE'])
  }
  expect(wrong({ DESK_PEOPLE: 'dana@example.com' })).toEqual(['DESK_PEOPLE'])
})

test('no value is ever repeated', () => {
  const odd = Object.fromEntries(
    [
      'SITE_ORIGIN',
      'ORDER_LINK_SECRET',
      'PROVIDER',
      'ARES_URL',
      'CARRIER_EMAIL',
      'HEALTH_TOKEN',
      'ORDERS_TOKEN',
    ].map((name) => [name, 'qqqq']),
  )
  expect(settingProblems({ ...secrets, ...odd })).toHaveLength(7)
  expect(JSON.stringify(settingProblems(odd))).not.toContain('qqqq')
})

test('a back office that decides needs a secret for its notices; two are taken while one is exchanged', () => {
  const office = { decidedBy: 'back-office' } as const
  const secret = `whsec_${'a'.repeat(32)}`
  expect(deciderProblems(remote, office)).toMatchObject([{ setting: 'PROVIDER_EVENTS_SECRET' }])
  expect(deciderProblems(remote, { decidedBy: 'desk' })).toEqual([])
  expect(deciderProblems({}, office)).toEqual([])
  expect(deciderProblems({ ...remote, PROVIDER_EVENTS_SECRET: secret }, office)).toEqual([])
  expect(providerEventsSecrets({ PROVIDER_EVENTS_SECRET: `${secret} ${secret}` })).toHaveLength(2)
  expect(providerEventsSecrets({ PROVIDER_EVENTS_SECRET: 'whsec_short' })).toEqual([])
  const three = { PROVIDER_EVENTS_SECRET: `${secret} ${secret} ${secret}` }
  expect(settingProblems(three).map(({ setting }) => setting)).toContain('PROVIDER_EVENTS_SECRET')
})

test('a secret that cannot be read counts as set', () => {
  const unseen = { PROVIDER_ACCESS_TOKEN: UNSEEN, PROVIDER_BEARER: UNSEEN } as const
  const address = remote.PROVIDER_API_URL
  expect(wrong({ ORDER_LINK_SECRET: UNSEEN, PROVIDER_API_URL: address, ...unseen })).toEqual([])
  expect(providerEnd({ PROVIDER_API_URL: address, ...unseen })).toBe('remote')
  expect(wrong(unseen)).toEqual([])
})
