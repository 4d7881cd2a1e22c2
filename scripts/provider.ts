import { startLocalProvider } from './tools/local-provider.ts'

// Serves the embedded back office alone over HTTP, with a database of its own: what a site with PROVIDER=remote, and
// `npm run proof -- provider URL`, can speak to. docs/back-office.md tells what for.
const { PORT, PROVIDER_ACCESS_TOKEN, PROVIDER_BEARER, STATE_FOLDER } = process.env
const accessToken = PROVIDER_ACCESS_TOKEN ?? 'local-access-token'
const bearer = PROVIDER_BEARER ?? 'local-bearer'
const provider = await startLocalProvider({
  port: Number(PORT ?? 8790),
  state: STATE_FOLDER ?? '.wrangler/provider',
  accessToken,
  bearer,
}).catch((error: unknown) => {
  console.error(`The back office did not start: ${String(error)}`)
  process.exit(1)
})
console.log(`\n  The back office is running: ${provider.url}`)
if (!PROVIDER_ACCESS_TOKEN) console.log(`  PROVIDER_ACCESS_TOKEN=${accessToken}`)
if (!PROVIDER_BEARER) console.log(`  PROVIDER_BEARER=${bearer}`)
