import * as v from 'valibot'
import { ownLocale } from '../src/lib/locale.ts'
import {
  ACT_COMMANDS,
  type ActCommandName,
  emptyValue,
  type Field,
  fieldsOf,
} from '../src/order/acts/commands.ts'
import { type DeskCommand, MONTH_FORMS } from '../src/order/commands/desk-command.ts'
import { readAmount, readDay, readRate, readTime } from './amounts.ts'
import { type CommandName, commandText, isAct, OPTIONS, type OptionName } from './commands.ts'
import { fileText } from './read-file.ts'
import {
  emailOf,
  formOf,
  itemOf,
  languageOf,
  limitOf,
  Misspelt,
  monthOf,
  MOST_ROWS,
  numberOf,
  phoneOf,
  soughtEmailOf,
  stateOf,
  stepOf,
  textOf,
  tracedOf,
  wayOf,
} from './read-values.ts'

/** The options as they were typed; true for one without a value, a list for one that may be repeated. */
export type Values = { [name in OptionName]?: string | boolean | (string | boolean)[] }

/** The parsed value of each option; null for missing ones. */
export function valuesOf(values: Values) {
  const text = (name: OptionName) => {
    const value = values[name]
    return typeof value === 'string' ? value.trim() : null
  }
  function read<T>(
    name: OptionName,
    reader: (typed: string) => { ok: true; value: T } | { ok: false; says: string },
  ) {
    const typed = text(name)
    if (typed === null) return null
    const result = reader(typed)
    if (!result.ok) throw new Misspelt(`--${name} ${result.says}.`)
    return result.value
  }
  return {
    text,
    amount: (name: OptionName) => read(name, readAmount),
    fields: () => typedFields(values.set),
    isSet: (name: OptionName) => values[name] === true,
    time: (name: OptionName) => read(name, readTime),
    day: (name: OptionName) => read(name, (typed) => readDay(typed, new Date())),
    rate: () => read('vat', readRate),
    isCsv: values.csv === true,
    form: () => formOf(MONTH_FORMS.filter((form) => values[form] === true)),
    isNoted: values.note === true,
    isTakenBack: values['take-back'] === true,
    isGranted: values.yes === values.no ? null : values.yes === true,
    isSame: values.same === true,
  }
}

type Given = ReturnType<typeof valuesOf> & { target: string }

/** The command that was typed, by its name, its target and the values of its options. */
export function asCommand(command: CommandName, given: Given): DeskCommand {
  const { text, amount, target } = given
  const number = commandText(command).takes === 'number' ? numberOf(command, target) : ''
  if (isAct(command)) return actOf(command, number, given)
  switch (command) {
    case 'list':
      return listOf(given)
    case 'find':
      return { command, text: textOf(target) }
    case 'trace':
      return { command, of: tracedOf(target) }
    case 'month':
      return { command, month: monthOf(target), as: given.form() }
    case 'statement':
      return statementOf(given)
    case 'messages':
      return { command, limit: limitOf(text('limit'), given.isCsv ? MOST_ROWS : 50) }
    case 'export':
    case 'erase':
      return { command, ...personOf(command, given) }
    case 'erase-again':
      return { command, after: '' }
    case 'replay':
      return replayOf(given)
    case 'release':
    case 'settle':
      return { command, item: itemOf(target) }
    case 'enter': {
      const typed = text('language')
      const language = typed === null ? ownLocale : languageOf(typed)
      return { command, fields: given.fields(), total: amount('total'), language }
    }
    case 'show':
      return { command, number }
  }
}

function statementOf({ target, isNoted, isTakenBack }: Given): DeskCommand {
  if (isNoted && isTakenBack) throw new Misspelt('statement takes --note or --take-back.')
  return { command: 'statement', text: fileText(target), isNoted, isTakenBack }
}

/** The fields of the order form, each as NAME=VALUE. */
function typedFields(typed: Values[OptionName]): Record<string, string> {
  const pairs = [typed ?? []].flat().map((pair) => {
    const [, field = '', value = ''] = /^(\w+)=(.*)$/su.exec(String(pair)) ?? []
    if (field === '') throw new Misspelt(`--set takes ${OPTIONS.set.value}, such as time=09:30.`)
    return [field, value] as const
  })
  return Object.fromEntries(pairs)
}

function legOf(typed: string): 1 | 2 {
  if (typed === '1') return 1
  if (typed === '2') return 2
  throw new Misspelt('--leg is 1 (the ride there) or 2 (the ride back).')
}

/** The command of an act, each field by its option. */
function actOf(command: ActCommandName, number: string, given: Given): DeskCommand {
  if (command === 'answer') checkAnswer(given)
  if (command === 'correct') checkCorrection(given)
  const fields = fieldsOf(command).map(
    (field) => [field.name, fieldOf(field, given) ?? emptyValue(field.schema)] as const,
  )
  const asked = { command, number, ...Object.fromEntries(fields) }
  const read = v.safeParse(ACT_COMMANDS[command].schema, asked)
  if (read.success) return read.output
  const wrong = fieldsOf(command).find(({ name }) => name === read.issues[0].path?.[0]?.key)
  throw new Misspelt(`${wrong ? `--${wrong.word}` : command}: ${read.issues[0].message}.`)
}

/** A field of an act as it was typed; null where its option was left out. */
function fieldOf({ kind, word }: Field, given: Given): unknown {
  // A yes or a no is two options.
  if (word === 'granted') return given.isGranted
  const typed = given.text(word)
  const read = <T>(reader: (typed: string) => T) => (typed === null ? null : reader(typed))
  switch (kind) {
    case 'amount':
      return given.amount(word)
    case 'moment':
      return given.time(word)
    case 'day':
      return given.day(word)
    case 'rate':
      return given.rate()
    case 'flag':
      return given.isSet(word) || null
    case 'phone':
      return read(phoneOf)
    case 'email':
      return read(emailOf)
    case 'step':
      return read(stepOf)
    case 'way':
      return read(wayOf)
    case 'leg':
      return read(legOf)
    case 'number':
      return read(Number)
    case 'formFields':
      return given.fields()
    case 'line':
    case 'words':
    case 'yesNo':
      return typed
  }
}

function checkCorrection(given: Given): void {
  if (Object.keys(given.fields()).length > 0 || given.time('landed-at') !== null) return
  throw new Misspelt(`correct needs --set ${OPTIONS.set.value} or --landed-at.`)
}

/** Whose data: by an address or a telephone number. */
function personOf(command: string, { text }: Given): { email: string } | { phone: string } {
  const [email, phone] = [text('email'), text('phone')]
  if (email !== null && phone === null) return { email: soughtEmailOf(email) }
  if (phone !== null && email === null) return { phone: phoneOf(phone) }
  throw new Misspelt(
    `${command} needs --email ${OPTIONS.email.value} or --phone ${OPTIONS.phone.value}: whose data.`,
  )
}

function listOf({ text, day, isCsv }: Given): DeskCommand {
  const [from, to, state] = [day('day'), day('to'), text('state')]
  if (to !== null && from === null) throw new Misspelt('--to needs --day, the first day.')
  if (from !== null && to !== null && to < from) {
    throw new Misspelt(`--to ${to} is before --day ${from}.`)
  }
  return {
    command: 'list',
    limit: limitOf(text('limit'), isCsv ? MOST_ROWS : 50),
    ...(from === null ? {} : { from, to: to ?? from }),
    ...(state === null ? {} : { state: stateOf(state) }),
  }
}

function checkAnswer({ text, amount, time, isGranted, isSame }: Given): void {
  if (isGranted === null) throw new Misspelt('answer needs --yes or --no.')
  const asked = [amount('total'), time('time'), time('until')]
  if (!isGranted && (text('reason') ?? '') === '') {
    throw new Misspelt('answer --no needs --reason "…".')
  }
  if (!isGranted && asked.some((value) => value !== null)) {
    throw new Misspelt('answer --no changes nothing: leave --total, --time and --until out.')
  }
  const [total, moved] = asked
  const changesSomething = total !== null || moved !== null
  if (isGranted && changesSomething === isSame) {
    throw new Misspelt(
      'answer --yes needs --time or --total if one of them changes, or --same if both stay.',
    )
  }
}

function replayOf({ target, text }: Given): DeskCommand {
  const state = text('state')
  if (state === null && target !== '') {
    return { command: 'replay', item: itemOf(target), state: null }
  }
  if (target === '' && (state === 'needs_review' || state === 'dead')) {
    return { command: 'replay', item: null, state }
  }
  throw new Misspelt('replay takes a number, or --state needs_review, or --state dead.')
}
