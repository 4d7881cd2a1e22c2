import { providerEnd } from '../src/lib/settings.ts'
import { prepareLocalDatabases } from './tools/local-database.ts'
import {
  localPeople,
  localSettings,
  settingsReport,
  writeSettings,
} from './tools/local-settings.ts'
import { noteServing, takeLocalState } from './tools/local-state.ts'
import { portFor } from './tools/port.ts'
import { readArguments } from './tools/read-arguments.ts'
import { start } from './tools/run.ts'

const HELP = `Serves the sources with hot reload. An island applies a change and keeps the input; reload documents by hand.
One relaxation: there is no Content-Security-Policy, because Vite injects scripts and styles.

  npm run dev               http://localhost:8787
  PORT=9000 npm run dev     another port`

readArguments(HELP, {})
const port = await portFor('npm run dev', 8787)
const state = takeLocalState()
noteServing(state)
const settings = { ...localSettings(state), ...localPeople() }
for (const line of settingsReport(settings)) console.log(line)
await prepareLocalDatabases(state, providerEnd(settings))
writeSettings('.dev.vars', settings)
start('vite', ['dev', '--port', String(port), '--strictPort'])
