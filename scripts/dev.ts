import { writeFileSync } from 'node:fs'
import { localLinkSecret } from './link-secret.ts'
import { prepareLocalDatabases } from './local-database.ts'
import { start } from './run.ts'

// Hot reload on http://localhost:8787. What is relaxed: the Content-Security-Policy is not sent, because
// Vite injects scripts and styles. Forms reload by themselves, documents by hand.
const STATE = '.wrangler/state'
prepareLocalDatabases(STATE)
writeFileSync('.dev.vars', `ORDER_LINK_SECRET="${localLinkSecret(STATE)}"\n`, { mode: 0o600 })
start('vite', ['dev'])
