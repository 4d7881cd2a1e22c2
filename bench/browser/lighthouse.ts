import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { findBrowser } from '../../scripts/tools/install-browser.ts'
import { startOurs } from '../workerd/sites.ts'
import { startEdge } from './edge.ts'

/** What Lighthouse simulates of a page on a phone: its score (0 to 100) and times in ms, an entry for each run. */
export type Audited = {
  path: string
  isForm: boolean
  score: number[]
  fcp: number[]
  lcp: number[]
  tbt: number[]
}

const PROGRAM = 'bench/node_modules/lighthouse/cli/index.js'
const LONGEST_REPORT = 64 * 1024 * 1024
const PAGES: readonly Pick<Audited, 'path' | 'isForm'>[] = [
  { path: '/', isForm: false },
  { path: '/zazitky/nezapomenutelne-zazitky', isForm: false },
  { path: '/caste-dotazy', isForm: false },
  { path: '/objednavka', isForm: true },
  { path: '/kontakt', isForm: true },
]

const figure = v.object({ numericValue: v.number() })
const reportSchema = v.object({
  categories: v.object({ performance: v.object({ score: v.number() }) }),
  audits: v.object({
    'first-contentful-paint': figure,
    'largest-contentful-paint': figure,
    'total-blocking-time': figure,
  }),
})

/** The performance of the main pages by Lighthouse, with `isQuick` of the first, as often as wanted, in turns. */
export async function audit(times: number, isQuick: boolean): Promise<Audited[]> {
  const site = await startOurs()
  const edge = await startEdge(site.port)
  const results: Audited[] = PAGES.slice(0, isQuick ? 1 : PAGES.length).map((page) => ({
    ...page,
    score: [],
    fcp: [],
    lcp: [],
    tbt: [],
  }))
  try {
    for (const { path } of results) await (await fetch(edge.address + path)).arrayBuffer()
    for (let time = 0; time < times; time += 1) {
      for (const result of results) {
        const { categories, audits } = await runLighthouse(edge.address + result.path)
        result.score.push(Math.round(categories.performance.score * 100))
        result.fcp.push(audits['first-contentful-paint'].numericValue)
        result.lcp.push(audits['largest-contentful-paint'].numericValue)
        result.tbt.push(audits['total-blocking-time'].numericValue)
      }
    }
    return results
  } finally {
    edge.stop()
    await site.stop()
  }
}

/** Runs beside this process, which answers for the edge meanwhile. */
async function runLighthouse(address: string) {
  const settings = ['--output=json', '--quiet', '--only-categories=performance']
  const chrome = ['--no-sandbox', '--disable-gpu', '--headless']
  const { stdout } = await promisify(execFile)(
    'node',
    [PROGRAM, address, ...settings, `--chrome-flags=${chrome.join(' ')}`],
    { env: { ...process.env, CHROME_PATH: findBrowser() ?? '' }, maxBuffer: LONGEST_REPORT },
  )
  return v.parse(reportSchema, JSON.parse(stdout))
}
