import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { seedSql } from '../src/provider/embedded/seed/sql.ts'
import { mustRun } from './tools/run.ts'

// Builds, migrates the remote databases, seeds an empty embedded provider and deploys the Worker.
const SAMPLE_ID = /"(?:0{8}-0{4}-0{4}-0{4}-0{11}\d|0{31}\d)"/
if (SAMPLE_ID.test(readFileSync('wrangler.toml', 'utf8'))) {
  console.error(`wrangler.toml still holds the sample ids. Create your own once and write them there:

  npx wrangler kv namespace create CATALOG
  npx wrangler d1 create vozka-site
  npx wrangler d1 create vozka-provider
  npx wrangler secret put ORDER_LINK_SECRET     (any 32 random bytes or more)
`)
  process.exit(1)
}
mustRun('vite', ['build'])
for (const database of ['vozka-site', 'vozka-provider']) {
  mustRun('wrangler', ['d1', 'migrations', 'apply', database, '--remote'])
}
const seed = '.wrangler/seed.sql'
mkdirSync('.wrangler', { recursive: true })
writeFileSync(seed, seedSql())
mustRun('wrangler', ['d1', 'execute', 'vozka-provider', '--remote', '--yes', '--file', seed])
mustRun('wrangler', ['deploy', '-c', 'dist/server/wrangler.json'])
