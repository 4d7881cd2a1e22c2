import { writeFileSync } from 'node:fs'
import { localLinkSecret } from './tools/link-secret.ts'
import { prepareLocalDatabases } from './tools/local-database.ts'
import { start } from './tools/run.ts'

// Hot reload on http://localhost:8787 (PORT changes it). What is relaxed: the Content-Security-Policy is not sent, because
// Vite injects scripts and styles. An island takes a change and keeps what is typed; documents are reloaded by hand.
const STATE = '.wrangler/state'
prepareLocalDatabases(STATE)
writeFileSync('.dev.vars', `ORDER_LINK_SECRET="${localLinkSecret(STATE)}"\n`, { mode: 0o600 })
start('vite', ['dev', '--port', process.env['PORT'] ?? '8787'])
