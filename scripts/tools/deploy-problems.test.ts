import { expect, test } from 'vitest'
import { deployedSettings, deployProblems, neededSecrets } from './deploy-problems.ts'

const config = {
  vars: { SITE_ORIGIN: 'https://www.example.com', PROVIDER: 'embedded' },
  d1_databases: [
    { binding: 'DB', database_id: '8d0e3f3a-1111-4222-8333-123456789012' },
    { binding: 'PROVIDER_DB', database_id: '9d0e3f3a-1111-4222-8333-123456789012' },
  ],
  kv_namespaces: [{ binding: 'CATALOG', id: '0f2ac74b498b48028cb68387c421e279' }],
}
const remote = { PROVIDER: 'remote', PROVIDER_API_URL: 'https://api.example.com/v1' }

const GATEWAY = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']
const NEEDED = ['ORDER_LINK_SECRET', 'PROVIDER_ACCESS_TOKEN', 'PROVIDER_BEARER']

/** The reasons to refuse a deploy with this configuration of a Worker with these secrets. */
function refused(
  change: Partial<typeof config> | { vars: object },
  secrets = [...NEEDED, ...GATEWAY],
) {
  const changed = { ...config, ...change, vars: { ...config.vars, ...change.vars } }
  return deployProblems(changed, deployedSettings(changed, secrets)).join('\n')
}

test('a site with its ids, origin and secret may be deployed', () => {
  expect(refused({})).toBe('')
})

test('a missing or odd setting is refused by its name and its place, never with its value', () => {
  expect(refused({ vars: { SITE_ORIGIN: '' } })).toMatch(/^SITE_ORIGIN is missing.*deploy\.json/)
  expect(refused({ vars: { SITE_ORIGIN: 'http://qqqq.cz' } })).toMatch(
    /^SITE_ORIGIN must (?!.*qqqq)/,
  )
  expect(refused({}, [])).toContain('npm run wrangler -- secret put ORDER_LINK_SECRET')
  for (const vars of [{}, remote]) {
    expect(refused({ vars }, ['ORDER_LINK_SECRET', ...GATEWAY])).toBe(
      NEEDED.slice(1)
        .map(
          (name) =>
            `${name} is missing: every back office, the embedded one too, is opened by it (npm run wrangler -- secret put ${name})`,
        )
        .join('\n'),
    )
  }
  expect(refused({ vars: { ...remote, PROVIDER: 'embedded' } })).toMatch(/^PROVIDER is embedded/)
})

test('a carrier that takes cards is deployed with both secrets of its gateway', () => {
  const none = refused({}, NEEDED)
  expect(none).toMatch(
    /^STRIPE_SECRET_KEY is missing: payment\.methods[^]*put STRIPE_WEBHOOK_SECRET/,
  )
  expect(refused({}, [...NEEDED, 'STRIPE_SECRET_KEY'])).toContain(
    'STRIPE_WEBHOOK_SECRET is missing',
  )
})

test('a secret among the variables is refused', () => {
  expect(refused({ vars: { HEALTH_TOKEN: 'x'.repeat(32) } })).toBe(
    'HEALTH_TOKEN is a secret: take it out of deploy.json, npm run wrangler -- secret put HEALTH_TOKEN',
  )
})

test('sample ids are refused, each by its binding', () => {
  const kv_namespaces = [{ binding: 'CATALOG', id: '00000000000000000000000000000001' }]
  expect(refused({ kv_namespaces })).toMatch(/^CATALOG has a sample id/)
})

test('the embedded back office needs its database, one over HTTP does not', () => {
  const d1_databases = config.d1_databases.slice(0, 1)
  const sample = [
    ...d1_databases,
    { binding: 'PROVIDER_DB', database_id: '00000000-0000-0000-0000-000000000002' },
  ]
  const secrets = neededSecrets({ vars: remote })
  expect(refused({ d1_databases })).toMatch(/^PROVIDER_DB is missing/)
  expect(refused({ d1_databases: sample })).toMatch(/^PROVIDER_DB has a sample id/)
  expect(refused({ d1_databases, vars: remote }, secrets)).toBe('')
  expect(refused({ d1_databases: sample, vars: remote }, secrets)).toBe('')
})
