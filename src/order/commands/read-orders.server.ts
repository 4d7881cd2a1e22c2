import { type DeskAnswer, MOST_FOUND, type Row } from '~/order/commands/desk-answer'
import type { DeskCommand } from '~/order/commands/desk-command'
import { PAPER_COLUMNS } from '~/order/papers/document-sql'
import { foundKeysSql } from '~/order/store/desk/lists.server'
import {
  type Listed,
  listOrdersSql,
  orderKeySql,
  orderNumberSql,
  showOrderSql,
  type Traced,
  traceOrderSql,
} from '~/order/store/order-sql'
import { fromLocalTime } from '~/lib/local-time'
import { DAY } from '~/lib/duration'
import { listMessagesSql } from '~/outbox/message-store.server'
import { failedMailsSql } from '~/outbox/outbox-sql'

const READING = ['list', 'find', 'messages', 'show', 'trace'] as const
type ReadingCommand = Extract<DeskCommand, { command: (typeof READING)[number] }>

/** True for a command that needs the database of the site and nothing else. */
export function isReading(command: DeskCommand): command is ReadingCommand {
  return READING.some((name) => name === command.command)
}

/** Answers a command that only reads. `read` gives the rows of a statement: where no site runs, the terminal asks wrangler. */
export async function readOrders(
  command: ReadingCommand,
  read: (sql: string) => Promise<Row[]>,
): Promise<DeskAnswer> {
  const found = async (sql: string): Promise<DeskAnswer> => ({
    ok: true,
    kind: 'read',
    rows: await read(sql),
    failedMails: await read(failedMailsSql(orderNumberSql)),
  })
  switch (command.command) {
    case 'list':
      return found(listOrdersSql(command.limit, listedBy(command)))
    case 'find': {
      const number = command.text.replace(/\s/g, '')
      // An order that is forgotten has its number alone.
      const itself = /^\d{10}$/.test(number) ? ` UNION SELECT ${orderKeySql(`'${number}'`)}` : ''
      const keysSql = foundKeysSql(command.text, MOST_FOUND) + itself
      return found(listOrdersSql(MOST_FOUND, { by: 'keys', keysSql }))
    }
    case 'messages': {
      const rows = await read(listMessagesSql(command.limit))
      return { ok: true, kind: 'read', rows, failedMails: [] }
    }
    case 'show': {
      const [row] = await read(showOrderSql(command.number, PAPER_COLUMNS))
      if (!row) return { ok: false, error: 'unknown', order: null }
      const { shownOrder } = await import('~/order/commands/shown-order.server')
      return { ok: true, kind: 'order', row, sections: shownOrder(row) }
    }
    case 'trace': {
      const [row] = await read(traceOrderSql(tracedBy(command.of)))
      return row
        ? { ok: true, kind: 'trace', row }
        : { ok: false, error: 'nothingTraced', order: null }
    }
  }
}

/** Which orders a command lists; the last day counts as a whole. */
function listedBy({ from, to, state }: Extract<DeskCommand, { command: 'list' }>): Listed {
  const first = from ?? to
  if (first === undefined) return state === undefined ? { by: 'placed' } : { by: 'state', state }
  const after = new Date(Date.parse(to ?? first) + DAY).toISOString().slice(0, 10)
  return { by: 'days', from: midnight(first), to: midnight(after), state: state ?? null }
}

/** By what a typed word traces an order: ten digits, a request's UUID, or else a key of the log. */
function tracedBy(value: string): Traced {
  if (/^\d{10}$/.test(value)) return { by: 'number', value }
  return { by: value.length === 36 ? 'request' : 'trace', value }
}

/** The begin of a local day, ms; no change of the clocks happens at midnight. */
function midnight(day: string): number {
  const begin = fromLocalTime(`${day}T00:00`)
  return begin.kind === 'once' ? begin.instant.getTime() : 0
}
