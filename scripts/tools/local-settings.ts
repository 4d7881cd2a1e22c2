import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { appConfig } from '../../build/carrier-config.ts'
import { deciderProblems } from '../../src/lib/setting/decider.ts'
import { cardProblems } from '../../src/lib/setting/gateway.ts'
import { SETTINGS, type Settings } from '../../src/lib/setting/names.ts'
import { providerEnd, providerProblems, settingProblems } from '../../src/lib/settings.ts'
import { carrierInPlace } from '../../build/carrier-in-place.ts'
import { localSecret } from './local-secret.ts'

type LocalSettings = Partial<Record<(typeof SETTINGS)[number], string>>

/**
 * The settings of a site on this machine: those in the environment, plus a link secret, the terminal's token and, unless
 * a back office of one's own is meant, those that open the embedded one, each created once. wrangler.toml is for the
 * deployed site, so none of its settings apply.
 */
export function localSettings(stateFolder: string, environment = process.env): LocalSettings {
  const named: LocalSettings = Object.fromEntries(
    SETTINGS.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])),
  )
  const isEmbedded = providerEnd(named) === 'embedded'
  return {
    ORDER_LINK_SECRET: localSecret(stateFolder, 'order-link-secret'),
    ORDERS_TOKEN: localSecret(stateFolder, 'orders-token'),
    ...(isEmbedded && {
      PROVIDER_ACCESS_TOKEN: localSecret(stateFolder, 'provider-access-token'),
      PROVIDER_BEARER: localSecret(stateFolder, 'provider-bearer'),
    }),
    ...named,
  }
}

/** The made-up people of a site on this machine whose environment names nobody; an owner does what costs money. */
const SAMPLE_PEOPLE = [
  {
    id: 'dispatcher',
    name: 'Dana Dispečerová',
    email: 'dispatcher@example.com',
    role: 'dispatcher',
  },
  { id: 'owner', name: 'Olga Majitelová', email: 'owner@example.com', role: 'owner' },
] as const

/** The people of the desk on this machine, those given to setup before made-up ones; `DESK_PEOPLE=[]` closes the desk. */
export function localPeople(
  environment = process.env,
  ofSetup = `.wrangler/setup/${carrierInPlace()}-people.json`,
): { DESK_PEOPLE: string } {
  const given = existsSync(ofSetup) ? readFileSync(ofSetup, 'utf8') : JSON.stringify(SAMPLE_PEOPLE)
  return { DESK_PEOPLE: environment['DESK_PEOPLE'] ?? given }
}

/**
 * Writes settings to a file that only the owner can read, for `npm run dev` and `npx wrangler dev`, which do not pass
 * the environment on.
 */
export function writeSettings(file: string, settings: LocalSettings): void {
  writeFileSync(file, linesOf(settings), { mode: 0o600 })
}

/** Adds the secrets that a file of an earlier release lacks; those of a back office of one's own are not ours to make. */
export function addSettings(file: string, settings: LocalSettings): void {
  const written = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const has = (name: string) => new RegExp(`^${name}=`, 'm').test(written)
  const isOwn = (name: string) => name.startsWith('PROVIDER') && has('PROVIDER_API_URL')
  const lacking = Object.entries(settings).filter(([name]) => !has(name) && !isOwn(name))
  const gap = written === '' || written.endsWith('\n') ? '' : '\n'
  appendFileSync(file, gap + linesOf(Object.fromEntries(lacking)), { mode: 0o600 })
}

function linesOf(settings: LocalSettings): string {
  return Object.entries(settings)
    .map(([name, value]) => `${name}=${quoted(value)}\n`)
    .join('')
}

/** Nothing is escaped in these files, so the quote is one that the value has not. */
function quoted(value: string): string {
  const quote = ["'", '"', '`'].find((one) => !value.includes(one))
  if (!quote) throw new Error('A setting with all three kinds of quotes cannot be written')
  return quote + value + quote
}

/** The first output of `npm start`: the back office in use, and problems with the settings. */
export function settingsReport(settings: Settings): string[] {
  const ends = {
    embedded: 'embedded (its own database)',
    remote: 'remote (PROVIDER_API_URL)',
    none: 'none (orders wait in the outbox until the settings are right)',
  }
  const problems = [
    ...settingProblems(settings, { isLocal: true }),
    ...cardProblems(settings, appConfig.payment),
    ...deciderProblems(settings, appConfig.ordering),
  ]
  return [
    `Back office: ${ends[providerProblems(settings).length > 0 ? 'none' : (providerEnd(settings) ?? 'none')]}`,
    ...problems.map(({ setting, says }) => `Setting ${setting} ${says}.`),
  ]
}
