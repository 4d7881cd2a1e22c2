import { mkdirSync, writeFileSync } from 'node:fs'
import { gazetteerSql } from '../gazetteer/seed.ts'
import { seedSql } from '../../src/provider/embedded/seed/sql.ts'
import type { ProviderEnd } from '../../src/lib/settings.ts'
import { mustRunQuietly } from './run.ts'

/**
 * Applies the migrations of the local databases and fills the gazetteer; where the embedded back office is used, of its own too, which is
 * seeded (what is there stays). By their bindings: what wrangler.toml calls the databases is the carrier's.
 */
export function prepareLocalDatabases(stateFolder: string, end: ProviderEnd | null): void {
  const local = ['--local', '--persist-to', stateFolder]
  const migrate = (database: string) =>
    mustRunQuietly('wrangler', ['d1', 'migrations', 'apply', database, ...local])
  const execute = (database: string, name: string, sql: string) => {
    const file = `${stateFolder}/${name}.sql`
    mkdirSync(stateFolder, { recursive: true })
    writeFileSync(file, sql)
    mustRunQuietly('wrangler', ['d1', 'execute', database, ...local, '--yes', '--file', file])
  }
  migrate('DB')
  execute('DB', 'gazetteer', gazetteerSql())
  if (end !== 'embedded') return
  migrate('PROVIDER_DB')
  execute('PROVIDER_DB', 'seed', seedSql())
}
