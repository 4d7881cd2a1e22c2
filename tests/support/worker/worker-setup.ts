import { applyD1Migrations, type D1Migration } from 'cloudflare:test'
import { env } from 'cloudflare:workers'

declare global {
  namespace Cloudflare {
    interface Env {
      /** Also for a carrier who took its binding out of wrangler.toml. */
      PROVIDER_DB: D1Database
      REMOTE_PROVIDER_URL: string
      TEST_ARES_URL: string
      SOAK_ORDERS: number
      FUZZ_RUNS: number
      FUZZ_SEED: number
      TEST_SITE_MIGRATIONS: D1Migration[]
      TEST_PROVIDER_MIGRATIONS: D1Migration[]
    }
  }
}

await applyD1Migrations(env.DB, env.TEST_SITE_MIGRATIONS)
await applyD1Migrations(env.PROVIDER_DB, env.TEST_PROVIDER_MIGRATIONS)
