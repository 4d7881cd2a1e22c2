import { sha256 } from '~/lib/hash'
import { providerProblems } from '~/lib/settings'
import type { ProviderConnection } from '~/provider/client.server'
import { embedded } from '~/provider/embedded/app'

/** What the provider needs of the Worker's bindings. */
export type ProviderEnv = {
  /** Only the embedded provider needs it. */
  PROVIDER_DB?: D1Database
  PROVIDER?: string
  PROVIDER_API_URL?: string
  PROVIDER_ACCESS_TOKEN?: string
  PROVIDER_BEARER?: string
}

/** How this site presents itself, and which foreign pictures it shows. */
export type ProviderApp = {
  appName: string
  appVersion: string
  imageHosts?: readonly string[]
}

/** Raised when the shape of a cached catalogue changes: older entries are then never read again. */
const CATALOGUE_SCHEMA_VERSION = 2

const EMBEDDED_BASE_URL = 'https://provider.embedded/v1'

/**
 * The connection that the environment asks for: the carrier's back office when its three settings are there, the
 * embedded provider when none is. Throws when they are wrong or contradict PROVIDER, naming the setting.
 */
export function connectProvider(env: ProviderEnv, app: ProviderApp): ProviderConnection {
  const [problem] = providerProblems(env)
  if (problem) throw new Error(`${problem.setting} ${problem.says}`)
  const identity = {
    appName: headerSafe('app name', app.appName),
    appVersion: headerSafe('app version', app.appVersion),
    imageHosts: app.imageHosts ?? [],
  }
  return env.PROVIDER_API_URL
    ? { ...identity, ...remoteEnd(env, env.PROVIDER_API_URL) }
    : { ...identity, ...embeddedEnd(env) }
}

/** Whether the provider is part of this Worker: asking it is no call out, but statements of the database. */
export function isEmbedded({ baseUrl }: Pick<ProviderConnection, 'baseUrl'>): boolean {
  return baseUrl === EMBEDDED_BASE_URL
}

/**
 * Names the catalogue of one provider for cache keys: schema version and a hash of its address, so
 * that a change of provider or schema never reads the entries of another.
 */
export async function catalogueScope(
  connection: Pick<ProviderConnection, 'baseUrl'>,
): Promise<string> {
  return `v${CATALOGUE_SCHEMA_VERSION}-${(await sha256(connection.baseUrl)).slice(0, 16)}`
}

function remoteEnd(env: ProviderEnv, url: string) {
  return {
    baseUrl: new URL(url).href.replace(/\/+$/, ''),
    fetch: (request: Request) => fetch(request),
    accessToken: env.PROVIDER_ACCESS_TOKEN ?? '',
    bearer: env.PROVIDER_BEARER ?? '',
  }
}

function embeddedEnd({ PROVIDER_DB: db }: ProviderEnv) {
  if (!db) throw new Error('PROVIDER_DB is missing: the embedded back office needs its database')
  const secrets = randomSecrets()
  const bindings = { db, ...secrets }
  return {
    baseUrl: EMBEDDED_BASE_URL,
    fetch: async (request: Request) => embedded.fetch(request, bindings),
    ...secrets,
  }
}

let isolateSecrets: { accessToken: string; bearer: string } | null = null

/**
 * Secrets of this isolate, so that the embedded provider is never open. Made late, because workerd
 * gives no randomness at start-up.
 */
function randomSecrets() {
  isolateSecrets ??= { accessToken: crypto.randomUUID(), bearer: crypto.randomUUID() }
  return isolateSecrets
}

/** The value as it may stand in a header; the message never shows it. */
function headerSafe(name: string, value: string): string {
  if (/^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(value)) return value
  throw new Error(`${name} must be printable ASCII with no space around it`)
}
