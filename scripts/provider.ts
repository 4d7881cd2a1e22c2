import { Refusal } from './tools/errors.ts'
import { startLocalProvider } from './tools/local-provider.ts'
import { portFor } from './tools/port.ts'
import { readArguments } from './tools/read-arguments.ts'

const HELP = `Serves the embedded back office alone over HTTP, with a database of its own: what a site with PROVIDER=remote, and
\`npm run proof -- provider URL\`, can speak to. docs/back-office.md tells what for.

  npm run provider              http://127.0.0.1:8790/v1
  PORT=9000 npm run provider    another port

PROVIDER_ACCESS_TOKEN and PROVIDER_BEARER open it; STATE_FOLDER is where it stores.`

readArguments(HELP, {})
const port = await portFor('npm run provider', 8790)
const { PROVIDER_ACCESS_TOKEN, PROVIDER_BEARER, STATE_FOLDER } = process.env
const accessToken = PROVIDER_ACCESS_TOKEN ?? 'local-access-token'
const bearer = PROVIDER_BEARER ?? 'local-bearer'
const provider = await startLocalProvider({
  port,
  state: STATE_FOLDER ?? '.wrangler/provider',
  accessToken,
  bearer,
}).catch((error: unknown) => {
  throw new Refusal(`The back office did not start: ${String(error)}`)
})
console.log(`\n  The back office is running: ${provider.url}`)
if (!PROVIDER_ACCESS_TOKEN) console.log(`  PROVIDER_ACCESS_TOKEN=${accessToken}`)
if (!PROVIDER_BEARER) console.log(`  PROVIDER_BEARER=${bearer}`)
