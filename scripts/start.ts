import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { localLinkSecret } from './tools/link-secret.ts'
import { prepareLocalDatabases } from './tools/local-database.ts'
import { mustRunQuietly, start } from './tools/run.ts'

// Serves the production Worker in workerd on this machine. `--no-build` takes the build that is there,
// `LOG_LEVEL=log` shows what the Worker logs.
const port = process.env['PORT'] ?? '8787'
// Absolute, because wrangler looks from the folder of its configuration.
const state = resolve(process.env['STATE_FOLDER'] ?? '.wrangler/state')
const address = `http://localhost:${port}`
const MINUTE = 60_000

if (!process.argv.includes('--no-build')) {
  console.log('Building …')
  mustRunQuietly('vite', ['build'])
}
console.log('Preparing the local databases …')
prepareLocalDatabases(state)
start('wrangler', [
  'dev',
  ...['-c', 'dist/server/wrangler.json'],
  ...['--port', port, '--inspector-port', '0', '--persist-to', state],
  ...['--env-file', writeSecrets(), '--show-interactive-dev-session=false'],
  ...['--log-level', process.env['LOG_LEVEL'] ?? 'warn'],
])
await untilReady()
console.log(`\n  Vozka is running: ${address}  (English: ${address}/en)\n`)
setInterval(() => void fireCron(), MINUTE)

/** Local workerd never fires a cron by itself. */
async function fireCron(): Promise<void> {
  await fetch(`${address}/cdn-cgi/local/scheduled`).catch(() => null)
}

/**
 * Settings reach the Worker by a file only the owner can read: wrangler does not pass the environment
 * on, and arguments show in the list of processes. The link secret is made once and kept.
 */
function writeSecrets(): string {
  const settings: Record<string, string | undefined> = {
    ORDER_LINK_SECRET: process.env['ORDER_LINK_SECRET'] || localLinkSecret(state),
    PROVIDER_API_URL: process.env['PROVIDER_API_URL'],
    PROVIDER_ACCESS_TOKEN: process.env['PROVIDER_ACCESS_TOKEN'],
    PROVIDER_BEARER: process.env['PROVIDER_BEARER'],
    SITE_ORIGIN: process.env['SITE_ORIGIN'],
    ARES_URL: process.env['ARES_URL'],
  }
  const lines = Object.entries(settings).flatMap(([name, value]) =>
    value ? [`${name}=${JSON.stringify(value)}`] : [],
  )
  const file = `${state}/site.env`
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 })
  return file
}

async function untilReady(): Promise<void> {
  for (let tries = 0; tries < 240; tries += 1) {
    const response = await fetch(`${address}/robots.txt`).catch(() => null)
    if (response?.ok) return
    await new Promise((done) => setTimeout(done, 250))
  }
  console.error('The site did not start within a minute.')
  process.exit(1)
}
