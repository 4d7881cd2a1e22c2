import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { loadWay } from '~/places/ways.server'

/** The site's database, with a count of its queries. */
function counted() {
  let asked = 0
  const db = new Proxy(env.DB, {
    get: (target, name) => {
      if (name !== 'prepare') return Reflect.get(target, name)
      return (sql: string) => {
        asked += 1
        return target.prepare(sql)
      }
    },
  })
  return { db, asked: () => asked }
}

test.each([
  ['Prague Airport T2', 'Hotel Josef, Praha', 0],
  ['Hotel Josef', 'Karlovy Vary', 0],
  ['Hotel Josef', 'Terminál 2', 0],
  ['Hotel Josef', 'Kolín', 1],
  ['Praha', '', 0],
  ['Kolín', 'Praha', 1],
  ['Nová Ves', 'Kutná Hora, Poděbrady', 1],
])('the price from „%s“ to „%s“ reads the database %s times', async (pickup, dropoff, times) => {
  const { db, asked } = counted()
  await loadWay(db, { pickup, pickupPlace: '', dropoff, dropoffPlace: '' })
  expect(asked()).toBe(times)
})

test('without the gazetteer fixed prices are still known, and nothing fails', async () => {
  const broken = new Proxy(env.DB, {
    get: () => {
      throw new Error('down')
    },
  })
  const typed = { pickup: 'Praha', pickupPlace: '', dropoffPlace: '' }
  expect(await loadWay(broken, { ...typed, dropoff: 'Brno' })).toMatchObject({ state: 'known' })
  expect(await loadWay(broken, { ...typed, dropoff: 'Kolín' })).toMatchObject({ state: 'unknown' })
})
