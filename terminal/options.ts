import { findableEmail } from '../src/lib/fields/email.ts'
import { zoneCity } from '../src/lib/local-time.ts'
import { locales, ownLocale } from '../src/lib/locale.ts'
import {
  MONEY_NAMES,
  readAmount,
  readDay,
  type Reader,
  readPhone,
  readRate,
  readTime,
} from './values.ts'

const ZONE = `time in ${zoneCity()}`
const MOMENT = '2026-12-24T18:00'

/** An option as `--name VALUE`: an example, what it says, and what reads it. */
function option(value: string, says: string, read: Reader = (typed) => typed) {
  return { value, says, read }
}

/** The options with a value. */
export const VALUES = {
  total: option(
    '6500',
    `the price in ${MONEY_NAMES.whole}; 6500.50 with ${MONEY_NAMES.hundredths}`,
    readAmount,
  ),
  vat: option('0', 'per cent of VAT in it; left out: the rate of the order', readRate),
  amount: option('500', `an amount in ${MONEY_NAMES.whole}; left out: all that is due`, readAmount),
  until: option(MOMENT, `until when the offer stands, ${ZONE}`, readTime),
  time: option(MOMENT, `the new pickup, ${ZONE}`, readTime),
  'waited-until': option(
    MOMENT,
    `when the driver left, ${ZONE}; left out: after the free waiting`,
    readTime,
  ),
  'landed-at': option(MOMENT, `when the flight landed, ${ZONE}`, readTime),
  why: option('"…"', 'why the ride was done before its pickup time'),
  reason: option('"…"', 'why, in words that the customer reads'),
  driver: option('"…"', 'the name of the driver'),
  phone: option(
    '+420777123456',
    'the telephone of the driver; of export and erase: whose data',
    readPhone,
  ),
  car: option('"…"', 'make, model and colour'),
  plate: option('"1AB 2345"', 'the number plate'),
  step: option('onTheWay|arrived|aboard', 'where the driver is'),
  day: option(
    '2026-12-24',
    `a day in ${zoneCity()}, also today or tomorrow: of pickups (list), of money (paid)`,
    readDay,
  ),
  to: option('2026-12-31', 'with --day: up to and including this day', readDay),
  way: option('transfer|card|cash', 'how the money moved; left out: as the order says'),
  reference: option('"…"', 'what bank, gateway or till call the payment'),
  state: option(
    'STATE',
    'of list a state of orders, such as confirmed; of replay needs_review or dead',
  ),
  email: option('jana@example.com', 'an address: whose data, or of the driver', findableEmail),
  seen: option(
    '4',
    'acts only if this is still the last event of the order, as show and --json tell it',
    Number,
  ),
  limit: option('50', 'how many rows, a whole number; of --csv all, 10000 at most', Number),
  leg: option('1|2', 'the ride there or the ride back; left out: the next one', Number),
  set: option('FIELD=VALUE', 'a field of the order form, as often as needed: --set time=09:30'),
  text: option('"…"', 'words for you alone'),
  entry: option('5', 'an entry of money by its number, as show has it', Number),
  language: option(locales.join('|'), `the language of the customer; left out: ${ownLocale}`),
}
export type ValueName = keyof typeof VALUES

/** The options without a value. */
export const FLAGS = {
  yes: 'the change is possible: with --time, --total or --same',
  same: 'the wish is noted; pickup time and price stay as they are',
  no: 'it is not',
  anyway: 'also where the driver or the car has another ride, is off or is too small',
  'back-too': 'the ride back does not take place either',
  note: 'notes the payments',
  'take-back': 'undoes what the same file noted',
  csv: 'a table for programs, divided by semicolons',
  xlsx: 'a workbook for a spreadsheet: documents and payments',
  payments: 'the payments as a table like --csv',
  isdoc: 'a zip with each document as ISDOC and both tables',
  json: 'JSON and nothing else',
  remote: 'the deployed site (SITE_ORIGIN, ORDERS_TOKEN) instead of the local one',
  help: 'this text',
}
export type FlagName = keyof typeof FLAGS
export type OptionName = ValueName | FlagName

/** The options that stand with every command, and those that stand with each act. */
export const ALWAYS: readonly OptionName[] = ['json', 'remote', 'help']
export const OF_ACTS: readonly OptionName[] = ['seen', 'anyway']

/** An option as it is typed. */
export function usage(name: OptionName): string {
  return isValue(name) ? `--${name} ${VALUES[name].value}` : `--${name}`
}

/** What an option says. */
export function saysOf(name: OptionName): string {
  return isValue(name) ? VALUES[name].says : FLAGS[name]
}

/** True for an option with a value. */
export function isValue(name: string): name is ValueName {
  return Object.hasOwn(VALUES, name)
}
