import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { mustRun, run } from './run.ts'

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The Chromium that is on this machine: one of the system or the one Playwright downloaded. */
export function findBrowser(): string | null {
  return [...SYSTEM_BROWSERS, chromium.executablePath()].find((path) => existsSync(path)) ?? null
}

/** Makes sure that there is a Chromium: the one that is there, else Playwright's, else the system's. */
export function installBrowser(): void {
  if (findBrowser()) return
  console.log('Installing Chromium …')
  if (run('playwright', ['install', '--with-deps', 'chromium']) && findBrowser()) return
  mustRun('apt-get', ['update', '-qq'])
  mustRun('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
}
