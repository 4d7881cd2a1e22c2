import * as v from 'valibot'
import { emailSchema, text } from '~/back-office/contract-parts'
import { parseEmail } from '~/lib/fields/email'
import { type Act, actSchema, leg, someHaleru, someTime, TYPED } from '~/order/acts/typed'
import { driverSchema } from '~/order/life/event-data'

// The acts of the carrier as people give them: by the words of the terminal, which are those of the desk and of
// `POST /api/acts`.

/** Words that may not be left out. */
const reason = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(5_000))
/** The number of an order as a command has it. */
export const numberSchema = v.pipe(v.string(), v.regex(/^\d{10}$/))
/** The last event that whoever acts has seen; the act is refused if another came since. */
const seen = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000))

function command<
  TName extends string,
  TEvent extends Act['event'],
  TEntries extends v.ObjectEntries,
>(name: TName, event: TEvent, fields: TEntries, fixed: Readonly<Record<string, unknown>> = {}) {
  const ofOrder = { command: v.literal(name), number: numberSchema }
  return {
    event,
    fields,
    /** What the command says by its name. */
    fixed,
    schema: v.strictObject({
      ...ofOrder,
      ...fields,
      seq: v.optional(v.nullable(seen)),
      /** Also where something speaks against it. */
      anyway: v.optional(v.boolean()),
    }),
  }
}

/** What is supplied for an event, without its name. */
function fieldsIn<TEntries extends { event: unknown }>({ entries }: { entries: TEntries }) {
  const { event: _, ...fields } = entries
  return fields
}

const { driver, phone, car, plate } = driverSchema.entries
const someone = {
  driver: v.pipe(driver, v.minLength(1)),
  phone,
  car: v.pipe(car, v.minLength(1)),
  plate: v.pipe(plate, v.minLength(1)),
  leg,
  email: v.optional(
    v.pipe(
      emailSchema,
      v.check((email) => parseEmail(email) !== null),
    ),
  ),
}

/** Fields of the order form as they are typed there. */
export const typedFields = v.record(v.pipe(v.string(), v.maxLength(40)), text(5_000))

/** Each command of an act with its fields, in the sequence of its form. Amounts are haléře, times are local times. */
export const ACT_COMMANDS = {
  confirm: command('confirm', 'confirm', {}),
  quote: command('quote', 'offer', { ...fieldsIn(TYPED.offer), total: someHaleru }),
  answer: command('answer', 'answerChange', {
    ...fieldsIn(TYPED.answerChange),
    total: v.nullable(someHaleru),
  }),
  reject: command('reject', 'reject', { reason }),
  assign: command('assign', 'assign', someone),
  progress: command('progress', 'progress', fieldsIn(TYPED.progress)),
  done: command('done', 'finish', { why: v.optional(v.nullable(reason), null), leg }),
  'no-show': command('no-show', 'noShow', { ...fieldsIn(TYPED.noShow), reason }),
  price: command('price', 'price', { ...fieldsIn(TYPED.price), reason }),
  reopen: command('reopen', 'reopen', { reason }),
  surcharge: command('surcharge', 'surcharge', { ...fieldsIn(TYPED.surcharge), reason }),
  cancel: command('cancel', 'cancel', { reason }),
  paid: command('paid', 'paid', fieldsIn(TYPED.paid)),
  refunded: command('refunded', 'refunded', fieldsIn(TYPED.paid)),
  waive: command('waive', 'waive', fieldsIn(TYPED.waive)),
  correct: command('correct', 'correct', {
    fields: v.optional(typedFields, {}),
    landedAt: someTime,
  }),
  note: command('note', 'note', { text: reason }),
  mistake: command('mistake', 'undo', { of: TYPED.undo.entries.of }, { money: 'entry' }),
  undo: command('undo', 'undo', {}),
} as const

export type ActCommandName = keyof typeof ACT_COMMANDS
export type ActCommand = v.InferOutput<(typeof ACT_COMMANDS)[ActCommandName]['schema']>

/** True for a command of an act. */
export function isActCommand<TCommand extends { command: string }>(
  asked: TCommand,
): asked is Extract<TCommand, { command: ActCommandName }> {
  return Object.hasOwn(ACT_COMMANDS, asked.command)
}

/** The act of a command; what a correction changes is read by the order form first. */
export function actOfCommand(asked: Exclude<ActCommand, { command: 'correct' }>): Act {
  const { event, fixed } = ACT_COMMANDS[asked.command]
  return v.parse(actSchema, { ...asked, event, ...fixed })
}

type FieldsOf<TCommand> = TCommand extends { fields: infer TFields } ? keyof TFields : never
/** A field of a command of an act. */
export type CommandField = FieldsOf<(typeof ACT_COMMANDS)[ActCommandName]>

/** The word of each field: its name in the forms of the desk, and the option of the terminal. */
export const FIELD_WORDS = {
  total: 'total',
  vatRateBp: 'vat',
  until: 'until',
  words: 'reason',
  isGranted: 'granted',
  time: 'time',
  reason: 'reason',
  driver: 'driver',
  phone: 'phone',
  car: 'car',
  plate: 'plate',
  leg: 'leg',
  email: 'email',
  step: 'step',
  why: 'why',
  waitedUntil: 'waited-until',
  isBackCancelled: 'back-too',
  amount: 'amount',
  day: 'day',
  way: 'way',
  reference: 'reference',
  fields: 'set',
  landedAt: 'landed-at',
  text: 'text',
  of: 'entry',
} as const satisfies Record<CommandField, string>
export type FieldWord = (typeof FIELD_WORDS)[CommandField]

export type Field = {
  name: CommandField
  word: FieldWord
  schema: v.GenericSchema
  isNeeded: boolean
}

/** The fields of a command in the sequence of its form; one that is needed may not be left empty. */
export function fieldsOf(name: ActCommandName): Field[] {
  return Object.entries<v.GenericSchema>(ACT_COMMANDS[name].fields).flatMap(([field, schema]) => {
    if (!isCommandField(field)) return []
    const isNeeded = !NOTHING.some((nothing) => v.is(schema, nothing))
    return [{ name: field, word: FIELD_WORDS[field], schema, isNeeded }]
  })
}

const NOTHING = [undefined, null, ''] as const

/** What a field holds that was left out. */
export function emptyValue(schema: v.GenericSchema): (typeof NOTHING)[number] {
  return NOTHING.find((nothing) => v.is(schema, nothing))
}

function isCommandField(name: string): name is CommandField {
  return Object.hasOwn(FIELD_WORDS, name)
}
