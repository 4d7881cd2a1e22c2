import { mkdirSync, writeFileSync } from 'node:fs'
import { seedSql } from '../../src/provider/embedded/seed/sql.ts'
import type { ProviderEnd } from '../../src/lib/settings.ts'
import { mustRunQuietly } from './run.ts'

/**
 * Applies the migrations of the local databases; where the embedded back office is used, of its own too, which is
 * seeded (what is there stays). By their bindings: what wrangler.toml calls the databases is the carrier's.
 */
export function prepareLocalDatabases(stateFolder: string, end: ProviderEnd | null): void {
  const local = ['--local', '--persist-to', stateFolder]
  const migrate = (database: string) =>
    mustRunQuietly('wrangler', ['d1', 'migrations', 'apply', database, ...local])
  migrate('DB')
  if (end !== 'embedded') return
  migrate('PROVIDER_DB')
  mkdirSync(stateFolder, { recursive: true })
  const seed = `${stateFolder}/seed.sql`
  writeFileSync(seed, seedSql())
  mustRunQuietly('wrangler', ['d1', 'execute', 'PROVIDER_DB', ...local, '--yes', '--file', seed])
}
