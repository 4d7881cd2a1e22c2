import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bucketOfButton, buckets, formLimits, limitsOf } from '~/http/limits'
import { screenNames, screens } from '~/i18n/screens'

const sources = globSync('src/**/*.{ts,tsx}', { exclude: ['src/paraglide/**'] })
  // Every act of the desk is counted by its path.
  .filter((file) => !file.includes('.test.') && !file.startsWith('src/desk/'))
  .map((file) => readFileSync(file, 'utf8'))

test('every screen that takes a form is counted by its path, no other is', () => {
  for (const screen of screenNames) {
    expect(limitsOf(screen) !== null, screen).toBe(screens[screen].takesForm)
  }
})

test('every button of a form is counted by its own name', () => {
  const buttons = sources.flatMap((source) => [
    ...source.matchAll(/name="intent"\s+value=(?:"|\{['`])(\w+)/g),
    ...source.matchAll(/(?<!typeof )\bintent\s*===?\s*'(\w+)/g),
  ])
  const names = new Set(buttons.map(([, name = '']) => name))
  expect(names.size).toBeGreaterThan(2)
  const counted = Object.values(formLimits).flatMap((limits) => Object.keys(limits.buttons ?? {}))
  // Every action on an order is counted by its path.
  const acts = sources.flatMap((source) => /const INTENTS = \[([^\]]*)\]/.exec(source)?.[1] ?? [])
  expect(acts).toHaveLength(1)
  for (const name of names) {
    expect([...counted, ...acts.join('').split(/\W+/)]).toContain(name)
  }
})

test('every function that a browser may call is counted', () => {
  const list = readFileSync('src/browser-functions.ts', 'utf8')
  const functions = sources.flatMap((source) => [
    ...source.matchAll(/export const (\w+) = createServerFn\(\{ method: 'POST' \}\)/g),
  ])
  expect(functions.length).toBeGreaterThan(2)
  for (const [, name = ''] of functions) {
    expect(list).toMatch(new RegExp(`url: ${name}\\.url, .*bucket: '\\w+'`))
  }
})

test('what helps while typing never uses up what a button needs', () => {
  const list = readFileSync('src/browser-functions.ts', 'utf8')
  const helpers = [...list.matchAll(/bucket: '(\w+)'/g)].map(([, bucket = '']) => bucket)
  const ofForms: string[] = Object.values(formLimits).flatMap(({ path, buttons }) => [
    path,
    ...Object.values(buttons ?? {}),
  ])
  expect(ofForms.filter((bucket) => helpers.includes(bucket))).toEqual([])
})

test('each figure has its counter in wrangler.toml', () => {
  const settings = readFileSync('wrangler.toml', 'utf8')
  const counters = [
    ...settings.matchAll(
      /name = "PER_MINUTE_(\d+)"\nnamespace_id = "(\d+)"\nsimple = \{ limit = (\d+), period = 60 \}/g,
    ),
  ]
  for (const [, name, , limit] of counters) expect(limit).toBe(name)
  const figures = new Set<number>(Object.values(buckets).flat())
  expect(new Set(counters.map(([, name]) => Number(name)))).toEqual(figures)
  expect(new Set(counters.map(([, , id]) => id)).size).toBe(counters.length)
})

test.each([
  [{}, 'continue'],
  [{ intent: '' }, 'continue'],
  [{ intent: 'constructor' }, 'continue'],
  [{ intent: 'company' }, 'carButtons'],
  [{ intent: 'bigger' }, 'carButtons'],
  [{ intent: 'startOver' }, 'startOver'],
  [{ intent: 'price' }, 'question'],
  [{ intent: 'place:pickup:prague' }, 'question'],
])('a form of the details with %j is counted as %s', (fields, bucket) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  expect(bucketOfButton(formLimits.order, form)).toBe(bucket)
})
