import { mkdirSync, writeFileSync } from 'node:fs'
import { seedSql } from '../../src/provider/embedded/seed/sql.ts'
import { mustRunQuietly } from './run.ts'

/** Applies the migrations of both local databases and seeds the embedded provider (what is there stays). */
export function prepareLocalDatabases(stateFolder: string): void {
  const local = ['--local', '--persist-to', stateFolder]
  for (const database of ['vozka-site', 'vozka-provider']) {
    mustRunQuietly('wrangler', ['d1', 'migrations', 'apply', database, ...local])
  }
  mkdirSync(stateFolder, { recursive: true })
  const seed = `${stateFolder}/seed.sql`
  writeFileSync(seed, seedSql())
  mustRunQuietly('wrangler', ['d1', 'execute', 'vozka-provider', ...local, '--yes', '--file', seed])
}
