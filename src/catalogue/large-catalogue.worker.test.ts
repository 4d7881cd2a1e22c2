import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import {
  loadOrderCatalogue,
  readExperience,
  readExperiences,
  warmCatalogue,
} from '~/catalogue/catalogue.server'
import { MINUTE } from '~/lib/duration'
import type { Experience } from '~/provider/contract'
import { experiences as seeded } from '~/provider/embedded/seed/experiences'
import { embeddedEnd, remoteEnd } from '../../tests/support/provider/ends.ts'
import { aLargeExperience } from '../../tests/support/provider/large-experience.ts'

/** Two hundred experiences, the last one as large as can be, the others of the seed. */
const many: Experience[] = [
  ...Array.from({ length: 199 }, (_, index) => ({
    ...seededAt(index),
    id: `experience-${index}`,
    slug: { cs: `zazitek-${index}`, en: `experience-${index}` },
  })),
  aLargeExperience('large'),
]

function seededAt(index: number): Experience {
  const experience = seeded[index % seeded.length]
  if (!experience) throw new Error('the seed is empty')
  return experience
}

test('two hundred experiences are in the list, in the order and on their own pages', async () => {
  await embeddedEnd()
  await env.PROVIDER_DB.prepare('DELETE FROM experiences').run()
  const insert = env.PROVIDER_DB.prepare(
    'INSERT INTO experiences (id, position, body) VALUES (?, ?, ?)',
  )
  await env.PROVIDER_DB.batch(
    many.map((experience, index) => insert.bind(experience.id, index, JSON.stringify(experience))),
  )
  // As the site itself reads them: by its own connection, through its own caches.
  const list = await readExperiences()
  expect(list?.map(({ id }) => id)).toEqual(many.map(({ id }) => id))
  expect(list?.at(-1)?.variants).toEqual(many.at(-1)?.variants)
  const order = await loadOrderCatalogue()
  expect(order.experiences.map(({ id }) => id)).toEqual(many.map(({ id }) => id))
  for (const experience of [many[0], many.at(-1)]) {
    expect(await readExperience(experience?.slug.en ?? '')).toEqual({
      state: 'found',
      experience,
    })
  }
})

test('a back office may send whole experiences, two hundred of the usual size', async () => {
  const { connection, items } = remoteEnd('whole')
  await items(many.slice(0, 199))
  expect(await readExperiences(connection)).toHaveLength(199)
})

test('the cron looks at ten details a minute, and at all of them in turn', async () => {
  const { connection, items, received } = remoteEnd('turns')
  await items(many.slice(0, 25))
  let time = Date.now()
  const world = {
    store: env.CATALOG,
    now: () => time,
    random: () => 0.5,
    waitUntil: () => undefined,
  }
  for (let minute = 0; minute < 5; minute += 1) {
    await warmCatalogue(connection, world)
    time += MINUTE
  }
  const { calls } = await received()
  const details = calls.flatMap(({ path }) => path.split('/v1/items/')[1] ?? [])
  expect(new Set(details).size).toBe(25)
})
