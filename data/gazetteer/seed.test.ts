import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { gazetteerParts, gazetteerStatements, gazetteerTowns } from './seed.ts'

function seeded(): DatabaseSync {
  const db = new DatabaseSync(':memory:')
  db.exec(readFileSync('migrations/site/2000_site.sql', 'utf8'))
  for (const statement of gazetteerStatements()) db.exec(statement)
  return db
}

test('the gazetteer can be filled again and again', () => {
  const db = seeded()
  const count = () => db.prepare('SELECT count(*) AS rows FROM gazetteer').get()
  const before = count()
  for (const statement of gazetteerStatements()) db.exec(statement)
  expect(count()).toEqual(before)
})

test('a deploy fills it anew part by part, each below what D1 takes, and no name is missing in between', () => {
  const db = seeded()
  const all = () => JSON.stringify(db.prepare('SELECT * FROM gazetteer ORDER BY name, place').all())
  const before = all()
  db.exec(
    "INSERT INTO gazetteer VALUES ('aaa', 1, 'Á', 'A', 'A', 'CZ', '', 1, 50, 14), ('zzz', 2, 'Ž', 'Z', 'Z', 'CZ', '', 1, 50, 14)",
  )
  const parts = gazetteerParts()
  expect(parts.length).toBeGreaterThan(1)
  for (const part of parts) {
    expect(part.length).toBeLessThan(100_000)
    db.exec(part)
    expect(db.prepare("SELECT 1 AS found FROM gazetteer WHERE name = 'plzen'").get()).toBeTruthy()
  }
  expect(all()).toBe(before)
})

test.each([
  ['plzen', 'Plzeň', 'CZ'],
  ['pilsen', 'Plzeň', 'CZ'],
  ['mnichov', 'Mnichov', 'DE'],
  ['munchen', 'Mnichov', 'DE'],
  ['krakow', 'Krakov', 'PL'],
  ['letiste viden', 'Letiště Vídeň', 'AT'],
  ['letiste wien', 'Letiště Vídeň', 'AT'],
  ['karlstejn', 'Karlštejn', 'CZ'],
  ['bratislava', 'Bratislava', 'SK'],
  ['jicin', 'Jičín', 'CZ'],
])('it knows %s', (name, cs, country) => {
  const row = seeded().prepare('SELECT name_cs, country FROM gazetteer WHERE name = ?').get(name)
  expect(row).toMatchObject({ name_cs: cs, country })
})

test.each([
  ['prag', 'Prag'],
  ['munich', 'München'],
  ['nuremberg', 'Nürnberg'],
  ['cologne', 'Köln'],
  ['warszawa', 'Warschau'],
  ['plzen', 'Pilsen'],
  ['kolin', 'Kolín'],
])('German readers see %s as %s', (name, de) => {
  expect(seeded().prepare('SELECT name_de FROM gazetteer WHERE name = ?').get(name)).toEqual({
    name_de: de,
  })
})

test('an airport has a name in each language', () => {
  const airports = gazetteerTowns().filter(({ cs }) => cs.startsWith('Letiště '))
  expect(airports).not.toEqual([])
  for (const { en, de } of airports) expect([en, de].join()).toMatch(/^.* Airport,Flughafen .*$/)
})

test('Czech towns of one name are told apart by what stands beside them', () => {
  const labels = gazetteerTowns()
    .filter(({ country }) => country === 'CZ')
    .map(({ cs, district }) => `${cs}, ${district}`)
  expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([])
})

test('every place lies where Europe is', () => {
  const lost = gazetteerTowns().filter(
    ({ lat, lon }) => !(lat > 45 && lat < 56 && lon > 5 && lon < 25),
  )
  expect(lost).toEqual([])
})

test('no two letters begin more names than one question reads', () => {
  const counts = seeded()
    .prepare('SELECT count(*) AS names FROM gazetteer GROUP BY substr(name, 1, 2)')
    .all()
  expect(Math.max(...counts.map(({ names }) => Number(names)))).toBeLessThan(90)
})
