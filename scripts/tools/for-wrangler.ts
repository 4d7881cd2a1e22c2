import { existsSync } from 'node:fs'
import { buildSite } from './build-site.ts'
import { prepareLocalDatabases } from './local-database.ts'
import { addSettings, localPeople, localSettings } from './local-settings.ts'
import { takeLocalState } from './local-state.ts'

// The build command of wrangler.toml. `npx wrangler dev` runs it before it serves the build, and after each change: the
// site, its databases, and its secrets where there are none yet.
const command = process.env['WRANGLER_COMMAND']
// Types need no build.
if (command === 'types') process.exit(0)
if (command !== 'dev') {
  console.error(
    `npx wrangler ${command ?? 'deploy'} would skip the checks and the migrations; run: npm run deploy`,
  )
  process.exit(1)
}
const SETTINGS = '.dev.vars'
if (process.env['CARRIER']) {
  console.error(
    'npx wrangler dev serves the carrier of app.config.ts; another one: CARRIER=… npm start',
  )
  process.exit(1)
}
const state = takeLocalState()
const isNew = !existsSync(SETTINGS)
addSettings(SETTINGS, { ...localSettings(state), ...(isNew && localPeople()) })
await Promise.all([buildSite(), prepareLocalDatabases(state, 'embedded')])
