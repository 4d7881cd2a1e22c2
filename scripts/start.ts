import { join, resolve } from 'node:path'
import { appConfig } from '../build/carrier-config.ts'
import { buildSite } from './tools/build-site.ts'
import { buildFolder } from '../build/carrier-in-place.ts'
import { deskPeople } from '../src/access/people.ts'
import { deskScreens } from '../src/i18n/desk-screens.ts'
import { providerEnd } from '../src/lib/settings.ts'
import { Refusal } from './tools/errors.ts'
import { startGateway } from './tools/gateway/gateway-server.ts'
import { prepareLocalDatabases } from './tools/local-database.ts'
import { localPeople, localSettings, settingsReport } from './tools/local-settings.ts'
import { noteServing, takeLocalState } from './tools/local-state.ts'
import { startLocalWorker } from './tools/local-worker.ts'
import { startMailSink } from './tools/mail-sink.ts'
import { portFor } from './tools/port.ts'
import { readArguments } from './tools/read-arguments.ts'
import { servedCopy } from './tools/served-copy.ts'

const HELP = `Serves the production Worker in workerd on this machine, and builds it first where its sources have changed.

  npm start                       http://localhost:8787
  PORT=9000 npm start             another port
  CARRIER=donaufahrt npm start    another carrier than app.config.ts names, with orders of its own
  LOG_LEVEL=log npm start         shows the log of the Worker
  npm start -- --no-build         the build that is there`

const { values } = readArguments(HELP, { 'no-build': { type: 'boolean' } })
const port = await portFor('npm start', 8787)
const state = resolve(takeLocalState())
const address = `http://localhost:${port}`
const MINUTE = 60_000
const languageNames = new Intl.DisplayNames('en', { type: 'language' })

const mailFolder = join(state, 'mail')
const settings = {
  SITE_ORIGIN: address,
  ...localSettings(state),
  ...localPeople(),
  ...(await mailSettings()),
  ...(await gatewaySettings()),
}

for (const line of settingsReport(settings)) console.log(line)
if (!process.env['MAIL_API_URL']) console.log(`Mails are written into ${mailFolder}`)
noteServing(state)
const [served] = await Promise.all([build(), prepareLocalDatabases(state, providerEnd(settings))])
await startLocalWorker({
  build: served,
  port,
  state,
  settings,
  isLogged: process.env['LOG_LEVEL'] === 'log',
}).catch((error: unknown) => {
  throw new Refusal(`The site did not start on port ${port}: ${String(error)}`)
})
const [first, ...others] = appConfig.languages
console.log(`\n  ${appConfig.product.name} is running: ${inLanguages('')}`)
const people = deskPeople(settings).map(({ email, role }) => `${email} (${role})`)
console.log(
  people.length > 0
    ? `  The desk: ${inLanguages('deskHome')}, for ${people.join(', ')}: the mail has the link\n`
    : '',
)
setInterval(() => void fireCron(), MINUTE)

/** The address of the home page or of the desk in the first language, and in the others behind it. */
function inLanguages(screen: keyof typeof deskScreens | ''): string {
  const pathIn = (language: typeof first) => (screen ? deskScreens[screen][language] : '')
  const rest = others.map((one) => `${languageNames.of(one)}: ${address}/${one}${pathIn(one)}`)
  const behind = rest.length > 0 ? `  (${rest.join(', ')})` : ''
  return `${address}${pathIn(first)}${behind}`
}

/** The folder of the built server, which no later build changes. */
async function build(): Promise<string> {
  if (!values['no-build']) await buildSite()
  return servedCopy(buildFolder, state, port)
}

/** Mails go to the service in the environment, else into files. */
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

/** Cards are paid at the gateway in the environment, else on a page of this machine; an empty value means at none. */
async function gatewaySettings(): Promise<Record<string, string>> {
  const names = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_API_URL']
  if (names.some((name) => process.env[name] !== undefined)) return {}
  return (await startGateway()).settings
}

/** Local workerd never runs a cron by itself. */
async function fireCron(): Promise<void> {
  await fetch(`${address}/cdn-cgi/local/scheduled`).catch(() => null)
}
