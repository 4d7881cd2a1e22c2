import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import {
  readOrderCatalogue,
  readExperience,
  readExperiences,
  warmCatalogue,
} from '~/back-office/catalogue/read-catalogue.server'
import type { Experience } from '~/back-office/contract'
import { experiences as seeded } from '~carrier/catalogue/experiences'
import { remoteEnd } from '../../../tests/support/provider/ends.ts'
import { aLargeExperience } from '../../../tests/support/provider/large-experience.ts'

/** Two hundred experiences: the last one of maximum size, the others from the seed. */
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
  // Nothing is seeded before: what another file left running could read that and keep it.
  const insert = env.PROVIDER_DB.prepare(
    'INSERT INTO experiences (id, position, body) VALUES (?, ?, ?)',
  )
  await env.PROVIDER_DB.batch(
    many.map((experience, index) => insert.bind(experience.id, index, JSON.stringify(experience))),
  )
  // Read as the site does: by its own connection, through its own caches. On a busy machine the first answer may be late.
  const list = await vi.waitFor(
    async () => {
      const read = await readExperiences()
      if (!read) throw new Error('no answer in time')
      return read
    },
    { timeout: 60_000, interval: 500 },
  )
  expect(list.map(({ id }) => id)).toEqual(many.map(({ id }) => id))
  expect(list.at(-1)?.variants).toEqual(many.at(-1)?.variants)
  const order = await readOrderCatalogue()
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

test('the first run of the cron pulls the details of all', async () => {
  const { connection, items } = remoteEnd('all')
  await items(many.slice(0, 25))
  const { fetched, details } = await warmCatalogue(connection)
  expect([fetched, details.good.length]).toEqual([25, 25])
})
