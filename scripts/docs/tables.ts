import type { AppConfig } from '../../src/carrier/app-config-type.ts'
import { REASONS } from '../../src/jobs/health/reasons.ts'
import { JOB_EVERY, type JobName } from '../../src/jobs/job-records.server.ts'
import { MINUTE } from '../../src/lib/duration.ts'
import { keysOf } from '../../src/lib/keys-of.ts'
import { LOG_EVENTS } from '../../src/lib/log.ts'
import { SECRETS, SETTINGS, type SettingName } from '../../src/lib/setting/names.ts'

type Lists = Readonly<Record<string, readonly string[]>>

/** What holds while a setting is missing or wrong. */
const MEANWHILE = {
  SITE_ORIGIN: 'search engines and social networks get addresses of the host of the request',
  ORDER_LINK_SECRET: 'no order can be begun and no link to one opens; the forms say to call',
  PROVIDER: 'orders and messages are taken and wait; the catalogue is the remembered one',
  PROVIDER_API_URL: 'as PROVIDER',
  PROVIDER_ACCESS_TOKEN: 'as PROVIDER',
  PROVIDER_BEARER: 'as PROVIDER',
  PROVIDER_EVENTS_SECRET:
    'notices of the back office get 404; two secrets with a space between while one is exchanged',
  ARES_URL: 'companies cannot be looked up',
  CARRIER_EMAIL: 'the mail service refuses mails, and they wait',
  MAIL_FROM: 'as CARRIER_EMAIL',
  MAIL_API_URL: 'mails go by the binding EMAIL, and wait where there is none',
  MAIL_API_TOKEN: 'as MAIL_API_URL',
  MAIL_EVENTS_SECRET: 'reports of the mail service are refused: bounces stay unknown',
  HEALTH_TOKEN: 'a token that one can guess opens the figures',
  ORDERS_TOKEN: 'the terminal is closed (404); orders can be read through wrangler',
  DESK_PEOPLE: 'the desk is closed (404); the terminal works',
  FIO_TOKEN: 'payments are not read from the bank',
  FIO_API_URL: "as FIO_TOKEN; without it the address is Fio's own",
  STRIPE_SECRET_KEY: 'no card goes through the gateway; the form offers none without a pay link',
  STRIPE_WEBHOOK_SECRET: 'as STRIPE_SECRET_KEY',
  STRIPE_API_URL: "as STRIPE_SECRET_KEY; without it the address is Stripe's own",
} as const satisfies Record<SettingName, string>

/** What each job of the cron does. */
const DOES = {
  announce: 'writes the line `announcement` of each new order and message',
  papers: 'issues tax documents that are due',
  mail: 'sends mails',
  tidy: 'gives up mails that are 48 hours old',
  expire: 'ends orders that nobody decided',
  payments: 'asks the gateway about card payments',
  returns: 'reads refunds and disputes from the gateway, so that a lost notice is found',
  forget: 'deletes what has expired',
  hashes: 'hashes rows, so that they are found by person',
  promises: 'mails you about an order without an answer and a ride without a driver, once',
  bank: "reads the bank's interface",
  warm: 'reads the catalogue of the back office',
  deliver: 'brings orders, events and messages to the back office',
} as const satisfies Record<JobName, string>

/** What a line of each event of the log tells. */
const TELLS = {
  request:
    'each request but files: route, method, status, durationMs; after an exception also error and where',
  order:
    'an order was placed (`received`, `repeated`), or an act: its name, or what refused it (`confirm.notNow`)',
  delivery: 'a try to bring an order, event or message to the back office; `delivered`, or why not',
  mail: 'a try to send a mail, by its hashed key; `delivered`, or what the mail service said',
  mail_report:
    'what the mail service reported (`POST /api/mail-events`), and how many mails it was about',
  announcement: 'a new order or message, once',
  cron: 'a job of a run: `done` with its count, or `failed`',
  payment:
    'cards: what a press, a notice, a refund or the cron came to (`notice.refused`, `refund.silent`)',
  bank: 'a statement, of a person or of the interface, and how many payments it noted',
  document: 'tax documents of an order: issued, or why not',
  notice: 'what a back office told: its outcome (`unsigned`, `invalid`) and status',
  desk: 'by whom data left or went: export, erasure, files of the month, the list of what is unpaid',
  terminal: 'a command by ORDERS_TOKEN, or what refused it (`export`, `confirm.notNow`)',
  drafts_pushed_out: 'unfinished forms that were pushed out, because there were too many',
  catalogue_left_out: 'an entry of the catalogue that is not shown, by its id and why',
  receipt_incomplete: 'a field that the answer of the back office to an order lacks',
  provider_settings: 'a setting of the back office that is missing or wrong',
  company_settings: 'the address of the register of companies is wrong',
  gazetteer: 'the list of towns could not be read; a place typed then has no usual price',
  function: 'a question of a live form failed; the form went on without its answer',
  rate_limit: 'a counter failed, and the request was let through',
  unwritten: 'the note that the database takes no write could not be kept',
} as const satisfies Record<(typeof LOG_EVENTS)[number], string>

/** What each period of `retention` ends; its length is the carrier's. */
const KEPT = {
  draftHours: 'an unfinished order is deleted, so many hours after its last change',
  orderDaysAfterRide:
    'a delivered order is emptied, so many days after the ride; number, times, sum and terms version stay, its link answers 410',
  messageDays: 'a contact message is deleted, in whatever state, so many days after it was sent',
  heldDays: "what looks like a robot's is emptied, unless released",
  companyHours: 'the answer of the register of companies is dropped',
} as const satisfies Record<keyof AppConfig['retention'], string>

/** The lists that the code knows, by the page and the name of their place on it. */
export const TABLES: Readonly<Record<string, Lists>> = {
  'docs/run-book.md': {
    reasons: Object.entries(REASONS).map(
      ([reason, { means, mend }]) => `- **${reason}**: ${means}. _Do:_ ${mend}.`,
    ),
    settings: SETTINGS.map(
      (name) => `- \`${name}\`${SECRETS.includes(name) ? ' (secret)' : ''}: ${MEANWHILE[name]}`,
    ),
  },
  'docs/operations.md': {
    events: LOG_EVENTS.map((event) => `- \`${event}\`: ${TELLS[event]}`),
    jobs: keysOf(DOES).map((job) => `- \`${job}\` (${JOB_EVERY[job] / MINUTE} min): ${DOES[job]}`),
    retention: keysOf(KEPT).map((period) => `- \`${period}\`: ${KEPT[period]}`),
  },
}

/** The text with each list between its marks as the code says it; fails where a list has no place. */
export function withTables(text: string, tables: Lists): string {
  return Object.entries(tables).reduce((whole, [name, lines]) => {
    const place = new RegExp(`(?<=<!-- ${name}: generated -->\n\n)[^]*?(?=\n\n<!-- end -->)`)
    if (!place.test(whole)) throw new Error(`There is no place for the list ${name}`)
    return whole.replace(place, () => lines.join('\n'))
  }, text)
}
