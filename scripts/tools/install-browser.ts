import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { chromium } from 'playwright'
import { run } from './run.ts'
import { Refusal } from './errors.ts'

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const
export type Engine = (typeof ENGINES)[number]

/** Location of an engine, and its further requirements. */
const PLACES = {
  chromium: {
    programs: [
      '/usr/bin/chromium-headless-shell',
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
    ],
    needs: [],
    // The headless version needs half the time of the whole browser.
    packages: ['chromium-headless-shell'],
  },
  firefox: {
    programs: [
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
    ],
    needs: [],
    packages: ['firefox-esr'],
  },
  webkit: {
    programs: ['/usr/lib/*/webkit2gtk-4.*/MiniBrowser'],
    needs: ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run', '/usr/bin/xauth'],
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
  },
} as const

/** The engines in `ENGINES=chromium,firefox`; all of them when it is unset. */
export function chosenEngines(): Engine[] {
  const asked = process.env['ENGINES']?.split(',').map((name) => name.trim())
  const unknown = asked?.find((name) => !ENGINES.some((engine) => engine === name))
  if (unknown !== undefined) {
    throw new Refusal(`ENGINES: there is no ${unknown}, only ${ENGINES.join(', ')}`)
  }
  return ENGINES.filter((engine) => asked?.includes(engine) ?? true)
}

/** The program of an engine on this machine, if all its requirements are met. */
export function findEngine(engine: Engine): string | null {
  const { programs, needs } = PLACES[engine]
  if (!needs.every((file) => existsSync(file))) return null
  const [program] = programs.flatMap((pattern) => globSync(pattern))
  return program ?? (engine === 'chromium' ? playwrightsOwn() : null)
}

function playwrightsOwn(): string | null {
  const path = chromium.executablePath()
  return existsSync(path) ? path : null
}

/** The Debian packages of these engines. */
export function packagesOf(engines: readonly Engine[]): string[] {
  return engines.flatMap((engine) => [...PLACES[engine].packages])
}

/**
 * Installs the missing engines: from Debian's packages if this process may, Chromium otherwise from Playwright's
 * download. Returns those still missing.
 */
export function installEngines(engines: readonly Engine[]): Engine[] {
  const isMissing = (engine: Engine) => findEngine(engine) === null
  const missing = engines.filter(isMissing)
  if (missing.length > 0 && mayInstall()) {
    run('apt-get', ['update', '-qq'])
    // One after another: a package missing in this Debian must not block the others.
    for (const engine of missing) install(packagesOf([engine]))
    if (missing.includes('chromium') && isMissing('chromium')) install(['chromium'])
  }
  if (missing.includes('chromium') && isMissing('chromium')) {
    run('playwright', ['install', '--with-deps', 'chromium'])
  }
  return engines.filter(isMissing)
}

function install(packages: string[]): void {
  console.log(`\nInstalling ${packages.join(', ')} …`)
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
}

function mayInstall(): boolean {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
}

/** Chromium on this machine: from the system or from Playwright's download. */
export function findBrowser(): string | null {
  return findEngine('chromium')
}

/** Ensures that Chromium exists, or ends the whole script. */
export function installBrowser(): void {
  if (installEngines(['chromium']).length === 0) return
  console.error('\nThere is no Chromium, and none could be installed.')
  process.exit(1)
}
