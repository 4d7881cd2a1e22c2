import type { Row } from '../src/order/desk/desk-answer.ts'
import { printable, printableJson } from './printable.ts'
import { crowns } from './amounts.ts'
import { paymentText, pragueTime } from './sentences.ts'

type Cell = Row[string] | undefined

/** The list of orders as aligned columns, and the failed mails below it. */
export function listText(rows: Row[], failedMails: Row[]): string {
  const head = ['NUMBER', 'PLACED', 'PICKUP', 'STATE', 'PAYMENT', 'KIND', 'TOTAL', 'NAME', '']
  const lines = rows.map((row) => [
    printable(row['number']),
    time(row['placed_at']),
    time(row['pickup_at']),
    stateName(row['state']),
    paymentText(String(row['payment_state']), Number(row['due'])),
    kindOf(row),
    typeof row['total'] === 'number' ? crowns(row['total']) : 'on request',
    printable(row['name']),
    deliveryText(row['delivery'], row['last_error']),
  ])
  const table = rows.length === 0 ? ['There are no orders.'] : aligned([head, ...lines])
  return [...table, ...failedText(failedMails)].join('\n')
}

function kindOf(row: Row): string {
  if (row['is_emptied'] === 1) return 'forgotten'
  return row['is_readable'] === 1 ? printable(row['kind']) : 'unreadable'
}

function failedText(mails: Row[]): string[] {
  if (mails.length === 0) return []
  const about = [...new Set(mails.map((row) => printable(row['about'])))]
  const named = mails.map((row) => printable(row['last_error'])).find((error) => error !== '')
  return [
    '',
    `Mail that could not be sent: ${about.join(', ')}${named ? ` (${named})` : ''}. Mend the cause, then replay each.`,
  ]
}

/** The delivery state, only if the order is not delivered. */
function deliveryText(state: Cell, error: Cell): string {
  if (state === 'delivered') return ''
  const why = error === null || error === undefined ? '' : `: ${printable(error)}`
  return `${state === null || state === undefined ? 'not owed' : printable(state)}${why}`
}

/** One order: its state, content, events, and outstanding deliveries and payments. */
export function showText(row: Row): string {
  const { body, events, delivery, mails } = readColumns(row)
  const facts: [string, string][] = [
    ['state', stateName(row['state'])],
    ['payment', paymentText(String(row['payment_state']), Number(row['due'])) || 'not due'],
    ['total', typeof row['total'] === 'number' ? crowns(row['total']) : 'on request'],
    ['placed', time(row['placed_at'])],
    ['pickup', time(row['pickup_at'])],
    ['language', printable(row['locale'])],
    ['paid by', printable(row['payment_method'])],
    ['note', printable(row['note'])],
    ['terms', printable(row['terms_version'])],
    ['version', printable(row['version'])],
  ]
  const emptied = body === '' ? 'Forgotten: only number, state, sums and times are kept.' : null
  return [
    `Order ${printable(row['number'])}`,
    ...indented(facts.filter(([, value]) => value !== '')),
    '',
    'Ordered',
    ...(emptied ? [`  ${emptied}`] : indented(flat(body))),
    '',
    'What happened',
    ...aligned(entriesOf(events).map(eventCells)).map((line) => `  ${line}`),
    '',
    'Delivery to the back office',
    ...indented(flat(delivery)),
    '',
    'Mail',
    ...aligned(entriesOf(mails).map(mailCells)).map((line) => `  ${line}`),
  ].join('\n')
}

/** Contact messages, the newest first. */
export function messagesText(rows: Row[]): string {
  if (rows.length === 0) return 'There are no messages.'
  return rows
    .map((row) =>
      [
        `${time(row['sent_at'])}  ${printable(row['message_key'])}  ${deliveryText(row['delivery'], null)}`,
        ...indented(flat(readColumns(row).body)),
      ].join('\n'),
    )
    .join('\n\n')
}

/** Rows as JSON, with their JSON columns parsed. */
export function rowsJson(rows: Row[]): string {
  return printableJson(rows.map(readColumns))
}

/** Parses the JSON columns of a row; an invalid one stays text. */
function readColumns(row: Row): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      ['body', 'events', 'delivery', 'mails'].includes(name) ? readJson(value) : value,
    ]),
  )
}

function readJson(value: Cell): unknown {
  try {
    return typeof value === 'string' && /^[[{]/.test(value) ? JSON.parse(value) : value
  } catch {
    return value
  }
}

function entriesOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map((entry) => Object.fromEntries(Object.entries(entry))) : []
}

function eventCells({ seq, at, actor, event, data }: Record<string, unknown>): string[] {
  const words = flat(data).map(([name, value]) => `${name} ${meant(name, value)}`)
  return [String(seq), time(Number(at)), String(actor), String(event), words.join(', ')]
}

/** Formats haléře and instants of an event for people. */
function meant(name: string, value: string): string {
  if (/(?:^|\.)(?:amount|total|fee)$/.test(name)) return crowns(Number(value))
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? pragueTime(value) : value
}

function mailCells({ about, state, lastError }: Record<string, unknown>): string[] {
  const why = typeof lastError === 'string' ? printable(lastError) : ''
  return [printable(String(about)), printable(String(state)), why]
}

/** Names of fields without use for a reader; `--json` has all of them. */
const UNREAD = ['promise', 'net', 'vat', 'vatByRate', 'totalNet', 'unitGross', 'timeZone']

/** A value as lines of path and text; null fields are left out. */
function flat(value: unknown, path = ''): [string, string][] {
  if (value === null || value === undefined || value === '') return []
  if (path.endsWith('vatRateBp')) return [[path.replace(/Bp$/, ''), `${Number(value) / 100} %`]]
  if (typeof value !== 'object') return [[path, plain(value)]]
  const [[first, amount] = [], ...rest] = Object.entries(value)
  if (first === 'amount' && rest[0]?.[0] === 'currency') return [[path, crowns(Number(amount))]]
  const read = Object.entries(value).filter(([name]) => !UNREAD.includes(name))
  return read.flatMap(([name, inner]) =>
    flat(inner, path === '' ? printable(name) : `${path}.${printable(name)}`),
  )
}

function plain(value: unknown): string {
  return printable(typeof value === 'string' ? value : JSON.stringify(value))
}

function indented(pairs: [string, string][]): string[] {
  return aligned(pairs).map((line) => `  ${line}`)
}

/** Cells in aligned columns, without trailing spaces. */
function aligned(lines: string[][]): string[] {
  const widths = lines.reduce<number[]>(
    (known, cells) => cells.map((cell, column) => Math.max(cell.length, known[column] ?? 0)),
    [],
  )
  return lines.map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

function stateName(state: Cell): string {
  return state === 'noShow' ? 'no-show' : printable(state)
}

function time(value: Cell): string {
  return typeof value === 'number' ? pragueTime(value) : ''
}
