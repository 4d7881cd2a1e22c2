import type { TestProject } from 'vitest/node'
import { startAres } from '../site/ares.ts'
import { startRemoteProvider } from '../provider/remote-provider.ts'

declare module 'vitest' {
  interface ProvidedContext {
    remoteProviderUrl: string
    aresUrl: string
  }
}

/** Starts the remote provider, a real HTTP server, once for all tests in workerd. */
export default async function setup({ provide }: TestProject) {
  const provider = await startRemoteProvider()
  provide('remoteProviderUrl', provider.url)
  const ares = await startAres()
  provide('aresUrl', ares.url)
  return () => {
    ares.close()
    return provider.close()
  }
}
