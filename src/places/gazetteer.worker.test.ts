import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { resolveTown } from '~/places/gazetteer'
import { loadTowns, loadTownsByPrefix } from '~/places/gazetteer.server'
import { loadWay } from '~/places/ways.server'
import { prefixOf, suggestPlaces } from '~/places/words/suggest-places'
import { countedDatabase } from '../../tests/support/worker/counted-database'

const ROWS: [name: string, place: number, cs: string, country: string, district: string][] = [
  ['plzen', 1, 'Plzeň', 'CZ', 'Plzeň'],
  ['pilsen', 1, 'Plzeň', 'CZ', 'Plzeň'],
  ['roztoky', 2, 'Roztoky', 'CZ', 'Praha-západ'],
  ['roztoky', 3, 'Roztoky', 'CZ', 'Rakovník'],
  ['rakovnik', 4, 'Rakovník', 'CZ', 'Rakovník'],
  ['hradec kralove', 5, 'Hradec Králové', 'CZ', 'Hradec Králové'],
  ['frankfurt', 6, 'Frankfurt', 'DE', ''],
  ['kolin', 7, 'Kolín', 'CZ', 'Kolín'],
  ['broumov', 8, 'Broumov', 'CZ', 'Náchod'],
  ['brandenburg an der havel', 9, 'Brandenburg an der Havel', 'DE', ''],
  ['letiste mnichov', 10, 'Letiště Mnichov', 'DE', ''],
  ['letiste munchen', 10, 'Letiště Mnichov', 'DE', ''],
  ['munchen', 11, 'Mnichov', 'DE', ''],
]

beforeEach(async () => {
  const insert = env.DB.prepare(
    `INSERT INTO gazetteer VALUES (?1, ?2, ?3, ?3, ?3, ?4, ?5, 1000, 50, 14) ON CONFLICT DO NOTHING`,
  )
  await env.DB.batch(ROWS.map((row) => insert.bind(...row)))
})

async function townOf(typed: string): Promise<string> {
  const answer = resolveTown(typed, await loadTowns(env.DB, [typed, 'Plzeň']))
  if (answer.kind === 'found') return answer.town.name.cs
  return answer.kind === 'asked'
    ? answer.choices.map(({ name, district }) => `${name.cs} (${district})`).join(' / ')
    : answer.kind
}

test.each([
  ['Plzeň', 'Plzeň'],
  ['Americká 12, 301 00 Pilsen', 'Plzeň'],
  ['hradec kralove hl. n.', 'Hradec Králové'],
  ['Brněnská 3, Hradec Králové', 'Hradec Králové'],
  ['Hotel Plzeň, Broumov', 'Broumov'],
  ['Kolín 12', 'Kolín'],
  ['Kolín 12, Plzeň', 'Plzeň'],
  ['Roztoky', 'Roztoky (Praha-západ) / Roztoky (Rakovník)'],
  ['Roztoky, okres Rakovník', 'Roztoky'],
  ['Roztoky, Praha-západ district', 'Roztoky'],
  ['Roztoky, okres Nymburk', 'Roztoky (Praha-západ) / Roztoky (Rakovník)'],
  ['Plzeň, Brandenburg', 'notFound'],
  ['Brandenburg an der Havel, Německo', 'Brandenburg an der Havel'],
  ['Roztoky, Rakovník', 'Roztoky'],
  ['München, Flughafen', 'Letiště Mnichov'],
  ['аеропорт München', 'Letiště Mnichov'],
  ['München T2', 'Letiště Mnichov'],
  ['München Hbf', 'Mnichov'],
  ['Plzeň nebo Kolín', 'Plzeň (Plzeň) / Kolín (Kolín)'],
  ['Frankfurt, Česko', 'notFound'],
  ['Plzeň, Texas', 'notFound'],
  ['Nikde', 'notFound'],
  ['', 'notFound'],
])('„%s“ lies in %s', async (typed, town) => {
  expect(await townOf(typed)).toBe(town)
})

test('a text of any length asks for no more names than one query takes', async () => {
  const long = Array.from({ length: 300 }, (_, at) => `slovo${at}`).join(' ')
  await expect(loadTowns(env.DB, [long, `${long} konec`, long])).resolves.toEqual([])
})

test('towns are found by the beginning of a name, the larger ones first', async () => {
  const names = async (prefix: string) =>
    (await loadTownsByPrefix(env.DB, prefix)).map(({ found, name }) => `${found}: ${name.cs}`)
  await env.DB.prepare("UPDATE gazetteer SET population = 9000 WHERE name = 'plzen'").run()
  expect(await names('p')).toEqual(['plzen: Plzeň', 'pilsen: Plzeň'])
  expect(await names('hradec k')).toEqual(['hradec kralove: Hradec Králové'])
  expect(await names('%')).toEqual([])
  // Who types on is answered from what was read, without the database.
  const { database, ran } = countedDatabase(env.DB)
  expect(await loadTownsByPrefix(database, 'hradec kr')).toHaveLength(1)
  expect(await loadTownsByPrefix(database, 'xq')).toEqual([])
  expect(await loadTownsByPrefix(database, 'xqr')).toEqual([])
  expect(ran.map(({ values }) => values[0])).toEqual(['xq'])
})

const ODD = [
  'a'.repeat(200),
  'a '.repeat(100),
  'Pr'.repeat(100),
  `Praha${'\u0301'.repeat(190)}`,
  'Hotel '.repeat(33),
  '12'.repeat(100),
  '0',
  '%',
  '_%_%',
  "' OR 1=1 --",
  '"); DROP TABLE gazetteer; --',
  '\\',
  '🚕🚕',
  '👨‍👩‍👧‍👦 Praha',
  'مطار براغ',
  '\u202eahaP',
  'Ｐｌｚｅｎ',
  'プラハ空港',
  '\u0000\u0007ab',
  '\ud800pl',
  '\u{10ffff}\u{10ffff}',
  '---,,,;;;→→→',
]

test.each(ODD)('%j is answered, and reads few rows', async (typed) => {
  const many = `INSERT OR IGNORE INTO gazetteer
    WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 999)
    SELECT substr('praaplab12', 1 + i % 5 * 2, 2) || i, i, 'Obec', 'Obec', 'Obec', 'CZ', '', 0, 50, 14 FROM n`
  await env.DB.prepare(many).run()
  const { database, ran } = countedDatabase(env.DB)
  const prefix = prefixOf(typed)
  if (prefix !== null) suggestPlaces(prefix, 'cs', await loadTownsByPrefix(database, prefix))
  const way = { pickup: typed, pickupPlace: '', dropoff: 'Plzeň', dropoffPlace: '' }
  expect((await loadWay(database, way)).state).toMatch(/^(?:asks|unknown|known|empty)$/)
  expect(ran.length).toBeLessThanOrEqual(2)
  for (const { rowsRead } of ran) expect(rowsRead).toBeLessThanOrEqual(90)
})
