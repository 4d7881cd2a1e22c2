import { appConfig } from '~config'
import { parseEmail } from '../src/lib/fields/email.ts'
import { ownLocale } from '../src/lib/locale.ts'
import {
  ACT_COMMANDS,
  type ActCommandName,
  COMMAND_NAMES,
  emptyValue,
  type Field,
  fieldsOf,
} from '../src/order/acts/commands.ts'
import { MONTH_FORMS, type MonthForm } from '../src/order/commands/desk-command.ts'
import { Misspelt } from './misspelt.ts'
import { OF_ACTS, type OptionName, usage } from './options.ts'
import { type Reader, readState, readStatement } from './values.ts'

/** What was typed after a command. */
export type Given = {
  name: string
  /** The words before the options; a number as it is typed in groups without its spaces. */
  target: string
  isSet: (option: OptionName) => boolean
  /** The value of an option, by its own reader or another one; null where it was left out. */
  read: (option: OptionName, reader?: Reader) => string | number | null
  /** The fields of the order form that --set names. */
  fields: () => Record<string, string>
}

/** The words that a command takes before its options: how the help has them, and what they are. */
export const TARGETS = {
  nothing: ['', 'no word'],
  number: ['NUMBER', 'the number of an order: ten digits, such as 26 8487 2449'],
  item: ['NUMBER|KEY', 'the number of an order, or the key of a message, which messages shows'],
  text: ['TEXT', 'three signs or more of a number, a name, an e-mail, a plate or a telephone'],
  trace: ['NUMBER|REQUEST|KEY', 'the number of an order, a request (UUID) or a key of the log'],
  file: ['FILE', 'the file of a bank statement, or - for the standard input'],
  month: ['2026-11', 'a month: write 2026-11'],
} as const

export type Command = {
  /** Left out: nothing. */
  takes?: keyof typeof TARGETS
  needs?: readonly OptionName[]
  may?: readonly OptionName[]
  says: string
  /** What it asks of the site, beside its name: desk-command.ts judges it. */
  asks: (given: Given) => object
}

const MOST_ROWS = 10_000
const WHO = ['email', 'phone'] as const
const { hasIsdoc } = appConfig.market.documents
/** The forms in which banks of the carrier's country give their statements. */
const STATEMENTS = appConfig.market.statements.hasGpc ? 'CSV, GPC, CAMT' : 'CSV, CAMT'
const ofOrder = ({ target }: Given) => ({ number: target })
const item = ({ target }: Given) => ({ item: target })

const BEFORE: Record<string, Command> = {
  list: {
    may: ['day', 'to', 'state', 'limit', 'csv'],
    says: 'the newest orders; also without a word; with --day those of a day by pickup',
    asks: listed,
  },
  find: {
    takes: 'text',
    says: 'orders by number, name, e-mail, plate or telephone; of digits the last ones will do',
    asks: ({ target }) => ({ text: target }),
  },
  show: { takes: 'number', says: 'one order with all that is known of it', asks: ofOrder },
  trace: {
    takes: 'trace',
    says: 'what happened to an order, by which requests and mails, and its key in the log',
    asks: ({ target }) => ({ of: target }),
  },
  month: {
    takes: 'month',
    may: MONTH_FORMS,
    says: 'documents (by day of supply) and payments of a month: one of its four forms, then > FILE',
    asks: ({ target, isSet }) => ({ month: target, as: formOf(MONTH_FORMS.filter(isSet)) }),
  },
  messages: { may: ['limit'], says: 'the newest messages', asks: limited },
}

const AFTER: Record<string, Command> = {
  enter: {
    needs: ['set'],
    may: ['total', 'language'],
    says: 'an order that somebody gives on the telephone',
    asks: ({ fields, read }) => {
      return { fields: fields(), total: read('total'), language: read('language') ?? ownLocale }
    },
  },
  statement: {
    takes: 'file',
    may: ['note', 'take-back'],
    says: `what a statement of the bank (${STATEMENTS}) pays; --note notes it, each line once`,
    asks: statement,
  },
  replay: {
    takes: 'item',
    may: ['state'],
    says: 'sends again what was refused or is dead, its mails too',
    asks: replayed,
  },
  release: {
    takes: 'item',
    says: 'delivers what was held as a robot’s, and tells its customer',
    asks: item,
  },
  settle: { takes: 'item', says: 'you dealt with it by hand', asks: item },
  export: { may: WHO, says: 'all that is held of a person', asks: person },
  erase: { may: WHO, says: 'empties what may be emptied of a person now', asks: person },
  'erase-again': {
    says: 'after a restore: erases whoever the list of erasures names',
    asks: () => ({ after: '' }),
  },
}

/** All commands in the sequence of the help; those of acts are made of their fields (order/acts). */
export const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ...Object.entries(BEFORE),
  ...COMMAND_NAMES.map((name) => [name, actCommand(name)] as const),
  ...Object.entries(AFTER),
])

function actCommand(name: ActCommandName): Command {
  const fields = fieldsOf(name)
  return {
    takes: 'number',
    needs: fields.filter(isNeeded).flatMap(optionsOf),
    may: [...fields.filter((field) => !isNeeded(field)).flatMap(optionsOf), ...OF_ACTS],
    says: ACT_COMMANDS[name].says,
    asks: (given) => actOf(name, given),
  }
}

// A yes or a no is one field and three options, of which none has a value.
function isNeeded(field: Field): boolean {
  return field.isNeeded && field.kind !== 'yesNo'
}

function optionsOf({ word }: Field): OptionName[] {
  return word === 'granted' ? ['yes', 'no', 'same'] : [word]
}

function listed(given: Given): object {
  const { read } = given
  const [from, to] = [read('day'), read('to')]
  if (to !== null && from === null) throw new Misspelt('--to needs --day, the first day.')
  if (to !== null && String(to) < String(from)) {
    throw new Misspelt(`--to ${to} is before --day ${from}.`)
  }
  const state = read('state', readState) ?? undefined
  return { ...limited(given), state, ...(from === null ? {} : { from, to: to ?? from }) }
}

function limited({ read, isSet }: Given): object {
  return { limit: read('limit') ?? (isSet('csv') ? MOST_ROWS : 50) }
}

function formOf([form, other]: MonthForm[]): MonthForm {
  const isdoc = hasIsdoc ? ', or --isdoc for accounting software' : '; no ISDOC is made here'
  if (form !== undefined && other === undefined && (form !== 'isdoc' || hasIsdoc)) return form
  throw new Misspelt(
    `month takes --xlsx for a spreadsheet, --csv or --payments for programs${isdoc}.`,
  )
}

function statement({ target, isSet }: Given): object {
  const [isNoted, isTakenBack] = [isSet('note'), isSet('take-back')]
  if (isNoted && isTakenBack) throw new Misspelt('statement takes --note or --take-back.')
  return { text: readStatement(target), isNoted, isTakenBack }
}

function replayed({ target, read }: Given): object {
  const state = read('state')
  if (state === null && target !== '') return { item: target, state }
  if (target === '' && (state === 'needs_review' || state === 'dead')) return { item: null, state }
  throw new Misspelt('replay takes a number, or --state needs_review, or --state dead.')
}

/** Whose data: by an address or a telephone number. */
function person({ name, read }: Given): object {
  const [email, phone] = [read('email'), read('phone')]
  if (email !== null && phone === null) return { email }
  if (phone !== null && email === null) return { phone }
  throw new Misspelt(`${name} needs ${usage('email')} or ${usage('phone')}: whose data.`)
}

/** The fields of an act, each by its option. */
function actOf(name: ActCommandName, given: Given): object {
  const { target, isSet, read } = given
  const fields = fieldsOf(name).map((field) => {
    return [field.name, fieldOf(field, given) ?? emptyValue(field.schema)] as const
  })
  if (name === 'answer') checkAnswer(given)
  if (name === 'correct' && Object.keys(given.fields()).length === 0 && !read('landed-at')) {
    throw new Misspelt(`correct needs ${usage('set')} or --landed-at.`)
  }
  return {
    number: target,
    ...Object.fromEntries(fields),
    ...(read('seen') === null ? {} : { seq: read('seen') }),
    ...(isSet('anyway') ? { anyway: true } : {}),
  }
}

function fieldOf({ kind, word }: Field, { isSet, read, fields }: Given): unknown {
  if (word === 'granted') return isSet('yes') === isSet('no') ? null : isSet('yes')
  if (kind === 'flag') return isSet(word) || null
  if (kind === 'formFields') return fields()
  // The link of the ride is mailed.
  return kind === 'email' ? read(word, parseEmail) : read(word)
}

function checkAnswer({ read, isSet }: Given): void {
  if (isSet('yes') === isSet('no')) throw new Misspelt('answer needs --yes or --no.')
  const changes = read('total') !== null || read('time') !== null
  if (isSet('yes')) {
    if (changes !== isSet('same')) return
    throw new Misspelt(
      'answer --yes needs --time or --total if one of them changes, or --same if both stay.',
    )
  }
  if (!read('reason')) throw new Misspelt('answer --no needs --reason "…".')
  if (changes || read('until') !== null) {
    throw new Misspelt('answer --no changes nothing: leave --total, --time and --until out.')
  }
}
