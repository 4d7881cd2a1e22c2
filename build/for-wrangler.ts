import { buildSite } from './build-site.ts'
import { prepareLocalDatabases } from '../scripts/tools/local-database.ts'

// The build command of wrangler.toml. `npx wrangler dev` runs it before it serves the build, and after each change.
const command = process.env['WRANGLER_COMMAND']
if (command !== 'dev') {
  console.error(
    `npx wrangler ${command ?? 'deploy'} would skip the checks and the migrations; run: npm run deploy`,
  )
  process.exit(1)
}
await Promise.all([buildSite(), prepareLocalDatabases('.wrangler/state', 'embedded')])
