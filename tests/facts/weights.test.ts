import { readFileSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'
import { fetchPage } from '../support/http/fetched.ts'
import { expect, test } from '../support/http/test.ts'
import { httpVisitor } from '../support/http/visitor.ts'
import { pages } from '../support/pages.ts'
import { dayAhead } from '../support/order-fields.ts'
import { carrierDoes } from '../support/site/carrier.ts'
import { deskVisitor } from '../support/site/desk.ts'
import { aDrivenRide } from '../support/site/driven-ride.ts'
import { placeOverHttp } from '../support/site/http-customer.ts'
import { testSite } from '../support/site/test-site.ts'
import {
  compareWeights,
  type Weight,
  type WeightTable,
} from '../support/weights/compare-weights.ts'
import { brotliSize, weighPage } from '../support/weights/measure-page.ts'

const KB = 1024
/** What no page may pass, whatever the table says. */
const MAX_DOCUMENT = 10 * KB
/**
 * The order also has its ticket, the lines of the categories, the rules of large text, and says which page and which
 * save of it is sent.
 */
const MAX_LONG_DOCUMENT = 15 * KB
const LONG = new Set([
  '/',
  '/obchodni-podminky',
  '/caste-dotazy',
  '/objednavka',
  '/zpracovani-osobnich-udaju',
])
/** Terms stay as long as they are in each of their versions. */
const isLong = (cs: string) => LONG.has(cs) || cs.startsWith('/obchodni-podminky/')
const MAX_SCRIPT = 1 * KB
const MAX_INLINED = 3 * KB
/** What the page of an order has besides. */
const MAX_STATUS_SCRIPT = 0.6 * KB
/** What their scripts weigh is reported by the table; what a person feels of it is bound by `npm run bench`. */
const FORMS = new Set(['/objednavka', '/kontakt'])
/** All that a document with a price form loads, which loads the suggestions of places. */
const MAX_FINDER_SCRIPT = 70 * KB
const WITH_FINDER = new Set(['/', '/ceny'])
/** A page of the desk, and its script (design of the desk). */
const MAX_DESK_DOCUMENT = 20 * KB
const MAX_DESK_SCRIPT = 6 * KB
/** Both scripts of a driver's page, with its service worker. */
const MAX_DRIVER_SCRIPT = 15 * KB
const WRITE = 'WEIGHTS=write npx vitest run --project facts weights'

const file = new URL('page-weights.json', import.meta.url)
const tableSchema = v.record(v.string(), v.record(v.string(), v.record(v.string(), v.number())))

function sum(files: Record<string, number> = {}): number {
  return Object.values(files).reduce((bytes, size) => bytes + size, 0)
}

function mostTouched(cs: string): number {
  if (FORMS.has(cs)) return Infinity
  return WITH_FINDER.has(cs) ? MAX_FINDER_SCRIPT : MAX_SCRIPT
}

/** What is heavier than a page may be at all. */
function tooHeavy(cs: string, weight: Weight): string[] {
  const script = sum(weight['script'])
  const bounds = [
    ['document', weight['document']?.['html'] ?? 0, isLong(cs) ? MAX_LONG_DOCUMENT : MAX_DOCUMENT],
    ['inlined pictures', sum(weight['inlined']), MAX_INLINED],
    ['script', script, FORMS.has(cs) ? Infinity : MAX_SCRIPT],
    ['touched', script + sum(weight['script after a touch']), mostTouched(cs)],
  ] as const
  return bounds
    .filter(([, bytes, most]) => bytes > most)
    .map(([what, bytes, most]) => `${cs} ${what}: ${bytes} B of ${most}`)
}

test('growth is told by the file that grew, once for all pages that load it', () => {
  const page = (react: number, hero: number): Weight => ({
    script: { 'react.js': react, 'order.js': 9_000 },
    pictures: { 'hero.svg': hero },
  })
  const was = { '/objednavka': page(60_000, 2_000), '/en/order': page(60_000, 2_000) }
  expect(compareWeights(was, was)).toEqual({ heavier: [], lighter: [] })
  const grown = { '/objednavka': page(62_000, 1_800), '/en/order': page(62_000, 2_100) }
  expect(compareWeights(was, grown)).toEqual({
    heavier: ['script react.js: +2000 B (60000 → 62000) on /objednavka, /en/order'],
    lighter: ['pictures hero.svg: −200 B (2000 → 1800) on /objednavka'],
  })
  expect(compareWeights({}, { '/': { script: { 'new.js': 400 } } }).heavier).toEqual([
    'script new.js: +400 B (0 → 400) on /',
  ])
})

test('the page of an order is as light as a long document', async ({ address }) => {
  const offered = await placeOverHttp(address, { isRequest: true })
  await carrierDoes(testSite(), offered.number, {
    command: 'quote',
    total: 650_000,
    until: null,
    words: 'V ceně je čekání.',
  })
  const confirmed = await placeOverHttp(address)
  await carrierDoes(testSite(), confirmed.number, { command: 'confirm' })
  for (const { path } of [offered, confirmed]) {
    // Not in the table: its number and its link are others each time.
    const weight = weighPage(await httpVisitor(address).open(path))
    expect(weight['document']?.['html']).toBeLessThanOrEqual(MAX_LONG_DOCUMENT)
    expect(weight['script']?.['status.js']).toBeLessThanOrEqual(MAX_STATUS_SCRIPT)
    expect(sum(weight['script'])).toBeLessThanOrEqual(MAX_SCRIPT + MAX_STATUS_SCRIPT)
  }
})

test('the pages of the desk and of a driver are light enough for a phone in a car', async ({
  address,
}) => {
  const desk = await deskVisitor('dana')
  const { path: ridePath, number } = await aDrivenRide()
  const found = await desk.open('/dispecink/hledat')
  const opened = [
    '',
    '/nova',
    '/vozy',
    '/ridici',
    '/pristup',
    '/osobni-udaje',
    `/objednavka/${number}`,
    `/den/${dayAhead(0)}`,
    `/den/${dayAhead(1)}`,
  ].map((path) => desk.open(`/dispecink${path}`))
  const shown = [
    ...(await Promise.all(opened)),
    await desk.submit(found, { q: 'Jana' }, { form: 'main form' }),
    await httpVisitor(address).open('/dispecink'),
  ]
  for (const page of shown) {
    const weight = weighPage(page)
    expect.soft(weight['document']?.['html'], page.address).toBeLessThanOrEqual(MAX_DESK_DOCUMENT)
    expect.soft(sum(weight['script']), page.address).toBeLessThanOrEqual(MAX_DESK_SCRIPT)
  }
  const ride = await httpVisitor(address).open(ridePath)
  const worker = await fetch(address + (ride.$('#ride').attr('data-worker') ?? ''))
  expect(worker.headers.get('Content-Type')).toContain('javascript')
  const scripts = sum(weighPage(ride)['script']) + brotliSize(await worker.text())
  expect(scripts).toBeLessThanOrEqual(MAX_DRIVER_SCRIPT)
  expect(weighPage(ride)['document']?.['html']).toBeLessThanOrEqual(MAX_DESK_DOCUMENT)
})

test('no page is heavier than it was', async () => {
  const paths = pages.flatMap(({ cs, en }) => [cs, en])
  const weights = await Promise.all(
    paths.map(async (path) => [path, weighPage(await fetchPage(path))] as const),
  )
  const table: WeightTable = Object.fromEntries(weights)
  if (process.env['WEIGHTS'] === 'write') writeFileSync(file, `${JSON.stringify(table, null, 2)}\n`)
  const was = v.parse(tableSchema, JSON.parse(readFileSync(file, 'utf8')))
  const bounds = pages.flatMap(({ cs, en }) =>
    [cs, en].flatMap((path) => tooHeavy(cs, table[path] ?? {})),
  )
  expect.soft(bounds, 'heavier than a page may be').toEqual([])
  const { heavier, lighter } = compareWeights(was, table)
  expect.soft(heavier, `heavier; if the page is worth it, write it down: ${WRITE}`).toEqual([])
  expect.soft(lighter, `lighter, so that it stays so, write it down: ${WRITE}`).toEqual([])
})
