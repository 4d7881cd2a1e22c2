import type { ProviderConnection } from '~/provider/client.server'

/** Calls out and database statements, those of a batch counted singly. */
type Spending = { calls: number; queries: number }

/** What one run of the cron may spend: below the 50 of each that the free plan allows an invocation. */
const MOST: Spending = { calls: 40, queries: 40 }

/** The most that one delivery costs: the embedded end makes two statements of it, and each is tried once more at once. */
const OF_A_DELIVERY = {
  remote: { calls: 2, queries: 0 },
  embedded: { calls: 0, queries: 4 },
}
/** The statement that notes the run. */
const OF_REMEMBERING = 1

/**
 * Keeps count of what a run spends, so that the last and largest job of it knows what is left. `isEmbedded` says
 * that the provider is part of this Worker and costs statements instead of calls.
 */
export function runSpending(isEmbedded: boolean) {
  const spent: Spending = { calls: 0, queries: 0 }
  const cost = OF_A_DELIVERY[isEmbedded ? 'embedded' : 'remote']
  return {
    countCalls: (calls: number) => {
      spent.calls += calls
    },
    /** The database, counting: every statement is prepared once and run once. */
    countStatements: (db: D1Database): D1Database =>
      new Proxy(db, {
        get: (target, name) => {
          if (name === 'prepare') spent.queries += 1
          const member: unknown = Reflect.get(target, name, target)
          return typeof member === 'function' ? member.bind(target) : member
        },
      }),
    /** The way to the provider, counting. */
    countConnection: (connection: ProviderConnection): ProviderConnection => ({
      ...connection,
      fetch: (request) => {
        if (!isEmbedded) spent.calls += 1
        else spent.queries += request.method === 'POST' ? 2 : 1
        return connection.fetch(request)
      },
    }),
    /** How many deliveries there is room for beside so many statements of our own. */
    room: (overhead: { queries: number }): number =>
      Math.min(
        share(MOST.calls - spent.calls, cost.calls),
        share(MOST.queries - OF_REMEMBERING - spent.queries - overhead.queries, cost.queries),
      ),
  }
}

function share(left: number, cost: number): number {
  if (left < 0) return 0
  return cost === 0 ? Infinity : Math.floor(left / cost)
}
