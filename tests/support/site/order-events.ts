import { globSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/** What the carrier did to an order, as `order_events` holds it. */
export type Happened = { event: string; data?: object; actor?: string; at?: number }

/**
 * Writes what the carrier did to an order straight into the local database of a site, for tests of what the
 * customer is shown then.
 */
export function addEvents(stateFolder: string, number: string, events: Happened[]): void {
  const files = globSync(`${stateFolder}/v3/d1/*/*.sqlite`)
  const database = files.map(openOrders).find((one) => one !== null)
  if (!database) throw new Error(`no orders in ${stateFolder}`)
  const row = database.prepare('SELECT order_key, seq FROM orders WHERE number = ?').get(number)
  let seq = Number(row?.['seq'])
  for (const { event, data = {}, actor = 'carrier', at = Date.now() } of events) {
    seq += 1
    database
      .prepare(
        'INSERT INTO order_events (order_key, seq, event, actor, at, data) VALUES (?, ?, ?, ?, ?, ?)',
      )
      .run(String(row?.['order_key']), seq, event, actor, at, JSON.stringify(data))
    database.prepare('UPDATE orders SET seq = ? WHERE number = ?').run(seq, number)
  }
  database.close()
}

function openOrders(file: string): DatabaseSync | null {
  const database = new DatabaseSync(file, { timeout: 5_000 })
  const table = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'order_events'").get()
  if (table) return database
  database.close()
  return null
}
