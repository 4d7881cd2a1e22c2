import { expect, test } from 'vitest'
import { catalogueScope, connectProvider, type ProviderEnv } from '~/back-office/connection.server'

const app = { appName: 'vozka-web', appVersion: '1.0.0' }

// The remote connection never uses the database; any read of it fails the test.
const noDatabase: ProviderEnv['PROVIDER_DB'] = {
  prepare: fail,
  batch: fail,
  exec: fail,
  withSession: fail,
  dump: fail,
}

function fail(): never {
  throw new Error('the database was touched')
}

function connectTo(url: string, secrets: Partial<ProviderEnv> = {}) {
  return connectProvider(
    {
      PROVIDER_DB: noDatabase,
      PROVIDER_API_URL: url,
      PROVIDER_ACCESS_TOKEN: 'token',
      PROVIDER_BEARER: 'bearer',
      ...secrets,
    },
    app,
  )
}

test.each([
  ['https://api.example.com/v1', 'https://api.example.com/v1'],
  ['https://api.example.com/v1/', 'https://api.example.com/v1'],
  ['http://localhost:9000/v1', 'http://localhost:9000/v1'],
  ['http://127.0.0.1:9000/v1', 'http://127.0.0.1:9000/v1'],
  ['http://[::1]:9000/v1', 'http://[::1]:9000/v1'],
])('a provider at %s is called at %s', (url, baseUrl) => {
  expect(connectTo(url).baseUrl).toBe(baseUrl)
})

test.each([
  'http://api.example.com/v1',
  'http://localhost.example.com/v1',
  'http://127.0.0.1.example.com/v1',
  'ftp://api.example.com/v1',
  '/v1',
  'api.example.com/v1',
  'https://user:secret@api.example.com/v1',
  'https://api.example.com/v1?key=secret',
])('a provider at %s is refused, and the reason tells no secret', (url) => {
  expect(() => connectTo(url)).toThrow(/^PROVIDER_API_URL (?!.*secret)/)
})

test.each([
  ['a remote provider', 'https://api.example.com/v1'],
  ['the embedded provider', ''],
])('%s without its secrets is refused by the name of what is missing', (_name, url) => {
  expect(() => connectTo(url, { PROVIDER_ACCESS_TOKEN: '' })).toThrow('PROVIDER_ACCESS_TOKEN')
  expect(() => connectTo(url, { PROVIDER_BEARER: undefined })).toThrow('PROVIDER_BEARER')
})

test('a secret that would break a header is refused without being shown', () => {
  const connect = () => connectTo('https://api.example.com/v1', { PROVIDER_BEARER: 'abc\r\nX: 1' })
  expect(connect).toThrow(/^PROVIDER_BEARER (?!.*abc)/)
})

test('without an address the embedded provider answers, opened by the secrets of the bindings', () => {
  expect(connectTo('')).toMatchObject({
    baseUrl: 'https://provider.embedded/v1',
    accessToken: 'token',
    bearer: 'bearer',
  })
})

test.each([
  ['a remote end without an address', { PROVIDER: 'remote', PROVIDER_API_URL: '' }],
  ['an embedded end with an address', { PROVIDER: 'embedded' }],
])('%s leads to no end at all, least of all to the embedded one', (_name, settings) => {
  expect(() => connectTo('https://api.example.com/v1', settings)).toThrow(/^PROVIDER/)
})

test('the embedded provider is not taken without its database', () => {
  expect(() => connectTo('', { PROVIDER_DB: undefined })).toThrow(/^PROVIDER_DB/)
})

test('catalogues of two providers never share a cache key', async () => {
  const scopes = await Promise.all(
    ['https://a.example/v1', 'https://b.example/v1', 'https://a.example/v1'].map((baseUrl) =>
      catalogueScope({ baseUrl }),
    ),
  )
  expect(scopes[0]).toMatch(/^v2-[\w-]{16}$/)
  expect(scopes[1]).not.toBe(scopes[0])
  expect(scopes[2]).toBe(scopes[0])
})
