import { gazetteerStatements } from '../data/gazetteer/seed.ts'
import { CALL_HEADERS, callBody } from '../tests/support/site/function-call.ts'
import { anotherVisitor } from './cases.ts'
import { type Ask, load } from './workerd/load.ts'
import { runSql, startConstant, startOurs } from './workerd/sites.ts'
import type { WorkerdSite } from './workerd/workerd-site.ts'

/** What each request cost, in ms: CPU of workerd, and the wait for the answer over HTTP. */
type Costs = { cpu: number[]; waits: number[] }
/** The letters typed into a place, and as many answers of a constant: a lower bound, and what else the machine did. */
export type Letters = { own: Costs; constant: Costs }

/** Texts that people type into a place, each another one; the bench asks for all of their beginnings in turn. */
const TYPED = [
  'Praha hlavní nádraží',
  'Praha, Smíchov',
  'Václavské náměstí 5',
  'Vienna Airport',
  'Wien Hauptbahnhof',
  'Český Krumlov',
  'Hotel Josef, Brno',
  'letiště Václava Havla',
  'Karlovy Vary, Stará Louka',
  'Nová Ves',
  'Прага, вокзал',
]
const BEGINNINGS = TYPED.flatMap((text) =>
  Array.from(text, (_, at) => ({ text, begun: text.slice(0, at + 1) })).filter(
    ({ begun }) => begun.length > 1,
  ),
)
/**
 * Types so many letters one after another, each text as one person does, into a site that knows all towns. A visitor for
 * each letter would measure the local counter of visitors, a database that is searched whole for each new one. As many
 * letters come before those that count: a young isolate collects its garbage more often.
 */
export async function measureLetters(count: number): Promise<Letters> {
  const [site, constant] = [await startOurs(), await startConstant()]
  const letter = typist()
  const same = () => ({ path: '/constant?bytes=200&status=200' })
  try {
    await runSql(site, 'DB', gazetteerStatements())
    await measure(site, count, letter)
    await measure(constant, count, same)
    return {
      own: await measure(site, count, letter),
      constant: await measure(constant, count, same),
    }
  } finally {
    for (const one of [site, constant]) await one.stop()
  }
}

async function measure(
  site: WorkerdSite,
  count: number,
  askOf: (at: number) => Ask,
): Promise<Costs> {
  const cpu: number[] = []
  let left = count
  let before = site.cpu()
  const { waits } = await load({
    port: site.port,
    connections: 1,
    next: () => (left > 0 ? askOf((left -= 1)) : null),
    judge: ({ head }) => {
      if (!head.startsWith('HTTP/1.1 200 ')) throw new Error(`this was answered:\n${head}`)
      const used = site.cpu()
      cpu.push(used - before)
      before = used
    },
  })
  return { cpu, waits }
}

/** Asks for one beginning after another; with each text begins another visitor. */
function typist(): (at: number) => Ask {
  let last = ''
  let visitor = anotherVisitor()
  return (at) => {
    const { text, begun } = BEGINNINGS[at % BEGINNINGS.length] ?? { text: '', begun: '' }
    if (text !== last) visitor = anotherVisitor()
    last = text
    const headers = { ...CALL_HEADERS, ...visitor }
    const body = callBody({ typed: begun, locale: 'cs' })
    return { method: 'POST', path: '/_serverFn/suggestPlaces', headers, body }
  }
}
