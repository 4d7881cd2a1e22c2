import { readFileSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'
import type { Page } from 'playwright/test'
import { lifeStates } from '../support/browser/life-states.ts'
import { pages } from '../support/browser/pages.ts'
import { expect, test } from '../support/browser/test.ts'
import {
  compareWeights,
  type Weight,
  type WeightTable,
} from '../support/weights/compare-weights.ts'
import { brotliSize, weighDocument, weighFiles } from '../support/weights/measure-page.ts'

const KB = 1024
/** What no page may pass, whatever the table says. */
const MAX_DOCUMENT = 10 * KB
const MAX_LONG_DOCUMENT = 13 * KB
const LONG = new Set(['/', '/obchodni-podminky', '/caste-dotazy', '/objednavka'])
/** Terms stay as long as they are in each of their versions. */
const isLong = (cs: string) => LONG.has(cs) || cs.startsWith('/obchodni-podminky/')
const MAX_SCRIPT = 1 * KB
const MAX_INLINED = 3 * KB
/** What the page of an order has besides. */
const MAX_STATUS_SCRIPT = 0.6 * KB
/** Scripts of a form page until somebody touches it, by its Czech path. */
const MAX_FORM_SCRIPT: Record<string, number> = { '/objednavka': 96 * KB, '/kontakt': 86 * KB }
const MAX_TOUCHED_SCRIPT = 122 * KB

const AT_A_TIME = 6
const ORDER = new Set(['/objednavka', '/en/order'])

const file = new URL('page-weights.json', import.meta.url)
const tableSchema = v.record(v.string(), v.record(v.string(), v.record(v.string(), v.number())))

/** Where a phone's first look ends. */
test.use({ viewport: { width: 412, height: 823 } })

function sum(files: Record<string, number> = {}): number {
  return Object.values(files).reduce((bytes, size) => bytes + size, 0)
}

/** The order asks for the price once it knows the way, with what it loads for that. */
async function touchOrder(page: Page): Promise<void> {
  await page.locator('[name=service][value=business]').check()
  await page.locator('[name=pickup]').fill('Praha')
  await page.locator('[name=dropoff]').fill('Brno')
  await expect(page.locator('#price')).toContainText(/7.900/)
}

async function weighPage(page: Page, path: string): Promise<Weight> {
  const files = weighFiles(page)
  const response = await page.goto(path, { waitUntil: 'networkidle' })
  const document = weighDocument((await response?.text()) ?? '')
  const idle = await files()
  if (!ORDER.has(path)) return { ...document, ...idle }
  await touchOrder(page)
  const { script = {} } = await files()
  const later = Object.entries(script).filter(([name]) => !idle['script']?.[name])
  return { ...document, ...idle, 'script after a touch': Object.fromEntries(later) }
}

/** What is heavier than a page may be at all. */
function tooHeavy(cs: string, weight: Weight): string[] {
  const script = sum(weight['script'])
  const bounds = [
    ['document', weight['document']?.['html'] ?? 0, isLong(cs) ? MAX_LONG_DOCUMENT : MAX_DOCUMENT],
    ['inlined pictures', sum(weight['inlined']), MAX_INLINED],
    ['script', script, MAX_FORM_SCRIPT[cs] ?? MAX_SCRIPT],
    [
      'touched',
      script + sum(weight['script after a touch']),
      cs in MAX_FORM_SCRIPT ? MAX_TOUCHED_SCRIPT : MAX_SCRIPT,
    ],
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

for (const name of ['status-offered', 'status-confirmed']) {
  test(`the page of an order is as light as a long document, ${name}`, async ({ page }) => {
    await lifeStates.find((state) => state.name === name)?.open(page, 'cs')
    // Not in the table: its number and its link are others each time.
    const sent = await (await page.request.get(page.url())).text()
    const { html = 0 } = weighDocument(sent)['document'] ?? {}
    expect(html).toBeGreaterThan(0)
    expect(html).toBeLessThanOrEqual(MAX_LONG_DOCUMENT)
    const own = /\/assets\/status-[\w-]+\.js/.exec(sent)?.[0] ?? ''
    const script = await (await page.request.get(own)).text()
    expect(brotliSize(script)).toBeLessThanOrEqual(MAX_STATUS_SCRIPT)
  })
}

test('no page is heavier than it was', async ({ context }, { config }) => {
  // Half a minute on an idle machine at most.
  test.setTimeout(240_000)
  const table: WeightTable = {}
  // Some at a time: what takes long is to see that a page asks for nothing more.
  const rest = pages.flatMap(({ cs, en }) => [cs, en])
  const weighRest = async () => {
    for (let path = rest.shift(); path; path = rest.shift()) {
      const page = await context.newPage()
      table[path] = await weighPage(page, path)
      await page.close()
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, weighRest))
  const sorted = Object.fromEntries(
    pages.flatMap(({ cs, en }) => [cs, en]).map((path) => [path, table[path] ?? {}]),
  )
  if (config.updateSnapshots === 'all') writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`)
  const was = v.parse(tableSchema, JSON.parse(readFileSync(file, 'utf8')))
  const bounds = pages.flatMap(({ cs, en }) =>
    [cs, en].flatMap((path) => tooHeavy(cs, sorted[path] ?? {})),
  )
  expect.soft(bounds, 'heavier than a page may be').toEqual([])
  const { heavier, lighter } = compareWeights(was, sorted)
  const write = 'write it down: npx playwright test page-weights --project=chromium -u all'
  expect.soft(heavier, `heavier; if the page is worth it, ${write}`).toEqual([])
  expect.soft(lighter, `lighter, so that it stays so, ${write}`).toEqual([])
})
