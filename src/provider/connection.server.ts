import { sha256 } from '~/lib/hash'
import { isHttpsOrLoopback } from '~/lib/https-or-loopback'
import type { ProviderConnection } from '~/provider/client.server'
import { embedded } from '~/provider/embedded/app'

/** What the provider needs of the Worker's bindings. */
export type ProviderEnv = {
  PROVIDER_DB: D1Database
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
 * The connection that the environment asks for: the carrier's back office when PROVIDER_API_URL is
 * set, else the embedded provider. Throws when the settings are wrong, naming the setting.
 */
export function connectProvider(env: ProviderEnv, app: ProviderApp): ProviderConnection {
  const identity = {
    appName: headerSafe('app name', app.appName),
    appVersion: headerSafe('app version', app.appVersion),
    imageHosts: app.imageHosts ?? [],
  }
  return env.PROVIDER_API_URL
    ? { ...identity, ...remoteEnd(env, env.PROVIDER_API_URL) }
    : { ...identity, ...embeddedEnd(env) }
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
    baseUrl: parseBaseUrl(url),
    fetch: (request: Request) => fetch(request),
    accessToken: requiredSecret('PROVIDER_ACCESS_TOKEN', env.PROVIDER_ACCESS_TOKEN),
    bearer: requiredSecret('PROVIDER_BEARER', env.PROVIDER_BEARER),
  }
}

function embeddedEnd(env: ProviderEnv) {
  const random = randomSecrets()
  const accessToken = env.PROVIDER_ACCESS_TOKEN
    ? headerSafe('PROVIDER_ACCESS_TOKEN', env.PROVIDER_ACCESS_TOKEN)
    : random.accessToken
  const bearer = env.PROVIDER_BEARER
    ? headerSafe('PROVIDER_BEARER', env.PROVIDER_BEARER)
    : random.bearer
  const bindings = { db: env.PROVIDER_DB, accessToken, bearer }
  return {
    baseUrl: EMBEDDED_BASE_URL,
    fetch: async (request: Request) => embedded.fetch(request, bindings),
    accessToken,
    bearer,
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

function parseBaseUrl(text: string): string {
  const url = URL.parse(text)
  if (!url) throw new Error('PROVIDER_API_URL is not an absolute address')
  if (!isHttpsOrLoopback(url)) {
    throw new Error('PROVIDER_API_URL must be https (http only on localhost, 127.0.0.1 or [::1])')
  }
  if (url.username || url.password || url.search || url.hash) {
    throw new Error('PROVIDER_API_URL must not carry a user, password, query or fragment')
  }
  return url.href.replace(/\/+$/, '')
}

function requiredSecret(name: string, value: string | undefined): string {
  if (!value) throw new Error(`${name} must be set when PROVIDER_API_URL is set`)
  return headerSafe(name, value)
}

/** The value as it may stand in a header; the message never shows it. */
function headerSafe(name: string, value: string): string {
  if (/^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(value)) return value
  throw new Error(`${name} must be printable ASCII with no space around it`)
}
