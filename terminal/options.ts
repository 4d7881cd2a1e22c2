import { appConfig } from '~config'
import { findableEmail } from '../src/lib/fields/email.ts'
import { locales, ownLocale } from '../src/lib/locale.ts'
import { readAmount } from '../src/desk/order/acts/read-amount.ts'
import { readDay, type Reader, readPhone, readRate, readTime } from './values.ts'

/** What amounts are called. */
const MONEY = { CZK: 'crowns', EUR: 'euros' }[appConfig.market.currency]
const RATES = appConfig.market.vatRates.map((rate) => rate / 100).join('|')

const AT = '2026-12-24T18:00'
const WORDS = '"…"'

/** An option: an example of its value, null for one without; what it says; what reads it. */
function option(value: string | null, says: string, read: Reader = (typed) => typed) {
  return { value, says, read }
}

/** The options of the terminal, as `--name VALUE` or alone. */
export const OPTIONS = {
  total: option('6500', `the price in ${MONEY}, also as 6500.50`, readAmount),
  vat: option(RATES, 'per cent of VAT in it; left out: the rate of the order', readRate),
  amount: option('500', `an amount in ${MONEY}; left out: all that is due`, readAmount),
  until: option(AT, 'until when the offer stands', readTime),
  time: option(AT, 'the new pickup', readTime),
  'waited-until': option(AT, 'when the driver left; left out: after the free waiting', readTime),
  why: option(WORDS, 'why the ride was done before its pickup time'),
  reason: option(WORDS, 'why, in words that the customer reads'),
  driver: option(WORDS, 'the name of the driver'),
  phone: option('+420777123456', 'that of the driver; of export and erase: whose data', readPhone),
  car: option(WORDS, 'make, model and colour'),
  plate: option('"1AB 2345"', 'the number plate'),
  step: option('onTheWay|arrived|aboard', 'where the driver is'),
  day: option('2026-12-24', 'of pickups (list) or money (paid); also today, tomorrow', readDay),
  to: option('2026-12-31', 'with --day: up to and including this day', readDay),
  way: option('transfer|card|cash', 'how the money moved; left out: as the order says'),
  reference: option(WORDS, 'what bank, gateway or till call the payment'),
  state: option('STATE', 'of list that of orders, as confirmed; of replay needs_review or dead'),
  email: option('jana@example.com', 'whose data; of assign: of the driver', findableEmail),
  seen: option('4', 'acts only if this is the last event still, as show tells it', Number),
  anyway: option(null, 'also where driver or car have another ride, are off or too small'),
  limit: option('50', 'how many rows, a whole number; of --csv all, 10000 at most', Number),
  yes: option(null, 'the change is possible: with --time, --total or --same'),
  same: option(null, 'the wish is noted; pickup time and price stay as they are'),
  no: option(null, 'it is not'),
  note: option(null, 'notes the payments'),
  'take-back': option(null, 'undoes what the same file noted'),
  leg: option('1|2', 'the ride there or the ride back; left out: the next one', Number),
  'back-too': option(null, 'the ride back does not take place either'),
  set: option('FIELD=VALUE', 'a field of the order form, as often as needed: --set time=09:30'),
  'landed-at': option(AT, 'when the flight landed', readTime),
  text: option(WORDS, 'words for you alone'),
  entry: option('5', 'an entry of money by its number, as show has it', Number),
  language: option(locales.join('|'), `the language of the customer; left out: ${ownLocale}`),
  csv: option(null, 'a table for programs, divided by semicolons'),
  xlsx: option(null, 'a workbook for a spreadsheet: documents and payments'),
  payments: option(null, 'the payments as a table like --csv'),
  isdoc: option(null, 'a zip with each document as ISDOC and both tables'),
  json: option(null, 'JSON and nothing else'),
  remote: option(null, 'the deployed site (SITE_ORIGIN, ORDERS_TOKEN) instead of the local one'),
  help: option(null, 'this text'),
}
export type OptionName = keyof typeof OPTIONS

/** The options that stand with every command, and those that stand with each act. */
export const ALWAYS: readonly OptionName[] = ['json', 'remote', 'help']
export const OF_ACTS: readonly OptionName[] = ['seen', 'anyway']

/** An option as it is typed. */
export function usage(name: OptionName): string {
  const { value } = OPTIONS[name]
  return value === null ? `--${name}` : `--${name} ${value}`
}
