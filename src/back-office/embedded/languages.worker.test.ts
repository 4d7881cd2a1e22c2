import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import { experiences } from '~carrier/catalogue/experiences'
import { translated } from '../../../tests/support/languages/translated'
import { anOrderBody } from '../../../tests/support/provider/bodies'

// A carrier of other languages than the one of the tests, on the same database.
const CARRIERS = [['de', 'en'], ['de']]

afterEach(() => {
  vi.doUnmock('~/paraglide/runtime.js')
  vi.doUnmock('~carrier/catalogue/experiences')
  vi.resetModules()
})

test.each(CARRIERS.map((languages) => ({ languages })))(
  'a carrier of $languages seeds and serves its catalogue',
  async ({ languages }) => {
    const { seedDatabase, embeddedEnd, client, parts } = await speaking(languages)
    const connection = await embeddedEnd()
    await seedDatabase()

    const items = await client.getItems(connection)
    expect(items.ok && items.data.leftOut.count).toBe(0)
    expect(items.ok && items.data.kept.map(({ slug }) => slug)).toEqual(
      experiences.map(({ slug }) => translated({ slug }, languages).slug),
    )
    expect(parts.dayTrip(3, { business: 90, comfort: 80, basic: 70 })[0]?.name).toMatchObject({
      de: 'Wagen Business',
    })
    const item = await client.getItem(connection, 'vienna')
    expect(item.ok && Object.keys(item.data.descriptionHtml)).toEqual(languages)

    const countries = await client.getCountries(connection)
    expect(countries.ok && countries.data.leftOut.count).toBe(0)
    const names = countries.ok ? countries.data.kept.map(({ name }) => Object(name)) : []
    expect(Object.keys(names[0] ?? {})).toEqual(languages)
    const rest = names.slice(5).map(({ de }) => String(de))
    expect(rest).toEqual(rest.toSorted(new Intl.Collator('de').compare))
    expect(rest.indexOf('Österreich')).toBe(-1)
    expect(rest).toContain('Vereinigtes Königreich')
  },
)

test.each(CARRIERS.map((languages) => ({ languages })))(
  'two experiences of a carrier of $languages cannot share a slug',
  async ({ languages }) => {
    const { embeddedEnd, seedDatabase } = await speaking(languages)
    await embeddedEnd()
    const change = (sql: string) => env.PROVIDER_DB.prepare(sql).run()
    const [first, second] = experiences.map(({ id }) => id)
    const taken = `(SELECT body ->> '$.slug.de' FROM experiences WHERE id = '${first}')`
    const twin = `json_set(body, '$.slug.de', ${taken})`
    await expect(
      change(`UPDATE experiences SET body = ${twin} WHERE id = '${second}'`),
    ).rejects.toThrow(/UNIQUE/)
    const own = "json_set(body, '$.id', 'own')"
    await expect(
      change(`INSERT INTO experiences (id, position, body)
        SELECT 'own', 5, ${own} FROM experiences WHERE id = '${first}'`),
    ).rejects.toThrow(/UNIQUE/)
    // One of the carrier's own took the slug: the seed leaves it there.
    await change(`UPDATE experiences SET body = ${own}, id = 'own' WHERE id = '${first}'`)
    await seedDatabase()
    const { results } = await env.PROVIDER_DB.prepare('SELECT id FROM experiences').all()
    expect(results.map(({ id }) => id)).not.toContain(first)
    expect(results).toHaveLength(experiences.length)
  },
)

test('an order in German is kept, and its receipt names the payment in German', async () => {
  const { embeddedEnd, client } = await speaking(['de', 'en'])
  const order = { ...translated(anOrderBody(), ['de', 'en']), locale: 'de' }
  const key = `order:${crypto.randomUUID()}`
  // The type of an order knows the languages of the carrier in place.
  const kept = await client.postOrder(await embeddedEnd(), Object(order), key)
  expect(kept).toMatchObject({ ok: true, data: { paymentMethodName: 'Online mit Karte' } })
  const row = await env.PROVIDER_DB.prepare(
    'SELECT locale, body FROM orders WHERE idempotency_key = ?',
  )
    .bind(key)
    .first<{ locale: string; body: string }>()
  expect(row?.locale).toBe('de')
  expect(JSON.parse(row?.body ?? '')).toEqual(order)
})

/** The modules of the back office as they are for a carrier of these languages. */
async function speaking(languages: string[]) {
  vi.resetModules()
  vi.doMock('~/paraglide/runtime.js', () => ({ locales: languages, baseLocale: languages[0] }))
  vi.doMock('~carrier/catalogue/experiences', () => ({
    experiences: translated(experiences, languages),
  }))
  const ends = await import('../../../tests/support/provider/ends')
  return {
    ...ends,
    client: await import('~/back-office/client.server'),
    parts: await import('~/back-office/embedded/seed/parts'),
  }
}
