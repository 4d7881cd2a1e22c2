import { env } from 'cloudflare:workers'
import { appConfig } from '~config'
import { logEvent } from '~/lib/log'
import type { ProviderConnection } from '~/back-office/client.server'
import { connectProvider } from '~/back-office/connection.server'
import { version as appVersion } from '../../package.json'

const NOWHERE = 'https://provider.invalid'

/**
 * This site's connection to its provider. Wrong settings count as an unreachable provider: the site still takes
 * orders, and the log names the error.
 */
export function siteProvider(): ProviderConnection {
  const app = {
    appName: appConfig.product.appName,
    appVersion,
    imageHosts: appConfig.catalogue.imageHosts,
  }
  try {
    return connectProvider(env, app)
  } catch (error) {
    tellOnce(error)
    return {
      ...app,
      baseUrl: NOWHERE,
      fetch: () => Promise.reject(new Error('provider settings')),
      accessToken: 'none',
      bearer: 'none',
    }
  }
}

let isTold = false

/** Each request creates the connection; one log line per isolate is enough. */
function tellOnce(error: unknown): void {
  if (isTold) return
  isTold = true
  const message = error instanceof Error ? error.message : ''
  const setting = /^(?:PROVIDER[A-Z_]*|app name|app version)/.exec(message)?.[0] ?? 'unknown'
  logEvent({ event: 'provider_settings', setting })
}
