import { env } from 'cloudflare:workers'
import type { ProviderConnection } from '~/back-office/client.server'
import { connectProvider } from '~/back-office/connection.server'
import { seedStatements } from '~/back-office/embedded/seed/sql'
import type { FaultStep } from './remote-provider'
import { remoteAccess } from './remote-access'

const app = { appName: 'vozka-web', appVersion: '1.0.0' }

/** The embedded provider over the real D1 of the test, with a freshly seeded catalogue. */
export async function embeddedEnd(): Promise<ProviderConnection> {
  await env.PROVIDER_DB.batch(
    ['DELETE FROM experiences', 'DELETE FROM countries', 'DELETE FROM seeded'].map((sql) =>
      env.PROVIDER_DB.prepare(sql),
    ),
  )
  await seedDatabase()
  return connectProvider(env, app)
}

/** Runs the seed against the database of the test. */
export async function seedDatabase(): Promise<void> {
  await env.PROVIDER_DB.batch(seedStatements().map((sql) => env.PROVIDER_DB.prepare(sql)))
}

/** A separate remote provider for one test, over real HTTP. */
export function remoteEnd(name: string) {
  const base = `${env.REMOTE_PROVIDER_URL}/s/${name}-${crypto.randomUUID()}`
  const connection = connectProvider(
    {
      PROVIDER_DB: env.PROVIDER_DB,
      PROVIDER_API_URL: `${base}/v1`,
      PROVIDER_ACCESS_TOKEN: remoteAccess.accessToken,
      PROVIDER_BEARER: remoteAccess.bearer,
    },
    app,
  )
  return {
    connection,
    /** Sets the faults of the next calls; after the last step everything works. */
    script: (...steps: FaultStep[]) => postJson(`${base}/__script`, { steps }),
    /** Sets its experiences, valid or not. */
    items: (items: unknown[]) => postJson(`${base}/__items`, items),
    received: () => receivedAt(base),
  }
}

/** The calls that arrived by following a redirect. */
export async function callsElsewhere(): Promise<unknown[]> {
  return (await receivedAt(`${env.REMOTE_PROVIDER_URL}/s/elsewhere`)).calls
}

type Received = {
  calls: { method: string; path: string; headers: Record<string, string>; body: string }[]
  orders: { key: string; body: unknown }[]
  messages: { key: string; body: unknown }[]
  events: { key: string; body: unknown }[]
}

async function receivedAt(base: string): Promise<Received> {
  const response = await fetch(`${base}/__received`)
  return response.json<Received>()
}

async function postJson(url: string, json: unknown): Promise<void> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(json) })
  if (!response.ok) throw new Error(`the control endpoint answered ${response.status}`)
  await response.body?.cancel()
}
