import { defineConfig } from 'playwright/test'
import { chosenEngines, type Engine, findBrowser } from './scripts/tools/install-browser.ts'
import { freePort } from './tests/support/site/free-port.ts'

// Chosen once; the workers inherit them.
const port = (process.env['TEST_PORT'] ??= String(await freePort()))
const aresPort = (process.env['ARES_PORT'] ??= String(await freePort()))

export default defineConfig<object, { engine: Engine }>({
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
        baseURL: `http://localhost:${port}`,
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
  webServer: [
    {
      command: 'node tests/support/site/ares-server.ts',
      url: `http://127.0.0.1:${aresPort}/ekonomicke-subjekty/25380141`,
    },
    {
      command: 'node scripts/start.ts --no-build',
      url: `http://localhost:${port}/robots.txt`,
      env: {
        PORT: port,
        STATE_FOLDER: '.wrangler/test-state',
        ARES_URL: `http://127.0.0.1:${aresPort}`,
      },
      timeout: 120_000,
      stdout: 'ignore',
      // workerd complains of every visitor who leaves early, as failing networks make them.
      stderr: 'ignore',
    },
  ],
})
