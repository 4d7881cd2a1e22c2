import { existsSync } from 'node:fs'
import { defineConfig, type PlaywrightTestConfig } from 'playwright/test'
import { chosenEngines, type Engine, findBrowser } from './scripts/tools/install-browser.ts'

/** The long proofs run whole; `npm test -- all` asks for them. */
const isWhole = process.env['PROOF'] === 'all'

const inChromium: PlaywrightTestConfig['use'] = {
  // Recording every test takes time from all of them; `--trace on` does it.
  trace: 'off',
  launchOptions: {
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
  },
}

/** Journeys ask what happens, not how it moves; the engines are asked with motion. */
const inCalmChromium: PlaywrightTestConfig['use'] = {
  ...inChromium,
  contextOptions: { reducedMotion: 'reduce' },
}

const folders = ['e2e', 'looks', 'journeys', ...(isWhole ? ['proofs'] : [])]

export default defineConfig<object, { engine: Engine }>({
  globalSetup: './tests/support/site/global-setup.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // Browsers wait for the site and for each other more than they compute.
  workers: 3,
  // What is green at the second try only is not proven.
  retries: 0,
  timeout: isWhole ? 600_000 : 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  projects: [
    ...folders
      .filter((name) => existsSync(`tests/${name}`))
      .map((name) => ({
        name,
        testDir: `tests/${name}`,
        use: name === 'journeys' ? inCalmChromium : inChromium,
      })),
    ...chosenEngines().map((engine) => ({
      name: `engines-${engine}`,
      testDir: 'tests/engines',
      timeout: 60_000,
      use: { engine },
    })),
  ],
})
