import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { everyMinute } from '~/jobs/every-minute.server'
import { connectProvider } from '~/back-office/connection.server'
import { MINUTE } from '~/lib/duration'
import { NOW } from '../../tests/support/builders.ts'
import { seedDatabase } from '../../tests/support/provider/ends.ts'
import { countedDatabase } from '../../tests/support/worker/counted-database.ts'

/** Statements of a minute in which nothing is due: each is paid for 43,200 times a month. */
const MOST_STATEMENTS = 16
/** Rows that they read in both databases, with the 60 of the catalogue. */
const MOST_ROWS = 150
const settings = {
  SITE_ORIGIN: 'https://www.example.com',
  CARRIER_EMAIL: 'carrier@example.com',
  EMAIL: { send: () => Promise.resolve({ messageId: '1' }) },
}

test('a minute in which nothing happens costs few statements and rows', async () => {
  await seedDatabase()
  vi.useFakeTimers({ toFake: ['Date'] })
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  // Jobs that do not run each minute, and the details of the catalogue, run in the first one.
  for (const minute of [0, 1, 2]) {
    vi.setSystemTime(NOW.getTime() + minute * MINUTE)
    const site = countedDatabase(env.DB)
    const books = countedDatabase(env.PROVIDER_DB)
    const databases = { DB: site.database, PROVIDER_DB: books.database }
    const provider = connectProvider({ ...env, ...databases }, { appName: 'test', appVersion: '1' })
    await everyMinute({ ...env, ...settings, ...databases }, provider)
    const ran = [...site.ran, ...books.ran]
    if (minute === 0) continue
    expect(ran.length, ran.map(({ sql }) => sql).join('\n')).toBeLessThanOrEqual(MOST_STATEMENTS)
    expect(ran.reduce((sum, { rowsRead }) => sum + rowsRead, 0)).toBeLessThanOrEqual(MOST_ROWS)
  }
  log.mockRestore()
  vi.useRealTimers()
})
