import type { TestProject } from 'vitest/node'
import { startRemoteProvider } from './remote-provider.ts'

declare module 'vitest' {
  interface ProvidedContext {
    remoteProviderUrl: string
  }
}

/** Starts the remote provider, a real HTTP server, once for all tests in workerd. */
export default async function setup({ provide }: TestProject) {
  const provider = await startRemoteProvider()
  provide('remoteProviderUrl', provider.url)
  return () => provider.close()
}
