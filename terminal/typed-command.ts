import { ownLocale } from '../src/lib/locale.ts'
import type { DeskCommand } from '../src/order/commands/desk-command.ts'
import { readAmount, readDay, readRate, readTime } from './amounts.ts'
import { type CommandName, commandText, OPTIONS, type OptionName } from './commands.ts'
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
    amount: (name: 'total' | 'amount') => read(name, readAmount),
    fields: () => fieldsOf(values.set),
    leg: () => legOf(text('leg')),
    isBackToo: values['back-too'] === true,
    time: (name: 'until' | 'time' | 'waited-until' | 'landed-at') => read(name, readTime),
    day: (name: 'day' | 'to') => read(name, (typed) => readDay(typed, new Date())),
    rate: () => {
      const vatRateBp = read('vat', readRate)
      return vatRateBp === null ? {} : { vatRateBp }
    },
    isCsv: values.csv === true,
    form: () => formOf(values.csv === true, values.isdoc === true),
    isNoted: values.note === true,
    isGranted: values.yes === values.no ? null : values.yes === true,
    isSame: values.same === true,
  }
}

type Given = ReturnType<typeof valuesOf> & { target: string }

/** The command that was typed, by its name, its target and the values of its options. */
export function asCommand(command: CommandName, given: Given): DeskCommand {
  const { text, amount, time, target } = given
  const reason = text('reason') ?? ''
  const number = commandText(command).takes === 'number' ? numberOf(command, target) : ''
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
      return { command, text: fileText(target), isNoted: given.isNoted }
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
    case 'quote': {
      const total = amount('total') ?? 0
      return { command, number, total, ...given.rate(), until: time('until'), words: reason }
    }
    case 'answer':
      return answerOf(number, given)
    case 'reject':
    case 'cancel':
    case 'reopen':
      return { command, number, reason }
    case 'no-show':
      return {
        command,
        number,
        reason,
        waitedUntil: time('waited-until'),
        ...given.leg(),
        ...(given.isBackToo ? { isBackCancelled: true } : {}),
      }
    case 'price':
      return { command, number, total: amount('total') ?? 0, reason }
    case 'assign': {
      const [driver, car, plate] = [text('driver') ?? '', text('car') ?? '', text('plate') ?? '']
      const [phone, typed] = [phoneOf(text('phone') ?? ''), text('email')]
      const email = typed === null ? {} : { email: emailOf(typed) }
      return { command, number, driver, car, plate, phone, ...email, ...given.leg() }
    }
    case 'progress':
      return { command, number, step: stepOf(text('step') ?? ''), ...given.leg() }
    case 'surcharge':
      return { command, number, amount: amount('amount') ?? 0, reason }
    case 'paid':
    case 'refunded': {
      const [typedWay, reference] = [text('way'), text('reference') ?? '']
      const way = typedWay === null ? null : wayOf(typedWay)
      return { command, number, amount: amount('amount'), day: given.day('day'), way, reference }
    }
    case 'waive':
      return { command, number, amount: amount('amount') }
    case 'correct':
      return correctOf(number, given)
    case 'note':
      return { command, number, text: text('text') ?? '' }
    case 'enter': {
      const typed = text('language')
      const language = typed === null ? ownLocale : languageOf(typed)
      return { command, fields: given.fields(), total: amount('total'), language }
    }
    case 'undo':
    case 'show':
    case 'confirm':
      return { command, number }
    case 'done':
      return { command, number, why: text('why'), ...given.leg() }
  }
}

/** The fields of the order form, each as NAME=VALUE. */
function fieldsOf(typed: Values[OptionName]): Record<string, string> {
  const pairs = [typed ?? []].flat().map((pair) => {
    const [, field = '', value = ''] = /^(\w+)=(.*)$/su.exec(String(pair)) ?? []
    if (field === '') throw new Misspelt(`--set takes ${OPTIONS.set.value}, such as time=09:30.`)
    return [field, value] as const
  })
  return Object.fromEntries(pairs)
}

function legOf(typed: string | null): { leg?: 1 | 2 } {
  if (typed === null) return {}
  if (typed === '1') return { leg: 1 }
  if (typed === '2') return { leg: 2 }
  throw new Misspelt('--leg is 1 (the ride there) or 2 (the ride back).')
}

function correctOf(number: string, given: Given): DeskCommand {
  const [fields, landedAt] = [given.fields(), given.time('landed-at')]
  if (Object.keys(fields).length === 0 && landedAt === null) {
    throw new Misspelt(`correct needs --set ${OPTIONS.set.value} or --landed-at.`)
  }
  return { command: 'correct', number, fields, landedAt }
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

function answerOf(number: string, { text, amount, time, isGranted, isSame }: Given): DeskCommand {
  if (isGranted === null) throw new Misspelt('answer needs --yes or --no.')
  const words = text('reason') ?? ''
  const asked = { total: amount('total'), time: time('time'), until: time('until') }
  if (!isGranted && words === '') throw new Misspelt('answer --no needs --reason "…".')
  if (!isGranted && Object.values(asked).some((value) => value !== null)) {
    throw new Misspelt('answer --no changes nothing: leave --total, --time and --until out.')
  }
  const changesSomething = asked.total !== null || asked.time !== null
  if (isGranted && changesSomething === isSame) {
    throw new Misspelt(
      'answer --yes needs --time or --total if one of them changes, or --same if both stay.',
    )
  }
  return { command: 'answer', number, isGranted, words, ...asked }
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
