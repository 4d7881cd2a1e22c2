import { defineConfig } from 'playwright/test'
import { findBrowser } from './scripts/install-browser.ts'

const PORT = Number(process.env['TEST_PORT'] ?? 8790)
const executablePath = findBrowser() ?? undefined

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 30_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath,
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
  webServer: [
    {
      command: 'node tests/support/ares-server.ts',
      url: `http://127.0.0.1:${PORT + 1000}/ekonomicke-subjekty/25380141`,
      env: { ARES_PORT: String(PORT + 1000) },
    },
    {
      command: 'node scripts/start.ts --no-build',
      url: `http://localhost:${PORT}/robots.txt`,
      env: {
        PORT: String(PORT),
        STATE_FOLDER: '.wrangler/test-state',
        ARES_URL: `http://127.0.0.1:${PORT + 1000}`,
      },
      timeout: 120_000,
      stdout: 'ignore',
    },
  ],
})
