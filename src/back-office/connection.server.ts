import { sha256 } from '~/lib/hash'
import { providerProblems } from '~/lib/settings'
import type { ProviderConnection } from '~/back-office/client.server'

/** The Worker's bindings that the provider needs. */
export type ProviderEnv = {
  /** Only for the embedded provider. */
  PROVIDER_DB?: D1Database
  PROVIDER?: string
  PROVIDER_API_URL?: string
  PROVIDER_ACCESS_TOKEN?: string
  PROVIDER_BEARER?: string
}

/** The name that this site sends, and the hosts whose pictures it shows. */
export type ProviderApp = {
  appName: string
  appVersion: string
  imageHosts?: readonly string[]
}

/** Increase it when the shape of a cached catalogue changes: older entries are then never read again. */
const CATALOGUE_SCHEMA_VERSION = 2

const EMBEDDED_BASE_URL = 'https://provider.embedded/v1'

/**
 * The connection that the settings select: the carrier's back office when its address is set, else the embedded
 * provider; either is opened by the same two secrets. Throws when a setting is wrong or missing, naming it.
 */
export function connectProvider(env: ProviderEnv, app: ProviderApp): ProviderConnection {
  const [problem] = providerProblems(env)
  if (problem) throw new Error(`${problem.setting} ${problem.says}`)
  const identity = {
    appName: headerSafe('app name', app.appName),
    appVersion: headerSafe('app version', app.appVersion),
    imageHosts: app.imageHosts ?? [],
  }
  const secrets = {
    accessToken: env.PROVIDER_ACCESS_TOKEN ?? '',
    bearer: env.PROVIDER_BEARER ?? '',
  }
  const end = env.PROVIDER_API_URL ? remoteEnd(env.PROVIDER_API_URL) : embeddedEnd(env, secrets)
  return { ...identity, ...secrets, ...end }
}

/** True when the provider is part of this Worker: its calls are database statements instead of HTTP requests. */
export function isEmbedded({ baseUrl }: Pick<ProviderConnection, 'baseUrl'>): boolean {
  return baseUrl === EMBEDDED_BASE_URL
}

/**
 * Names the catalogue of one provider for cache keys: schema version and a hash of its address, so that a change of
 * provider or schema never reads the entries of another.
 */
export async function catalogueScope(
  connection: Pick<ProviderConnection, 'baseUrl'>,
): Promise<string> {
  return `v${CATALOGUE_SCHEMA_VERSION}-${(await sha256(connection.baseUrl)).slice(0, 16)}`
}

function remoteEnd(url: string) {
  return {
    baseUrl: new URL(url).href.replace(/\/+$/, ''),
    fetch: (request: Request) => fetch(request),
  }
}

function embeddedEnd(
  { PROVIDER_DB: db }: ProviderEnv,
  secrets: { accessToken: string; bearer: string },
) {
  if (!db) throw new Error('PROVIDER_DB is missing: the embedded back office needs its database')
  return {
    baseUrl: EMBEDDED_BASE_URL,
    fetch: async (request: Request) => {
      const { embedded } = await import('~/back-office/embedded/app')
      return embedded.fetch(request, { db, ...secrets })
    },
  }
}

/** The value if it is valid in a header; the error message never contains it. */
function headerSafe(name: string, value: string): string {
  if (/^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(value)) return value
  throw new Error(`${name} must be printable ASCII with no space around it`)
}
