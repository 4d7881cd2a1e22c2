import {
  ACT_COMMANDS,
  type ActCommandName,
  COMMAND_NAMES,
  fieldsOf,
} from '../src/order/acts/commands.ts'
import { zoneCity } from '../src/lib/local-time.ts'
import { locales, ownLocale } from '../src/lib/locale.ts'
import { MONEY_NAMES, STATEMENTS } from './amounts.ts'

/** An option of the terminal, as `--name VALUE` or alone. */
export const OPTIONS = {
  total: {
    value: '6500',
    says: `the price in ${MONEY_NAMES.whole}; 6500.50 with ${MONEY_NAMES.hundredths}`,
  },
  vat: { value: '0', says: 'per cent of VAT in it; left out: the rate of the order' },
  amount: { value: '500', says: `an amount in ${MONEY_NAMES.whole}; left out: all that is due` },
  until: { value: '2026-12-24T18:00', says: `until when the offer stands, time in ${zoneCity()}` },
  time: { value: '2026-12-24T18:00', says: `the new pickup, time in ${zoneCity()}` },
  'waited-until': {
    value: '2026-12-24T18:00',
    says: `when the driver left, time in ${zoneCity()}; left out: after the free waiting`,
  },
  why: { value: '"…"', says: 'why the ride was done before its pickup time' },
  reason: { value: '"…"', says: 'why, in words that the customer reads' },
  driver: { value: '"…"', says: 'the name of the driver' },
  phone: {
    value: '+420777123456',
    says: 'the telephone of the driver; of export and erase: whose data',
  },
  car: { value: '"…"', says: 'make, model and colour' },
  plate: { value: '"1AB 2345"', says: 'the number plate' },
  step: { value: 'onTheWay|arrived|aboard', says: 'where the driver is' },
  day: {
    value: '2026-12-24',
    says: `a day in ${zoneCity()}, also today or tomorrow: of pickups (list), of money (paid)`,
  },
  way: { value: 'transfer|card|cash', says: 'how the money moved; left out: as the order says' },
  reference: { value: '"…"', says: 'what bank, gateway or till call the payment' },
  to: { value: '2026-12-31', says: 'with --day: up to and including this day' },
  state: {
    value: 'STATE',
    says: 'of list a state of orders, such as confirmed; of replay needs_review or dead',
  },
  email: { value: 'jana@example.com', says: 'whose data' },
  seen: {
    value: '4',
    says: 'acts only if this is still the last event of the order, as show and --json tell it',
  },
  anyway: {
    value: null,
    says: 'also where the driver or the car has another ride, is off or is too small',
  },
  limit: { value: '50', says: 'how many rows; of --csv all, 10000 at most' },
  yes: { value: null, says: 'the change is possible: with --time, --total or --same' },
  same: { value: null, says: 'the wish is noted; pickup time and price stay as they are' },
  no: { value: null, says: 'it is not' },
  note: { value: null, says: 'notes the payments' },
  'take-back': { value: null, says: 'undoes what the same file noted' },
  leg: { value: '1|2', says: 'the ride there or the ride back; left out: the next one' },
  'back-too': { value: null, says: 'the ride back does not take place either' },
  set: {
    value: 'FIELD=VALUE',
    says: 'a field of the order form, as often as needed: --set time=09:30',
  },
  'landed-at': { value: '2026-12-24T18:00', says: `when the flight landed, time in ${zoneCity()}` },
  text: { value: '"…"', says: 'words for you alone' },
  entry: { value: '5', says: 'an entry of money by its number, as show has it' },
  language: {
    value: locales.join('|'),
    says: `the language of the customer; left out: ${ownLocale}`,
  },
  csv: { value: null, says: 'a table for programs, divided by semicolons' },
  xlsx: { value: null, says: 'a workbook for a spreadsheet: documents and payments' },
  payments: { value: null, says: 'the payments as a table like --csv' },
  isdoc: { value: null, says: 'a zip with each document as ISDOC and both tables' },
  json: { value: null, says: 'JSON and nothing else' },
  remote: {
    value: null,
    says: 'the deployed site (SITE_ORIGIN, ORDERS_TOKEN) instead of the local one',
  },
  help: { value: null, says: 'this text' },
} as const
export type OptionName = keyof typeof OPTIONS

type CommandText = {
  /** Argument after the name: none, an order, an order or the key of a message, words, what is traced, a file, a month. */
  takes: 'nothing' | 'number' | 'item' | 'text' | 'trace' | 'file' | 'month'
  needs: readonly OptionName[]
  may: readonly OptionName[]
  says: string
}

const BEFORE = {
  list: {
    takes: 'nothing',
    needs: [],
    may: ['day', 'to', 'state', 'limit', 'csv'],
    says: 'the newest orders; also without a word; with --day those of a day by pickup',
  },
  find: {
    takes: 'text',
    needs: [],
    may: [],
    says: 'orders by number, name, e-mail, number plate or the end of a telephone number',
  },
  show: {
    takes: 'number',
    needs: [],
    may: [],
    says: 'one order with all that is known of it',
  },
  trace: {
    takes: 'trace',
    needs: [],
    may: [],
    says: 'what happened to an order, by which requests and mails, and its key in the log',
  },
  month: {
    takes: 'month',
    needs: [],
    may: ['xlsx', 'csv', 'payments', 'isdoc'],
    says: 'documents (by day of supply) and payments of a month: one of its four forms, then > FILE',
  },
  messages: {
    takes: 'nothing',
    needs: [],
    may: ['limit'],
    says: 'the newest messages',
  },
} as const satisfies Record<string, CommandText>

const AFTER = {
  enter: {
    takes: 'nothing',
    needs: ['set'],
    may: ['total', 'language'],
    says: 'an order that somebody gives on the telephone',
  },
  statement: {
    takes: 'file',
    needs: [],
    may: ['note', 'take-back'],
    says: `what a statement of the bank (${STATEMENTS}) pays; --note notes it, each line once`,
  },
  replay: {
    takes: 'item',
    needs: [],
    may: ['state'],
    says: 'sends again what was refused or is dead, its mails too',
  },
  release: {
    takes: 'item',
    needs: [],
    may: [],
    says: 'delivers what was held as a robot’s, and tells its customer',
  },
  settle: {
    takes: 'item',
    needs: [],
    may: [],
    says: 'you dealt with it by hand',
  },
  export: {
    takes: 'nothing',
    needs: [],
    may: ['email', 'phone'],
    says: 'all that is held of a person',
  },
  erase: {
    takes: 'nothing',
    needs: [],
    may: ['email', 'phone'],
    says: 'empties what may be emptied of a person now',
  },
  'erase-again': {
    takes: 'nothing',
    needs: [],
    may: [],
    says: 'after a restore: erases whoever the list of erasures names',
  },
} as const satisfies Record<string, CommandText>

const OTHERS = { ...BEFORE, ...AFTER }
export type CommandName = ActCommandName | keyof typeof OTHERS

/** Options of every command. */
export const ALWAYS: readonly OptionName[] = ['json', 'remote', 'help']

/** The texts of a command; the help and the parser are generated from them. */
export function commandText(name: CommandName): CommandText {
  return isAct(name) ? actText(name) : OTHERS[name]
}

/** The options of a yes or a no, which is one field. */
const GRANTED: readonly OptionName[] = ['yes', 'no', 'same']

function actText(name: ActCommandName): CommandText {
  const needs: OptionName[] = []
  const may: OptionName[] = []
  for (const { word, isNeeded } of fieldsOf(name)) {
    if (word === 'granted') may.push(...GRANTED)
    else (isNeeded ? needs : may).push(word)
  }
  return { takes: 'number', needs, may, says: ACT_COMMANDS[name].says }
}

/** True for a command that acts on an order. */
export function isAct(name: CommandName): name is ActCommandName {
  return Object.hasOwn(ACT_COMMANDS, name)
}

export const commandNames = [
  ...Object.keys(BEFORE),
  ...COMMAND_NAMES,
  ...Object.keys(AFTER),
].filter(isCommand)

export function isCommand(typed: string): typed is CommandName {
  return Object.hasOwn(ACT_COMMANDS, typed) || Object.hasOwn(OTHERS, typed)
}
