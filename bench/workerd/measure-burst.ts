import { load } from './load.ts'
import type { WorkerdSite } from './workerd-site.ts'

const CONNECTIONS = 8

/** Asks a site on eight connections and says what each request cost: CPU of its workerd in ms. */
export async function measureBurst(
  site: WorkerdSite,
  asked: Pick<Parameters<typeof load>[0], 'next' | 'judge'>,
) {
  const before = site.cpu()
  const burst = await load({ port: site.port, connections: CONNECTIONS, ...asked })
  const cpu = (site.cpu() - before) / burst.answers
  return { cpu, perSecond: burst.answers / burst.seconds, waits: burst.waits }
}
