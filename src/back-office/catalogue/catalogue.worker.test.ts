import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { CacheWorld } from '~/back-office/catalogue/catalogue-cache.server'
import {
  catalogueAge,
  readExperience,
  readCountries,
  readExperiences,
  warmCatalogue,
} from '~/back-office/catalogue/read-catalogue.server'
import { catalogueScope } from '~/back-office/connection.server'
import { countries as bundledCountries } from '~/lib/countries'
import { DAY, MINUTE, SECOND } from '~/lib/duration'
import { experiences as seeded } from '~carrier/catalogue/experiences'
import type { ProviderConnection } from '~/back-office/client.server'
import { judgeExperiences } from '~/back-office/judge-list'
import { remoteEnd } from '../../../tests/support/provider/ends.ts'

/** KV of the test, a clock that the test moves, and background work that can be awaited. */
function aCacheWorld() {
  let time = Date.now()
  const background: Promise<unknown>[] = []
  let writes = 0
  const world: CacheWorld = {
    store: {
      get: env.CATALOG.get.bind(env.CATALOG),
      put: (...args: Parameters<KVNamespace['put']>) => {
        writes += 1
        return env.CATALOG.put(...args)
      },
    },
    now: () => time,
    waitUntil: (work) => background.push(work),
  }
  return {
    world,
    writes: () => writes,
    wait: (ms: number) => (time += ms),
    settle: async () => {
      while (background.length > 0) await background.shift()
    },
  }
}

/** Stores a value as another isolate would. */
async function putStored(connection: ProviderConnection, name: string, value: string) {
  await env.CATALOG.put(`${await catalogueScope(connection)}:${name}`, value)
}

/** An entry as another isolate would have stored it. */
const stored = judgeExperiences(seeded)

const down = { fault: 'status', status: 500 } as const

test('requests ask the provider once, the cron each minute', async () => {
  const { connection, received } = remoteEnd('cache')
  const { world, wait, settle, writes } = aCacheWorld()
  expect(await readExperiences(connection, world)).toHaveLength(seeded.length)
  await settle()
  wait(DAY)
  expect(await readExperiences(connection, world)).toHaveLength(seeded.length)
  expect((await received()).calls).toHaveLength(1)
  expect(writes()).toBe(1)
  await warmCatalogue(connection, world)
  await settle()
  wait(MINUTE)
  await warmCatalogue(connection, world)
  const lists = (await received()).calls.filter(({ path }) => path.endsWith('/v1/items'))
  expect(lists).toHaveLength(3)
})

test('a list that another isolate pulled is read within a minute', async () => {
  const { connection } = remoteEnd('pulled-elsewhere')
  const { world, wait } = aCacheWorld()
  await readExperiences(connection, world)
  wait(MINUTE)
  const kept = stored.kept.slice(1)
  const fetchedAt = world.now()
  await putStored(
    connection,
    'items',
    JSON.stringify({ v: 1, fetchedAt, data: { ...stored, kept } }),
  )
  expect(await readExperiences(connection, world)).toEqual(kept)
})

test('two hundred visitors at once ask the provider once', async () => {
  const { connection, received } = remoteEnd('stampede')
  const { world } = aCacheWorld()
  const lists = await Promise.all(
    Array.from({ length: 200 }, () => readExperiences(connection, world)),
  )
  expect(lists.every((list) => list?.length === seeded.length)).toBe(true)
  expect((await received()).calls).toHaveLength(1)
})

test('a provider that is down for days changes nothing, after a week the page is honest', async () => {
  const { connection, script } = remoteEnd('days')
  const { world, wait, settle } = aCacheWorld()
  const slug = seeded[0]?.slug.cs ?? ''
  expect(await readExperience(slug, connection, world)).toMatchObject({ state: 'found' })
  await settle()
  await script(...Array.from({ length: 40 }, () => down))
  for (let day = 1; day < 7; day += 1) {
    wait(DAY)
    expect(await readExperiences(connection, world)).toHaveLength(seeded.length)
    expect(await readExperience(slug, connection, world)).toMatchObject({ state: 'found' })
    await warmCatalogue(connection, world)
    await settle()
  }
  wait(2 * DAY)
  expect(await readExperiences(connection, world)).toBeNull()
  expect(await readExperience(slug, connection, world)).toEqual({ state: 'unavailable' })
})

test.each(['html', 'wrong-shape', 'redirect', 'reset-before'] as const)(
  'an answer of the kind %s never replaces a good one',
  async (fault) => {
    const { connection, script } = remoteEnd(`bad-${fault}`)
    const { world, wait, settle, writes } = aCacheWorld()
    await readExperiences(connection, world)
    await settle()
    await script({ fault }, { fault })
    wait(10 * MINUTE)
    await warmCatalogue(connection, world)
    await settle()
    expect(await readExperiences(connection, world)).toHaveLength(seeded.length)
    expect(writes()).toBe(1)
  },
)

test.each([404, 410, 401])(
  'a list that answers %i for days is a failure like any other',
  async (status) => {
    const { connection, script } = remoteEnd(`list-${status}`)
    const { world, wait, settle } = aCacheWorld()
    await readExperiences(connection, world)
    await readCountries(connection, world)
    await settle()
    const refused = { fault: 'status', status } as const
    await script(...Array.from({ length: 60 }, () => refused))
    for (let day = 1; day < 7; day += 1) {
      wait(DAY)
      for (let visit = 0; visit < 3; visit += 1) {
        expect(await readExperiences(connection, world)).toHaveLength(seeded.length)
        expect(await readCountries(connection, world)).toEqual(bundledCountries)
        await warmCatalogue(connection, world)
        await settle()
        wait(15 * SECOND)
      }
    }
    expect((await env.CATALOG.list()).keys.map(({ name }) => name)).toContain(
      `${await catalogueScope(connection)}:items`,
    )
  },
)

test('an empty list never replaces a good one', async () => {
  const { connection } = remoteEnd('empty')
  const { world, wait, settle } = aCacheWorld()
  await readExperiences(connection, world)
  const emptied = {
    ...connection,
    fetch: () => Promise.resolve(Response.json({ data: [] })),
  }
  wait(10 * MINUTE)
  await warmCatalogue(emptied, world)
  await settle()
  expect(await readExperiences(emptied, world)).toHaveLength(seeded.length)
})

test('with a cold cache and no provider there are no experiences, but all countries', async () => {
  const { connection, script, received } = remoteEnd('cold')
  const { world } = aCacheWorld()
  await script(down, down)
  expect(await readExperiences(connection, world)).toBeNull()
  expect(await readCountries(connection, world)).toEqual(bundledCountries)
  // The next requests do not wait for the provider again.
  expect(await readExperiences(connection, world)).toBeNull()
  expect(await readExperiences(connection, world)).toBeNull()
  expect((await received()).calls).toHaveLength(2)
})

test.each([
  ['no JSON', '{"v":1,"fetchedAt"'],
  ['another version', JSON.stringify({ v: 0, fetchedAt: Date.now(), data: stored })],
  [
    'another shape',
    JSON.stringify({ v: 1, fetchedAt: Date.now(), data: { ...stored, kept: [{ id: 1 }] } }),
  ],
  ['the future', JSON.stringify({ v: 1, fetchedAt: Date.now() + DAY, data: stored })],
  ['null', 'null'],
])('a stored value with %s counts as none', async (_name, value) => {
  const { connection, received } = remoteEnd('broken')
  const { world } = aCacheWorld()
  await putStored(connection, 'items', value)
  expect(await readExperiences(connection, world)).toHaveLength(seeded.length)
  expect((await received()).calls).toHaveLength(1)
})

test('another isolate reads from KV what this one fetched', async () => {
  const { connection, received } = remoteEnd('shared')
  const { world } = aCacheWorld()
  await putStored(
    connection,
    'items',
    JSON.stringify({ v: 1, fetchedAt: Date.now(), data: stored }),
  )
  expect(await readExperiences(connection, world)).toEqual(stored.kept)
  expect((await received()).calls).toHaveLength(0)
})

test('the cron pulls the lists each minute, details when they are missing, changed or five minutes old', async () => {
  const { connection, items, received } = remoteEnd('warm')
  const { world, wait, settle } = aCacheWorld()
  expect(await catalogueAge(connection, world)).toBeNull()
  const pull = async () => {
    const before = (await received()).calls.length
    await warmCatalogue(connection, world)
    await settle()
    return (await received()).calls.length - before
  }
  expect(await pull()).toBe(2 + seeded.length)
  expect(await catalogueAge(connection, world)).toBe(0)
  wait(MINUTE)
  expect(await pull()).toBe(2)
  const [first, ...others] = seeded
  await items([{ ...first, updatedAt: '2026-11-23T10:00:00Z' }, ...others])
  wait(MINUTE)
  expect(await pull()).toBe(3)
  wait(4 * MINUTE)
  expect(await pull()).toBe(1 + seeded.length)
})

test('an experience that is gone is missing for a minute without asking again', async () => {
  const { connection, script, received } = remoteEnd('gone')
  const { world } = aCacheWorld()
  const slug = seeded[0]?.slug.cs ?? ''
  await readExperiences(connection, world)
  await script({ fault: 'status', status: 404 })
  expect(await readExperience(slug, connection, world)).toEqual({ state: 'missing' })
  expect(await readExperience(slug, connection, world)).toEqual({ state: 'missing' })
  expect((await received()).calls).toHaveLength(2)
})

test('one bad experience is left out for every isolate, and comes back when it is mended', async () => {
  const { connection, items } = remoteEnd('one-bad')
  const { world, wait, settle } = aCacheWorld()
  await items([...seeded.slice(1), { ...seeded[0], durationMin: 'abc' }, null])
  const left = [
    { kind: 'experience', id: seeded[0]?.id, reason: 'invalid' },
    { kind: 'experience', id: `#${seeded.length}`, reason: 'invalid' },
  ]
  expect(await readExperiences(connection, world)).toHaveLength(seeded.length - 1)
  expect(await readExperience(seeded[1]?.slug.en ?? '', connection, world)).toMatchObject({
    state: 'found',
  })
  await settle()
  const kept = await env.CATALOG.get(`${await catalogueScope(connection)}:items`, 'json')
  expect(kept).toMatchObject({ data: { leftOut: { count: 2, named: left } } })
  await items([...seeded])
  wait(10 * MINUTE)
  await warmCatalogue(connection, world)
  await settle()
  expect(await readExperiences(connection, world)).toHaveLength(seeded.length)
})

test('a list with nothing but bad experiences is no answer', async () => {
  const { connection, items } = remoteEnd('all-bad')
  const { world, settle, writes } = aCacheWorld()
  await items([{ id: 'a' }, null])
  expect(await readExperiences(connection, world)).toBeNull()
  await settle()
  expect(writes()).toBe(0)
})
