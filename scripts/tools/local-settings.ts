import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { providerEnd, settingProblems, SETTINGS, type Settings } from '../../src/lib/settings.ts'
import { localSecret } from './local-secret.ts'

type LocalSettings = Partial<Record<(typeof SETTINGS)[number], string>>

/**
 * The settings of a site on this machine: those that the environment names, and a link secret and the terminal's token, made once. What
 * wrangler.toml says is for the deployed site, so nothing of it comes here.
 */
export function localSettings(stateFolder: string, environment = process.env): LocalSettings {
  const named: LocalSettings = Object.fromEntries(
    SETTINGS.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])),
  )
  return {
    ORDER_LINK_SECRET: localSecret(stateFolder, 'order-link-secret'),
    ORDERS_TOKEN: localSecret(stateFolder, 'orders-token'),
    ...named,
  }
}

/**
 * Writes settings to a file that only the owner can read: wrangler does not pass the environment on, and
 * arguments show in the list of processes.
 */
export function writeSettings(file: string, settings: LocalSettings): void {
  const lines = Object.entries(settings).map(
    ([name, value]) => `${name}=${JSON.stringify(value)}\n`,
  )
  writeFileSync(file, lines.join(''), { mode: 0o600 })
}

/** What `npm start` says first: the back office in use, and what is wrong with the settings. */
export function settingsReport(settings: Settings): string[] {
  const ends = {
    embedded: 'embedded (its own database)',
    remote: 'remote (PROVIDER_API_URL)',
    none: 'none (orders wait in the outbox until the settings are right)',
  }
  const problems = settingProblems(settings, { isLocal: true })
  return [
    `Back office: ${ends[providerEnd(settings) ?? 'none']}`,
    ...problems.map(({ setting, says }) => `Setting ${setting} ${says}.`),
  ]
}

/**
 * The configuration of the build without what belongs to the deployed site: its variables, and its addresses, whose
 * host the local platform would take for that of every request.
 */
export function withoutProduction(config: object): object {
  const left = ['vars', 'route', 'routes', 'workers_dev', 'preview_urls']
  return Object.fromEntries(Object.entries(config).filter(([name]) => !left.includes(name)))
}

/** Writes that configuration beside the one of the build, whose files it names; returns its path. */
export function writeLocalConfig(folder = 'dist/server'): string {
  const file = `${folder}/local.json`
  const built: object = JSON.parse(readFileSync(`${folder}/wrangler.json`, 'utf8'))
  const local = JSON.stringify(withoutProduction(built))
  // A site that runs on this build starts anew when its configuration is written.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== local) writeFileSync(file, local)
  return file
}
