import * as v from 'valibot'
import { agreeCommands } from '~/order/acts/agree'
import { cancelCommands } from '~/order/acts/cancel'
import { changeCommands } from '~/order/acts/change'
import { correctCommands } from '~/order/acts/correct'
import { moneyCommands } from '~/order/acts/money'
import { rideCommands } from '~/order/acts/ride'
import { keysOf } from '~/lib/keys-of'
import { type Act, actSchema } from '~/order/life/event-data'

/**
 * The acts of the carrier as people give them: by the words of the terminal, which are those of the desk and of
 * `POST /api/acts`. Each command stands beside its act.
 */
export const ACT_COMMANDS = {
  ...agreeCommands,
  ...rideCommands,
  ...cancelCommands,
  ...changeCommands,
  ...moneyCommands,
  ...correctCommands,
} as const

export type ActCommandName = keyof typeof ACT_COMMANDS
/** The commands in the sequence in which a page or a help has them. */
export const COMMAND_NAMES = keysOf(ACT_COMMANDS).toSorted(
  (one, other) => ACT_COMMANDS[one].rank - ACT_COMMANDS[other].rank,
)
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

/** An act by which a door asks whether an order allows a command at all; what its form asks for is made up. */
export function sampleAct(name: ActCommandName): Act {
  const { event, sample } = ACT_COMMANDS[name]
  return v.parse(actSchema, { ...sample, event })
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
