import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const alias = {
  '~config': fileURLToPath(new URL('./app.config.ts', import.meta.url)),
  '~': fileURLToPath(new URL('./src', import.meta.url)),
}

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: { name: 'unit', include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'] },
      },
      {
        resolve: { alias },
        plugins: [
          cloudflareTest(async ({ inject }) => ({
            // Bindings of wrangler.toml, but not its Worker: these tests call our functions themselves.
            miniflare: {
              compatibilityDate: '2026-10-01',
              compatibilityFlags: ['nodejs_compat'],
              d1Databases: ['DB', 'PROVIDER_DB'],
              kvNamespaces: ['CATALOG'],
              bindings: {
                ORDER_LINK_SECRET: 'secret of the tests only',
                SOAK_ORDERS: Number(process.env['SOAK_ORDERS'] ?? 200),
                FUZZ_RUNS: Number(process.env['FUZZ_RUNS'] ?? 100),
                FUZZ_SEED: Number(process.env['FUZZ_SEED'] ?? 20_261_121),
                REMOTE_PROVIDER_URL: inject('remoteProviderUrl'),
                TEST_ARES_URL: inject('aresUrl'),
                TEST_SITE_MIGRATIONS: await readD1Migrations('migrations/site'),
                TEST_PROVIDER_MIGRATIONS: await readD1Migrations('migrations/provider'),
              },
            },
          })),
        ],
        test: {
          name: 'worker',
          include: ['tests/worker/**/*.test.ts'],
          globalSetup: ['tests/support/worker-global-setup.ts'],
          setupFiles: ['tests/support/worker-setup.ts'],
          deps: { optimizer: { ssr: { enabled: true, include: ['sanitize-html'] } } },
        },
      },
    ],
  },
})
