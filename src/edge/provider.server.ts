import { env } from 'cloudflare:workers'
import { appConfig } from '~config'
import { logEvent } from '~/edge/log'
import type { ProviderConnection } from '~/provider/client.server'
import { connectProvider } from '~/provider/connection.server'
import packageJson from '../../package.json'

/**
 * This site's connection to its provider. Wrong settings count as a provider that cannot be reached: the
 * site still takes orders, and the log says what is wrong.
 */
export function siteProvider(): ProviderConnection {
  const app = { appName: appConfig.product.appName, appVersion: packageJson.version }
  try {
    return connectProvider(env, app)
  } catch (error) {
    logEvent({
      event: 'provider_settings',
      error: error instanceof Error ? error.message : 'unknown',
    })
    return {
      ...app,
      baseUrl: 'https://provider.invalid',
      fetch: () => Promise.reject(new Error('provider settings')),
      accessToken: 'none',
      bearer: 'none',
      imageHosts: [],
    }
  }
}
