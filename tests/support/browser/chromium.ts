import type { LaunchOptions } from 'playwright'
import { findBrowser } from '../../../scripts/tools/install-browser.ts'

/** Launch options for the Chromium of this machine. */
export const chromiumLaunch: LaunchOptions = {
  executablePath: findBrowser() ?? undefined,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}
