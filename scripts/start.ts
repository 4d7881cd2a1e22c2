import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { appConfig } from '../app.config.ts'
import { providerEnd } from '../src/lib/settings.ts'
import { prepareLocalDatabases } from './tools/local-database.ts'
import {
  localSettings,
  settingsReport,
  writeLocalConfig,
  writeSettings,
} from './tools/local-settings.ts'
import { startMailSink } from './tools/mail-sink.ts'
import { runBeside, start } from './tools/run.ts'

// Serves the production Worker in workerd on this machine. `--no-build` takes the build that is there,
// `LOG_LEVEL=log` shows what the Worker logs.
const port = process.env['PORT'] ?? '8787'
// Absolute, because wrangler looks from the folder of its configuration.
const state = resolve(process.env['STATE_FOLDER'] ?? '.wrangler/state')
const address = `http://localhost:${port}`
const MINUTE = 60_000

const mailFolder = process.env['STATE_FOLDER'] ? join(state, 'mail') : resolve('.wrangler/mail')
const settings = { SITE_ORIGIN: address, ...localSettings(state), ...(await mailSettings()) }
const settingsFile = `${state}/site.env`

for (const line of settingsReport(settings)) console.log(line)
if (!process.env['MAIL_API_URL']) console.log(`Mails are written into ${mailFolder}`)
mkdirSync(state, { recursive: true })
await Promise.all([build(), prepareLocalDatabases(state, providerEnd(settings))])
writeSettings(settingsFile, settings)
start('wrangler', [
  'dev',
  '--local',
  `--config=${writeLocalConfig()}`,
  `--port=${port}`,
  '--inspector-port=0',
  `--persist-to=${state}`,
  `--env-file=${settingsFile}`,
  '--show-interactive-dev-session=false',
  `--log-level=${process.env['LOG_LEVEL'] ?? 'warn'}`,
])
await untilReady()
console.log(`\n  Vozka is running: ${address}  (English: ${address}/en)\n`)
setInterval(() => void fireCron(), MINUTE)

async function build(): Promise<void> {
  if (process.argv.includes('--no-build')) return
  console.log('Building …')
  const { isGood, output } = await runBeside('vite', ['build'])
  if (isGood) return
  console.error(`${output}\nThe build failed.`)
  process.exit(1)
}

/** Mails go where the environment says, else into files. */
async function mailSettings(): Promise<Record<string, string>> {
  if (process.env['MAIL_API_URL']) return {}
  const { url, token } = await startMailSink(mailFolder)
  const { email } = appConfig.company
  return {
    MAIL_API_URL: url,
    MAIL_API_TOKEN: token,
    MAIL_FROM: process.env['MAIL_FROM'] ?? email,
    CARRIER_EMAIL: process.env['CARRIER_EMAIL'] ?? email,
  }
}

/** Local workerd never fires a cron by itself. */
async function fireCron(): Promise<void> {
  await fetch(`${address}/cdn-cgi/local/scheduled`).catch(() => null)
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
