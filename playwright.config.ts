import { defineConfig } from 'playwright/test'
import { chosenEngines, type Engine, findBrowser } from './scripts/tools/install-browser.ts'

export default defineConfig<object, { engine: Engine }>({
  globalSetup: './tests/support/site/global-setup.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  // The local platform loses a connection now and then ("Network connection lost", seen once in 1,553 tests).
  retries: process.env['CI'] ? 1 : 0,
  timeout: 30_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  projects: [
    {
      name: 'chromium',
      testDir: 'tests/e2e',
      use: {
        // Recording every test takes time from all of them; `--trace on` does it.
        trace: 'on-first-retry',
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
      },
    },
    ...chosenEngines().map((engine) => ({
      name: `engines-${engine}`,
      testDir: 'tests/engines',
      timeout: 60_000,
      use: { engine },
    })),
  ],
})
