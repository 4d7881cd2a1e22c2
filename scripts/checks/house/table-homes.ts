/**
 * The home of each table of both databases: the modules with its SQL, its row type and its statements. A path that
 * ends in a slash is a folder. `orders` is a table of the site and one of the embedded back office.
 * Only its home contains SQL that names a table. Where a statement needs another table, the home of that table
 * exports a piece of SQL (`x-sql.ts`) and the home of the leading table inserts it. Where a transaction needs several
 * tables, their homes export statements and the caller batches them.
 */
export const TABLE_HOMES: Record<string, readonly string[]> = {
  orders: [
    'src/order/store/order-sql.ts',
    'src/order/store/order-store.server.ts',
    'src/order/store/order-forget.server.ts',
    'src/order/store/orders/',
    'src/order/store/desk/lists.server.ts',
    'src/back-office/embedded/',
  ],
  order_events: ['src/order/store/event-store.ts', 'src/order/store/orders/moved-money.server.ts'],
  rides: ['src/order/store/desk/'],
  order_keys: ['src/order/store/desk/'],
  driver_acts: ['src/order/store/driver/act-store.server.ts'],
  drafts: ['src/order/store/draft-store.server.ts', 'src/order/store/drafts/'],
  draft_networks: ['src/order/store/drafts/'],
  draft_totals: ['src/order/store/drafts/'],
  summaries: ['src/order/store/draft-store.server.ts', 'src/order/store/summary-store.server.ts'],
  outbox: ['src/outbox/'],
  documents: [
    'src/order/papers/document-sql.ts',
    'src/order/papers/document-store.server.ts',
    'src/order/papers/month/',
  ],
  breaker: ['src/outbox/breaker.server.ts'],
  mail_counts: ['src/outbox/mailbox/mail-budget.server.ts'],
  mailboxes: ['src/outbox/mailbox/mailboxes.server.ts'],
  mail_events: ['src/outbox/sent/mail-reports.server.ts'],
  contact_messages: ['src/outbox/message-store.server.ts'],
  bank_interface: ['src/order/bank/fio.server.ts'],
  bank_readings: ['src/order/bank/reading-store.server.ts'],
  bank_lines: ['src/order/bank/line-store.server.ts'],
  cron_run: ['src/back-office/cron-run.ts'],
  payments: ['src/order/store/orders/payments.server.ts'],
  gateway_answers: ['src/gateway/gateway-answers.server.ts'],
  provider_notices: ['src/order/notices/notice-store.server.ts'],
  command_keys: ['src/order/commands/command-keys.server.ts'],
  desk_sessions: ['src/access/session-store.server.ts'],
  desk_links: ['src/access/link-store.server.ts'],
  cars: ['src/roster/car-store.server.ts'],
  drivers: ['src/roster/driver-store.server.ts'],
  days_off: ['src/roster/days-off.server.ts'],
  guards: ['src/order/store/desk/ride-store.server.ts'],
  tasks: ['src/order/store/desk/task-store.server.ts'],
  erasures: ['src/jobs/erasures.server.ts'],
  gazetteer: ['src/places/gazetteer.server.ts', 'data/gazetteer/seed.ts'],
  countries: ['src/back-office/embedded/'],
  experiences: ['src/back-office/embedded/'],
  messages: ['src/back-office/embedded/'],
  told_events: ['src/back-office/embedded/'],
  seeded: ['src/back-office/embedded/seed/sql.ts'],
}

const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g
const NAMES = /\b(?:from|join|into|update|table)\s+((?:\w+(?:\s+as\s+\w+)?,\s*)*\w+)/gi

/** Tables that a source names in its SQL without being their home, with `${…}` for each placeholder. */
export function strangeTables(path: string, source: string): string[] {
  const sql = source.replace(COMMENTS, '')
  const named = [...sql.matchAll(NAMES)].flatMap(([, names = '']) => names.split(/,\s*/))
  const strange = named
    .map((name) => name.split(/\s/)[0] ?? '')
    .filter((name) => Object.hasOwn(TABLE_HOMES, name) && !isHome(path, name))
  const isFilledIn = /\b(?:FROM|JOIN|INTO|UPDATE)\s+\$\{/.test(sql)
  const isOfAnyHome = Object.keys(TABLE_HOMES).some((table) => isHome(path, table))
  return [...new Set(strange), ...(isFilledIn && !isOfAnyHome ? ['${…}'] : [])]
}

function isHome(path: string, table: string): boolean {
  return (TABLE_HOMES[table] ?? []).some((home) =>
    home.endsWith('/') ? path.startsWith(home) : path === home,
  )
}
