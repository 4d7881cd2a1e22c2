import { type Case, makeCases } from './cases.ts'
import { layerProblem } from './workerd/layer.ts'
import { type Answer, type Ask, load } from './workerd/load.ts'
import { measureBurst } from './workerd/measure-burst.ts'
import { startAstro, startConstant, startOurs } from './workerd/sites.ts'
import type { WorkerdSite } from './workerd/workerd-site.ts'

/** One kind of request as it was measured; CPU in ms of workerd for each request, an entry for each pair. */
export type Share = {
  name: string
  site: Case['site']
  bound: number | null
  bytes: number
  own: number[]
  constant: number[]
  perSecond: number[]
  constantPerSecond: number[]
  waits: number[]
  /** An answer that came from another layer of the page cache than it had to, else null. */
  problem: string | null
}

type Running = { measured: Case; site: WorkerdSite; twin: Ask; result: Share }
type Time = { rounds: number; burstMs: number }

const PLACINGS_A_BURST = 40

/**
 * CPU and speed of every kind of request, in turns with a constant of its size. Each round has all kinds, so that
 * what else the machine does meets all of them; one round more warms them up.
 */
export async function measureShares({ rounds, burstMs }: Time): Promise<Share[]> {
  const ours = await startOurs()
  const constant = await startConstant()
  const astro = await startAstro()
  try {
    const placings = (rounds + 1) * PLACINGS_A_BURST + 1
    const cases = await makeCases({ ours, placings, atMost: PLACINGS_A_BURST })
    const all: Running[] = []
    for (const one of cases) all.push(await prepare(one, one.site === 'ours' ? ours : astro))
    for (let round = 0; round <= rounds; round += 1) {
      for (const running of all) await measurePair(running, constant, burstMs, round > 0)
    }
    return all.map(({ result }) => result)
  } finally {
    for (const site of [ours, constant, astro]) await site.stop()
  }
}

/** Asks once, to learn how large the answer is. */
async function prepare(measured: Case, site: WorkerdSite): Promise<Running> {
  const ask = measured.ask()
  let bytes = 0
  const asks = [ask]
  await load({
    port: site.port,
    connections: 1,
    next: () => asks.pop() ?? null,
    judge: (answer) => {
      mustBe(measured, answer)
      bytes = answer.bytes
    },
  })
  const path = `/constant?bytes=${bytes}&status=${measured.status}`
  const { name, site: of, bound } = measured
  const figures = { own: [], constant: [], perSecond: [], constantPerSecond: [], waits: [] }
  return {
    measured,
    site,
    twin: { path },
    result: {
      name,
      site: of,
      bound,
      bytes,
      ...figures,
      problem: null,
    },
  }
}

async function measurePair(
  { measured, site, twin, result }: Running,
  constant: WorkerdSite,
  burstMs: number,
  isKept: boolean,
): Promise<void> {
  const own = await measureBurst(site, {
    next: within(burstMs, measured),
    judge: (answer) => {
      mustBe(measured, answer)
      if (isKept) result.problem ??= layerProblem(measured.layer, answer)
    },
  })
  const other = await measureBurst(constant, {
    next: within(burstMs, { ask: () => twin }),
    judge: (answer) => mustBe(measured, answer),
  })
  if (!isKept) return
  result.own.push(own.cpu)
  result.constant.push(other.cpu)
  result.perSecond.push(own.perSecond)
  result.constantPerSecond.push(other.perSecond)
  result.waits.push(...own.waits)
}

/** Requests until the time is over, or as many as there may be. */
function within(burstMs: number, { ask, atMost }: Pick<Case, 'ask' | 'atMost'>) {
  const end = performance.now() + burstMs
  let left = atMost ?? Number.POSITIVE_INFINITY
  return () => {
    if (left <= 0 || (atMost === undefined && performance.now() > end)) return null
    left -= 1
    return ask()
  }
}

function mustBe({ name, status }: Case, { head }: Answer): void {
  if (head.startsWith(`HTTP/1.1 ${status} `)) return
  throw new Error(`${name} was not answered by ${status}:\n${head}`)
}
