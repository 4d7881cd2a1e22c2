import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { carrierAliases, carrierFolder } from './build/carrier-in-place.ts'
import { generateMessages } from './build/generate.ts'
import { carrierLook } from './build/vite-carrier-look.ts'
import { islandFiles } from './build/vite-island-files.ts'
import { messagesAtOnce } from './tests/support/messages-at-once.ts'
import { observeBackground } from './tests/support/worker/observe-background.ts'
import { serverFunctions } from './tests/support/worker/server-functions.ts'
import { isShort, isWhole, slowTests } from './tests/support/length.ts'

/** Tests of the machine run with a carrier of their own, so that a carrier may change its config. */
const modelCarrier = {
  tsconfigPaths: true,
  alias: { ...carrierAliases, '~config': resolve('tests/carriers/model/carrier.ts') },
}
/** Long enough for a busy machine, ms; how fast something is, is measured by `npm run bench`. */
const testTimeout = 120_000
const WORKER_TESTS = ['src/**/*.worker.test.ts', 'tests/proofs/**/*.test.ts']
/** What this length of the tests leaves out. */
const leftOut = ['**/node_modules/**', ...(isShort ? slowTests : [])]
await generateMessages()

export default defineConfig({
  test: {
    // A check writes nothing; `npm run terms` does.
    update: 'none',
    // What the Worker logs is of interest where a test fails.
    silent: 'passed-only',
    // Many tests wait for a timeout of the provider; more of them than cores do so at once.
    maxWorkers: 4,
    projects: [
      {
        resolve: modelCarrier,
        plugins: [messagesAtOnce(), islandFiles(), carrierLook()],
        test: {
          name: 'unit',
          testTimeout,
          include: ['{src,scripts,terminal,build,design,bench,data}/**/*.test.ts'],
          exclude: [...leftOut, ...WORKER_TESTS],
          // These modules keep nothing that another test could change, so each is loaded once.
          isolate: false,
          // They compute and wait for nothing: each further worker would only load all modules once more.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        // The carrier in place: what is its own, with its own settings.
        resolve: { tsconfigPaths: true, alias: carrierAliases },
        plugins: [messagesAtOnce(), carrierLook()],
        test: { name: 'carrier', testTimeout, include: [`${carrierFolder}/**/*.test.ts`] },
      },
      {
        resolve: modelCarrier,
        // Found only while tests run, one of them makes Vite begin anew, and what is loading at that moment fails.
        ssr: { optimizeDeps: { include: ['papaparse', 'sanitize-html', 'stripe'] } },
        plugins: [
          observeBackground(),
          serverFunctions(),
          messagesAtOnce(),
          carrierLook(),
          cloudflareTest(async ({ inject }) => ({
            // Bindings of wrangler.toml, but not its Worker: these tests call our functions themselves.
            miniflare: {
              compatibilityDate: '2026-10-01',
              compatibilityFlags: ['nodejs_compat'],
              d1Databases: ['DB', 'PROVIDER_DB'],
              kvNamespaces: ['CATALOG'],
              // A file has the address that Vite gives it while nothing is built: its path.
              serviceBindings: {
                ASSETS: ({ url }: { url: string }) =>
                  new Response(readFileSync(resolve(`.${new URL(url).pathname}`))),
              },
              bindings: {
                ORDER_LINK_SECRET: 'secret of the tests only, 32 characters',
                PROVIDER_ACCESS_TOKEN: 'token of the tests only',
                PROVIDER_BEARER: 'bearer of the tests only',
                OUTAGE_HOURS: isWhole ? 24 : 6,
                STRANGERS: Number(process.env['STRANGERS'] ?? 40),
                CUSTOMERS: process.env['STRANGERS'] ? 100 : 6,
                SOAK_ORDERS: Number(process.env['SOAK_ORDERS'] ?? 200),
                SCALE_ORDERS: Number(process.env['SCALE_ORDERS'] ?? 3),
                OVERDUE_ORDERS: Number(process.env['OVERDUE_ORDERS'] ?? 8_000),
                PEOPLE_ORDERS: Number(process.env['PEOPLE_ORDERS'] ?? 20_000),
                PAPER_KILLS: Number(process.env['PAPER_KILLS'] ?? 12),
                PAPER_MONTH: Number(process.env['PAPER_MONTH'] ?? 300),
                MONTH_LIVES: Number(process.env['MONTH_LIVES'] ?? 100),
                PAIRS: isShort ? 20 : 200,
                FLEETS: isShort ? 20 : 1_000,
                FUZZ_RUNS: Number(process.env['FUZZ_RUNS'] ?? 100),
                FUZZ_SEED: Number(process.env['FUZZ_SEED'] ?? 20_261_121),
                RECORD_STATEMENTS: process.env['RECORD_STATEMENTS'] === '1',
                REMOTE_PROVIDER_URL: inject('remoteProviderUrl'),
                TEST_ARES_URL: inject('aresUrl'),
                MAIL_SERVICE_URL: inject('mailServiceUrl'),
                BANK_API_URL: inject('bankApiUrl'),
                ...inject('gateway').settings,
                TEST_GATEWAY: JSON.stringify(inject('gateway')),
                TEST_SITE_MIGRATIONS: await readD1Migrations('migrations/site'),
                TEST_PROVIDER_MIGRATIONS: await readD1Migrations('migrations/provider'),
              },
            },
          })),
        ],
        test: {
          name: 'worker',
          testTimeout,
          include: WORKER_TESTS,
          exclude: leftOut,
          // One workerd runs many files; the set-up gives each empty databases.
          isolate: false,
          globalSetup: ['tests/support/worker/worker-global-setup.ts'],
          setupFiles: ['tests/support/worker/worker-setup.ts'],
          deps: {
            optimizer: {
              ssr: { enabled: true, include: ['sanitize-html', 'papaparse', 'stripe'] },
            },
          },
        },
      },
      // Commands as they are typed in a bare clone, which has configs of its own.
      {
        test: {
          name: 'commands',
          // Each command is a process that loads, generates or builds.
          testTimeout: 3 * testTimeout,
          hookTimeout: 3 * testTimeout,
          include: ['tests/commands/*.test.ts'],
        },
      },
      // Facts are the sample's; properties hold for any carrier.
      ...['facts', 'properties'].map((name) => ({
        resolve: { tsconfigPaths: true, alias: carrierAliases },
        plugins: [messagesAtOnce(), carrierLook()],
        test: {
          name,
          testTimeout,
          include: [
            `tests/${name}/**/*.test.ts`,
            ...(name === 'facts' ? ['tests/record/**/*.test.ts'] : []),
          ],
          exclude: leftOut,
          globalSetup: ['tests/support/site/global-setup.ts'],
          setupFiles: ['tests/support/http/facts-setup.ts'],
          // All ask the same site; what one has fetched serves the others.
          isolate: false,
        },
      })),
    ],
  },
})
