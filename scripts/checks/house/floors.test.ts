import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { FEATURES, FLOORS, floorRules, ORDER_FLOORS, ROOTS } from './floors.ts'

/** Styles and what is made of the messages belong to nobody. */
const NO_ROOMS = ['paraglide', 'styles']

type Line = { from: string; to: string; isGood: boolean }

/** Nothing stands in the folder of the features itself, so a file of theirs is one of a feature. */
function aLine(room: string, to: string, isGood = false): Line {
  return { from: room === 'features' ? 'features/home' : room, to, isGood }
}

function foldersIn(path: string): string[] {
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}

/** Each room to each other one, by the alias and by a relative address. */
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
  ...linesBetween(ORDER_FLOORS, 'features/order/'),
  ...FLOORS.flat().flatMap((room) => ROOTS.map((name) => aLine(room, `~/${name}`))),
  ...FEATURES.flatMap((from) =>
    FEATURES.flatMap((to) => {
      const alias = aLine(`features/${from}`, `~/features/${to}/x`, from === to)
      return from === to ? [alias] : [alias, aLine(`features/${from}`, `../${to}/x`)]
    }),
  ),
  // A room of the order is a part of a feature, too.
  ...ORDER_FLOORS.flat().flatMap((room) =>
    ['~/routes/x', '~/jobs/x', '~/islands/x', '~/features/home/x', '~/server'].map((to) =>
      aLine(`features/order/${room}`, to),
    ),
  ),
]

const reportSchema = v.object({
  diagnostics: v.array(v.object({ code: v.optional(v.string()), filename: v.string() })),
})

/** Which of the lines our own rules refuse, each in a file of its own in a folder of its own. */
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
  expect(ORDER_FLOORS.flat()).toEqual(expect.arrayContaining(foldersIn('src/features/order')))
})

test('no folder of src has more modules than one looks over', () => {
  const counts = new Map<string, number>()
  for (const path of globSync('src/**/*.{ts,tsx}')) {
    if (/\.(?:test\.tsx?|d\.ts)$|^src\/(?:paraglide\/|routeTree\.gen\.ts$)/.test(path)) continue
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  }
  expect(counts.size).toBeGreaterThan(50)
  expect([...counts].filter(([, count]) => count > 15)).toEqual([])
})
