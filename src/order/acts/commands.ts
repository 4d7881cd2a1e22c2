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

/** What a field holds: the doors read what was typed, and choose a control, by it. */
export type FieldKind =
  | 'amount'
  | 'rate'
  | 'moment'
  | 'day'
  | 'phone'
  | 'email'
  | 'leg'
  | 'step'
  | 'way'
  | 'number'
  | 'yesNo'
  | 'flag'
  | 'line'
  | 'words'
  | 'formFields'

/** Each field: its name in the forms of the desk, which is the option of the terminal, and what it holds. */
export const FIELDS = {
  total: { word: 'total', kind: 'amount' },
  vatRateBp: { word: 'vat', kind: 'rate' },
  until: { word: 'until', kind: 'moment' },
  words: { word: 'reason', kind: 'words' },
  isGranted: { word: 'granted', kind: 'yesNo' },
  time: { word: 'time', kind: 'moment' },
  reason: { word: 'reason', kind: 'words' },
  driver: { word: 'driver', kind: 'line' },
  phone: { word: 'phone', kind: 'phone' },
  car: { word: 'car', kind: 'line' },
  plate: { word: 'plate', kind: 'line' },
  leg: { word: 'leg', kind: 'leg' },
  email: { word: 'email', kind: 'email' },
  step: { word: 'step', kind: 'step' },
  why: { word: 'why', kind: 'words' },
  waitedUntil: { word: 'waited-until', kind: 'moment' },
  isBackCancelled: { word: 'back-too', kind: 'flag' },
  amount: { word: 'amount', kind: 'amount' },
  day: { word: 'day', kind: 'day' },
  way: { word: 'way', kind: 'way' },
  reference: { word: 'reference', kind: 'line' },
  fields: { word: 'set', kind: 'formFields' },
  landedAt: { word: 'landed-at', kind: 'moment' },
  text: { word: 'text', kind: 'words' },
  of: { word: 'entry', kind: 'number' },
} as const satisfies Record<CommandField, { word: string; kind: FieldKind }>
export type FieldWord = (typeof FIELDS)[CommandField]['word']

export type Field = {
  name: CommandField
  word: FieldWord
  kind: FieldKind
  schema: v.GenericSchema
  isNeeded: boolean
}

/** The fields of a command in the sequence of its form; one that is needed may not be left empty. */
export function fieldsOf(name: ActCommandName): Field[] {
  return Object.entries<v.GenericSchema>(ACT_COMMANDS[name].fields).flatMap(([field, schema]) => {
    if (!isCommandField(field)) return []
    const isNeeded = !NOTHING.some((nothing) => v.is(schema, nothing))
    return [{ name: field, ...FIELDS[field], schema, isNeeded }]
  })
}

const NOTHING = [undefined, null, ''] as const

/** What a field holds that was left out. */
export function emptyValue(schema: v.GenericSchema): (typeof NOTHING)[number] {
  return NOTHING.find((nothing) => v.is(schema, nothing))
}

function isCommandField(name: string): name is CommandField {
  return Object.hasOwn(FIELDS, name)
}
