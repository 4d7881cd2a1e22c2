import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { FLOORS, floorRules, ORDER_FLOORS, PAGES, ROOTS } from './floors.ts'

/** Files generated from the messages belong to no floor. */
const NO_ROOMS = ['paraglide']

type Line = { from: string; to: string; isGood: boolean }

/** `pages` and `order` contain folders only, so each file there belongs to one of them. */
function aLine(room: string, to: string, isGood = false): Line {
  const inside: Record<string, string> = { pages: 'pages/home', order: 'order/form' }
  return { from: inside[room] ?? room, to, isGood }
}

function foldersIn(path: string): string[] {
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}

/** Imports from each room to each other one, by the alias and by a relative address. */
function linesBetween(floors: string[][], prefix: string): Line[] {
  const rooms = floors.flatMap((floor, height) => floor.map((room) => ({ room, height })))
  return rooms.flatMap(({ room, height }) =>
    rooms
      .filter((other) => other.room !== room)
      .flatMap((other) => {
        const isGood = other.height > height
        const alias = aLine(`${prefix}${room}`, `~/${prefix}${other.room}/x`, isGood)
        const climb = aLine(`${prefix}${room}`, `../${other.room}/x`)
        return isGood ? [alias] : [alias, climb]
      }),
  )
}

const lines: Line[] = [
  ...linesBetween(FLOORS, ''),
  ...linesBetween(ORDER_FLOORS, 'order/'),
  ...FLOORS.flat().flatMap((room) => ROOTS.map((name) => aLine(room, `~/${name}`))),
  ...PAGES.flatMap((from) =>
    PAGES.flatMap((to) => {
      const alias = aLine(`pages/${from}`, `~/pages/${to}/x`, from === to)
      return from === to ? [alias] : [alias, aLine(`pages/${from}`, `../${to}/x`)]
    }),
  ),
  ...ORDER_FLOORS.flat().flatMap((room) =>
    ['~/routes/x', '~/jobs/x', '~/pages/home/x', '~/server'].map((to) =>
      aLine(`order/${room}`, to),
    ),
  ),
]

const reportSchema = v.object({
  diagnostics: v.array(v.object({ code: v.optional(v.string()), filename: v.string() })),
})

/** The lines that our own rules refuse; each line is in a file and a folder of its own. */
function refused(all: Line[]): Line[] {
  const folder = mkdtempSync(join(tmpdir(), 'floors-'))
  all.forEach(({ from, to }, index) => {
    mkdirSync(join(folder, 'src', from), { recursive: true })
    writeFileSync(join(folder, 'src', from, `${index}.ts`), `export { x } from '${to}'\n`)
  })
  writeFileSync(join(folder, 'floors.json'), JSON.stringify({ overrides: floorRules() }))
  const { stdout } = spawnSync(
    resolve('node_modules/.bin/oxlint'),
    ['--format', 'json', '--config', 'floors.json'],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    },
  )
  const { diagnostics } = v.parse(reportSchema, JSON.parse(stdout))
  const files = new Set(
    diagnostics
      .filter(({ code }) => code?.includes('no-restricted-imports'))
      .map(({ filename }) => filename),
  )
  return all.filter(({ from }, index) => files.has(`src/${from}/${index}.ts`))
}

test('an import that goes up or aside is refused, one that goes down is not', () => {
  expect(refused(lines)).toEqual(lines.filter(({ isGood }) => !isGood))
})

test('every folder is a room with a place on the floors', () => {
  expect([...FLOORS.flat(), ...NO_ROOMS]).toEqual(expect.arrayContaining(foldersIn('src')))
  expect(ORDER_FLOORS.flat()).toEqual(expect.arrayContaining(foldersIn('src/order')))
})
