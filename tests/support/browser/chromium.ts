import type { LaunchOptions } from 'playwright'
import { findBrowser } from '../../../scripts/tools/install-browser.ts'

/** How tests start the Chromium of this machine, whichever it is. */
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
