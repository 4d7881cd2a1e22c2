import { readdirSync } from 'node:fs'

/** From the top floor down: a room imports rooms below it, never one beside or above it. */
export const FLOORS = [
  ['routes', 'jobs'],
  ['islands'],
  ['features'],
  ['document'],
  ['edge'],
  ['components', 'catalogue', 'delivery'],
  ['content', 'provider'],
  ['i18n'],
  ['tariff'],
  ['lib'],
]
/** The same within the order. */
export const ORDER_FLOORS = [
  ['details', 'summary', 'customer', 'desk', 'driver'],
  ['mail', 'ticket'],
  ['placed'],
  ['life'],
  ['price'],
  ['rules'],
  ['typed', 'company'],
]

const src = new URL('../../../src/', import.meta.url)
/** What stands in src itself is above every room. */
export const ROOTS = readdirSync(src)
  .filter((name) => /(?<!\.d|\.gen)\.tsx?$/.test(name))
  .map((name) => name.replace(/\.tsx?$/, ''))
export const FEATURES = readdirSync(new URL('features', src))

type Pattern = { regex: string; message: string } | { group: string[]; message: string }

/** The rules of oxlint that keep the floors, one entry a room. */
export function floorRules() {
  return [
    ...FLOORS.flat()
      .filter((room) => room !== 'features')
      .map((room) => entry(room, [below(room, [...ROOTS, ...notBelow(FLOORS, room)])])),
    ...FEATURES.map((name) => entry(`features/${name}`, ofFeature(name))),
    ...ORDER_FLOORS.flat().map((room) => {
      const upper = notBelow(ORDER_FLOORS, room).map((name) => `features/order/${name}`)
      return entry(`features/order/${room}`, ofFeature('order', upper))
    }),
  ]
}

function notBelow(floors: string[][], room: string): string[] {
  const height = floors.findIndex((floor) => floor.includes(room))
  return floors
    .slice(0, height + 1)
    .flat()
    .filter((other) => other !== room)
}

function below(room: string, upper: string[]): Pattern {
  const regex = `^(~/|(\\.\\./)+)(${upper.join('|')})(/|\\.|$)`
  return { regex, message: `${room} imports only what stands below it` }
}

function ofFeature(name: string, upper: string[] = []): Pattern[] {
  return [
    below(name, [...ROOTS, ...notBelow(FLOORS, 'features'), ...upper]),
    // Last: what this list allows, oxlint holds against no list after it.
    {
      group: ['~/features/*/**', `!~/features/${name}/**`, '../**', '!../**/tests/**'],
      message: 'a feature imports no other feature; within itself it says ~/',
    },
  ]
}

function entry(room: string, patterns: Pattern[]) {
  const rule: ['error', { patterns: Pattern[] }] = ['error', { patterns }]
  return { files: [`src/${room}/**`], rules: { 'no-restricted-imports': rule } }
}
