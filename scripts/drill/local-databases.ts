import { join } from 'node:path'
import { getPlatformProxy } from 'wrangler'
import type { Databases } from './compare.ts'

/** Opens the databases of a state folder; the folder may be that of a running site, or empty. */
export async function openDatabases(
  state: string,
): Promise<{ databases: Databases; close: () => Promise<void> }> {
  const { env, dispose } = await getPlatformProxy<Databases>({
    persist: { path: join(state, 'v3') },
    remoteBindings: false,
  })
  return { databases: env, close: dispose }
}
