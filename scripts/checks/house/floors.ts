import { readdirSync } from 'node:fs'

/** From the top floor down: a room imports rooms below it, never one beside or above it. */
export const FLOORS = [
  ['routes'],
  ['jobs', 'desk'],
  ['pages', 'order'],
  ['http'],
  ['ui'],
  ['access', 'roster'],
  ['outbox'],
  ['back-office', 'places', 'gateway'],
  ['carrier'],
  ['i18n'],
  ['markets'],
  ['lib'],
]
/** The same within the order. */
export const ORDER_FLOORS = [
  ['form', 'summary', 'status', 'commands', 'driver', 'notices'],
  ['payments'],
  ['mail', 'bank'],
  ['papers'],
  ['ticket', 'draft'],
  ['store'],
  ['rules', 'promises'],
  ['price'],
  ['acts'],
  ['life'],
  ['model', 'company'],
]

const src = new URL('../../../src/', import.meta.url)
/** Files in src itself are above every room. */
export const ROOTS = readdirSync(src)
  .filter((name) => /(?<!\.d|\.gen)\.tsx?$/.test(name))
  .map((name) => name.replace(/\.tsx?$/, ''))
/** The documents: they never import each other. */
export const PAGES = readdirSync(new URL('pages', src))

type Pattern = { regex: string; message: string } | { group: string[]; message: string }

/** The rules of oxlint that enforce the floors, one entry per room. */
export function floorRules() {
  return [
    ...FLOORS.flat()
      .filter((room) => room !== 'pages' && room !== 'order')
      .map((room) => entry(room, [below(room, [...ROOTS, ...notBelow(FLOORS, room)])])),
    ...PAGES.map((name) =>
      entry(`pages/${name}`, [
        below(name, [...ROOTS, ...notBelow(FLOORS, 'pages')]),
        // Last, because oxlint checks no later list for an import that this list allows.
        {
          group: ['~/pages/*/**', `!~/pages/${name}/**`, '../**', '!../**/tests/**'],
          message: 'a page imports no other page; within itself it says ~/',
        },
      ]),
    ),
    ...ORDER_FLOORS.flat().map((room) => {
      const upper = notBelow(ORDER_FLOORS, room).map((name) => `order/${name}`)
      return entry(`order/${room}`, [
        below(room, [...ROOTS, ...notBelow(FLOORS, 'order'), ...upper]),
        {
          group: ['../**', '!../**/tests/**'],
          message: 'the order imports from another folder of its own by ~/',
        },
      ])
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
  return { regex, message: `${room} imports only rooms below it` }
}

function entry(room: string, patterns: Pattern[]) {
  const rule: ['error', { patterns: Pattern[] }] = ['error', { patterns }]
  // A test may use rooms above to prove what its own does.
  const excludeFiles = ['**/*.test.ts']
  return { files: [`src/${room}/**`], excludeFiles, rules: { 'no-restricted-imports': rule } }
}
