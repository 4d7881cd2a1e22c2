import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { type CatalogueLook, warmCatalogue } from '~/back-office/catalogue/read-catalogue.server'
import { catalogueHealth, refreshCatalogue } from '~/back-office/catalogue/catalogue-state.server'
import { HOUR, MINUTE } from '~/lib/duration'
import { experiences as seeded } from '~carrier/catalogue/experiences'
import { remoteEnd } from '../../../tests/support/provider/ends.ts'

const [first, second] = seeded

beforeEach(async () => {
  await env.DB.prepare('UPDATE cron_run SET catalogue = NULL').run()
})

/** A site with a back office; the test runs its cron and moves its clock. */
function aBackOffice(name: string) {
  const end = remoteEnd(name)
  let time = Date.now()
  const warm = (): Promise<CatalogueLook> =>
    warmCatalogue(end.connection, {
      store: env.CATALOG,
      now: () => time,
      waitUntil: () => undefined,
    })
  return {
    ...end,
    wait: (ms: number) => (time += ms),
    cron: () => refreshCatalogue(env.DB, new Date(time), warm),
    health: () => catalogueHealth(env.DB, new Date(time)),
    /** From now on the provider refuses every call. */
    refuse: (status: number) =>
      end.script(...Array.from({ length: 50 }, () => ({ fault: 'status' as const, status }))),
  }
}

test('before the first run of the cron nothing is known', async () => {
  expect(await aBackOffice('new').health()).toBeNull()
})

test('a catalogue in order needs nobody', async () => {
  const { cron, wait, health } = aBackOffice('well')
  await cron()
  wait(2 * MINUTE)
  expect(await health()).toEqual({
    reasons: [],
    report: {
      ageSeconds: 120,
      items: seeded.length,
      leftOut: { count: 0, named: [] },
      failing: null,
    },
  })
})

test('an experience that is left out is named until it is mended', async () => {
  const { items, cron, wait, health } = aBackOffice('left-out')
  await items([first, { ...second, updatedAt: '2026-11-01' }])
  await cron()
  expect(await health()).toMatchObject({
    reasons: ['experiencesLeftOut'],
    report: {
      items: 1,
      leftOut: {
        count: 1,
        named: [{ kind: 'experience', id: second?.id, reason: 'invalid' }],
      },
    },
  })
  await items([first, second])
  wait(10 * MINUTE)
  await cron()
  expect(await health()).toMatchObject({ reasons: [], report: { items: 2 } })
})

test('an experience whose own page cannot be had is named as well', async () => {
  const { items, cron, wait, health } = aBackOffice('no-details')
  await items([first, { ...second, descriptionHtml: null }])
  await cron()
  wait(MINUTE)
  await cron()
  expect(await health()).toMatchObject({
    reasons: ['experiencesLeftOut'],
    report: {
      items: 2,
      leftOut: {
        count: 1,
        named: [{ kind: 'experience', id: second?.id, reason: 'details' }],
      },
    },
  })
  await items([first, second])
  wait(10 * MINUTE)
  await cron()
  expect(await health()).toMatchObject({ reasons: [], report: { leftOut: { count: 0 } } })
})

test('a provider that fails is told at once and is a reason after ten minutes', async () => {
  const { refuse, script, cron, wait, health } = aBackOffice('down')
  await cron()
  await refuse(500)
  wait(MINUTE)
  await cron()
  wait(9 * MINUTE)
  await cron()
  expect(await health()).toMatchObject({
    reasons: [],
    report: { items: seeded.length, failing: { seconds: 540, code: 'http', status: 500 } },
  })
  wait(MINUTE)
  await cron()
  expect((await health())?.reasons).toEqual(['catalogueOld'])
  await script()
  wait(MINUTE)
  await cron()
  expect(await health()).toMatchObject({ reasons: [], report: { ageSeconds: 0, failing: null } })
})

test('a site that never had a catalogue is no better', async () => {
  const { refuse, cron, wait, health } = aBackOffice('never')
  await refuse(503)
  await cron()
  wait(HOUR)
  await cron()
  expect(await health()).toMatchObject({
    reasons: ['catalogueOld'],
    report: { ageSeconds: null, items: 0 },
  })
})

test.each([401, 403])('credentials refused with %i are a reason at once', async (status) => {
  const { refuse, cron, health } = aBackOffice(`refused-${status}`)
  await refuse(status)
  await cron()
  expect(await health()).toMatchObject({
    reasons: ['credentialsRefused'],
    report: { failing: { status } },
  })
})
