import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { readItemName, releaseSql, replaySql, settleSql } from '../src/delivery/replay.ts'
import { ordersListSql } from './tools/orders-list.ts'
import { printable, printableJson } from './tools/printable.ts'
import { quietEnv } from './tools/run.ts'

const HELP = `Lists and shows orders and contact messages, and sends again what waits for you.

  npm run orders                        the newest orders
  npm run orders -- show NUMBER         one order with everything the customer entered
  npm run orders -- messages            the newest contact messages
  npm run orders -- replay NUMBER       sends a refused or dead order again (a message by its key)
  npm run orders -- replay --state needs_review|dead
                                        sends everything of that state again
  npm run orders -- release NUMBER      delivers a held order (a message by its key)
  npm run orders -- settle NUMBER       marks one that was not delivered as dealt with by hand

  --remote     the deployed databases instead of the local ones
  --json       JSON instead of text
  --limit N    how many rows (50)
  --help       this text

States: pending (not delivered yet), delivered, needs_review (the provider refused it),
held (looks like a robot; yours to judge), dead (undeliverable for 48 hours, kept).
A copy of an order is emptied 30 days after its delivery and then not listed.
docs/operations.md tells what to do about each state.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    remote: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    limit: { type: 'string', default: '50' },
    state: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})
const [command = 'list', number = ''] = positionals

type Row = Record<string, string | number | null>

function query(sql: string): Row[] {
  const place = values.remote
    ? ['--remote']
    : ['--local', '--persist-to', process.env['STATE_FOLDER'] ?? '.wrangler/state']
  const output = execFileSync(
    'wrangler',
    ['d1', 'execute', 'DB', ...place, '--json', '--command', sql],
    { env: quietEnv, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const [answer]: { results: Row[] }[] = JSON.parse(output)
  return answer?.results ?? []
}

function fail(message: string): never {
  console.error(`${message}\n\n${HELP}`)
  process.exit(2)
}

function print(rows: Row[], line: (row: Row) => string): void {
  if (values.json) console.log(printableJson(rows.map(parseBodies)))
  else if (rows.length === 0) console.log('Nothing there.')
  else for (const row of rows) console.log(line(row))
}

/** A row with its body read; one that cannot be read stays the text it is. */
function parseBodies(row: Row) {
  try {
    return typeof row['body'] === 'string' ? { ...row, body: JSON.parse(row['body']) } : row
  } catch {
    // Emptied, or no longer readable: shown as it is.
    return row
  }
}

function time(value: string | number | null | undefined): string {
  return new Date(Number(value)).toLocaleString('cs-CZ', { timeZone: 'Europe/Prague' })
}

function listOrders(limit: number): void {
  const rows = query(ordersListSql(limit))
  print(rows, (row) =>
    [
      row['number'],
      time(row['placed_at']),
      String(row['state']).padEnd(12),
      row['is_readable'] === 1 ? String(row['kind']).padEnd(10) : 'unreadable',
      row['pickup_local'],
      row['total'] === null ? 'on request' : `${Number(row['total']) / 100} ${row['currency']}`,
      row['name'],
      row['last_error'],
    ]
      .map(printable)
      .join('  '),
  )
}

function showOrder(): void {
  if (!/^\d{10}$/.test(number)) fail('An order number has ten digits.')
  const rows = query(
    `SELECT orders.number, orders.placed_at, orders.is_flagged, orders.version, orders.locale,
       orders.payment_method, orders.note, orders.content AS body, outbox.state,
       outbox.is_unknown, outbox.attempts, outbox.last_error, outbox.provider_receipt
     FROM orders JOIN outbox ON outbox.kind = 'order' AND outbox.item = orders.order_key
     WHERE orders.number = '${number}'`,
  )
  if (rows.length === 0) {
    console.error(`There is no order ${number}.`)
    process.exit(1)
  }
  print(rows, (row) => printableJson(parseBodies(row)))
}

function listMessages(limit: number): void {
  const rows = query(
    `SELECT contact_messages.message_key, contact_messages.sent_at, contact_messages.is_flagged, contact_messages.body, outbox.state
     FROM contact_messages JOIN outbox ON outbox.kind = 'contact' AND outbox.item = contact_messages.message_key
     ORDER BY contact_messages.sent_at DESC LIMIT ${limit}`,
  )
  print(
    rows,
    (row) =>
      `${time(row['sent_at'])}  ${row['state']}  ${row['message_key']}\n${printableJson(parseBodies(row)['body'])}\n`,
  )
}

function replay(): void {
  const { state } = values
  if (state !== undefined) {
    if (number || (state !== 'needs_review' && state !== 'dead')) {
      fail('replay takes a number, or --state needs_review, or --state dead.')
    }
    return report(query(replaySql({ state }, Date.now())))
  }
  const target = readItemName(number)
  if (!target) fail('An order number has ten digits; the key of a message is a UUID.')
  report(query(replaySql(target, Date.now())))
}

function release(): void {
  const target = readItemName(number)
  if (!target) fail('An order number has ten digits; the key of a message is a UUID.')
  report(query(releaseSql(target, Date.now())))
}

function settle(): void {
  const target = readItemName(number)
  if (!target) fail('An order number has ten digits; the key of a message is a UUID.')
  const rows = query(settleSql(target, Date.now()))
  console.log(`${rows.length} marked as dealt with.`)
  if (rows.length > 0) return
  console.log('It was delivered, or is on its way at this moment: look again in half a minute.')
  process.exit(1)
}

function report(rows: Row[]): void {
  console.log(`${rows.length} made pending; the site delivers them within a minute.`)
  if (rows.length === 0) process.exit(1)
}

const limit = Number(values.limit)
if (values.help) console.log(HELP)
else if (!Number.isInteger(limit) || limit < 1) fail('--limit takes a whole number.')
else if (command === 'list') listOrders(limit)
else if (command === 'show') showOrder()
else if (command === 'messages') listMessages(limit)
else if (command === 'replay') replay()
else if (command === 'release') release()
else if (command === 'settle') settle()
else fail(`There is no command „${command}“.`)
