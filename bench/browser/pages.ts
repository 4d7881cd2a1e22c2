import { pages as everyPage } from '../../tests/support/pages.ts'
import { placeOne, openSummaries } from '../cases.ts'
import { startEdge } from './edge.ts'
import { startAstro, startOurs } from '../workerd/sites.ts'
import { openChromium, type Visit, visit } from './visits.ts'

/** A page as visitors with a slow phone found it. */
export type PageVisits = { path: string; isOurs: boolean; isForm: boolean; visits: Visit[] }

type Planned = { path: string; address: string; isForm: boolean; times: number; cookie?: string }

/** The pages that are visited more than once. */
const MAIN = ['/', '/zazitky/nezapomenutelne-zazitky', '/caste-dotazy', '/objednavka', '/kontakt']

/**
 * Every page of ours in both languages, and the home page in Astro beside ours, `times` times in turns; the pages
 * that are not main ones once, or with `isQuick` not at all.
 */
export async function measurePages(times: number, isQuick: boolean): Promise<PageVisits[]> {
  const [ours, astro] = [await startOurs(), await startAstro()]
  const [edge, astroEdge] = [await startEdge(ours.port), await startEdge(astro.port)]
  const browser = await openChromium()
  try {
    const planned: Planned[] = [
      { path: 'Astro: home', address: `${astroEdge.address}/`, isForm: false, times },
      ...everyPage
        .flatMap(({ cs, en, isForm }) => [cs, en].map((path) => ({ path, isForm })))
        .filter(({ path }) => !isQuick || MAIN.includes(path))
        .map(({ path, isForm }) => ({
          path,
          isForm,
          address: edge.address + path,
          times: MAIN.includes(path) ? times : 1,
        })),
      ...(await personalPages(edge.address)),
    ]
    // Whoever comes first pays for what a new site does once.
    for (const { address } of planned) await (await fetch(address)).arrayBuffer()
    const results = planned.map(({ path, isForm }) => ({
      path,
      isForm,
      isOurs: path.startsWith('/'),
      visits: [],
    }))
    for (let time = 0; time < times; time += 1) {
      for (const [index, { address, cookie, times: wanted }] of planned.entries()) {
        if (time >= wanted) continue
        const result: PageVisits | undefined = results[index]
        result?.visits.push(await visit(browser, address, cookie ?? null))
      }
    }
    return results
  } finally {
    await browser.close()
    for (const one of [edge, astroEdge]) one.stop()
    for (const site of [ours, astro]) await site.stop()
  }
}

/** The pages about one person: the summary of an order, and one that has been placed. */
async function personalPages(address: string): Promise<Planned[]> {
  const [shown, ordering] = await openSummaries(address, 2)
  const status = await placeOne(address, ordering)
  return [
    {
      path: '/souhrn-objednavky',
      address: `${address}/souhrn-objednavky`,
      isForm: true,
      times: 1,
      cookie: shown?.cookie,
    },
    { path: '/stav-objednavky/…', address: address + status, isForm: false, times: 1 },
  ]
}
