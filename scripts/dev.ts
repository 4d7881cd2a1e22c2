import { providerEnd } from '../src/lib/settings.ts'
import { prepareLocalDatabases } from './tools/local-database.ts'
import {
  localPeople,
  localSettings,
  settingsReport,
  writeSettings,
} from './tools/local-settings.ts'
import { start } from './tools/run.ts'

// Hot reload on http://localhost:8787 (PORT changes it). One relaxation: no Content-Security-Policy, because Vite
// injects scripts and styles. An island applies a change and keeps the input; reload documents by hand.
const STATE = '.wrangler/state'
const settings = { ...localSettings(STATE), ...localPeople() }
for (const line of settingsReport(settings)) console.log(line)
await prepareLocalDatabases(STATE, providerEnd(settings))
writeSettings('.dev.vars', settings)
start('vite', ['dev', '--port', process.env['PORT'] ?? '8787'])
