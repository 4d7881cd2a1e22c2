import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { everyMinute, runJobs } from '~/jobs/every-minute.server'
import { healthReport } from '~/jobs/health/health.server'
import { emptyOutbox } from '../../tests/support/worker/outbox.ts'
import { seedDatabase } from '../../tests/support/provider/ends.ts'

function linesOf(log: { mock: { calls: unknown[][] } }): unknown[] {
  return log.mock.calls.map(([line]) => JSON.parse(String(line)))
}

test('a job that fails is told, with nothing of its text, and does not stop the others', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const done = await runJobs({
    first: () => Promise.resolve(3),
    second: () => Promise.reject(new Error('jana@example.com')),
    third: () => Promise.resolve(0),
  })
  const lines = linesOf(log)
  log.mockRestore()
  expect(done).toMatchObject({ ran: ['first', 'second', 'third'], failed: ['second'] })
  expect(lines).toMatchObject([
    { event: 'cron', job: 'first', outcome: 'done', count: 3 },
    { event: 'cron', job: 'second', outcome: 'failed', error: 'Error' },
    { event: 'cron', job: 'third', outcome: 'done', count: 0 },
  ])
  expect(JSON.stringify(lines)).not.toContain('jana')
})

test('each minute every job runs, says what it did, and the run is noted for the health check', async () => {
  await emptyOutbox()
  await seedDatabase()
  await env.DB.prepare('UPDATE cron_run SET finished_at = 0, jobs = json_object()').run()
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  await everyMinute(env)
  const lines = linesOf(log)
  log.mockRestore()
  expect(lines).toMatchObject(
    [
      'announce',
      'papers',
      'mail',
      'tidy',
      'expire',
      'payments',
      'returns',
      'forget',
      'hashes',
      'promises',
      'bank',
      'warm',
      'deliver',
      'remember',
    ].map((job) => ({
      event: 'cron',
      job,
      outcome: 'done',
      count: expect.any(Number),
      durationMs: expect.any(Number),
    })),
  )
  const report = await healthReport(env, new Date(), { isLocal: true })
  expect(report).toMatchObject({ status: 'ok', cron: { failedJobs: {} } })
  const noted = await env.DB.prepare('SELECT provider_end FROM cron_run').first()
  expect(noted).toEqual({ provider_end: 'embedded' })
  expect(report.provider?.lastAnswerSeconds).toBeLessThan(60)
  expect(report.catalogue?.ageSeconds).toBeLessThan(60)
})
