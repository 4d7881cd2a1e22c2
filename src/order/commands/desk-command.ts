import { ownLocale } from '~/lib/locale'
import * as v from 'valibot'
import { MONEY_WAYS } from '~/carrier/payment-methods'
import { MOST_STATEMENT } from '~/order/bank/decode-statement'
import { fromLocalTime } from '~/lib/local-time'
import { ORDER_STATES } from '~/order/life/states'
import { driverSchema } from '~/order/life/event-data'
import { LEGS, STEPS } from '~/order/life/rides/steps'
import { parseEmail } from '~/lib/fields/email'
import {
  count,
  emailSchema,
  localeSchema,
  localTimeSchema,
  phoneSchema,
  rateBpSchema,
  text,
} from '~/back-office/contract-parts'

const numberSchema = v.pipe(v.string(), v.regex(/^\d{10}$/))
/** Reference to an order by number or to a message by key. */
const itemSchema = v.pipe(
  v.string(),
  v.regex(/^(?:\d{10}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/),
)
/** An order by its number, by a request (X-Request-Id), or by its key in the log. */
export const tracedSchema = v.pipe(
  v.string(),
  v.regex(/^(?:\d{10}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\w-]{12})$/),
)
/** A local day, `YYYY-MM-DD`. */
const daySchema = v.pipe(
  v.string(),
  v.check((day) => fromLocalTime(`${day}T12:00`).kind === 'once'),
)
const limitSchema = count(1, 10_000)
const amount = count(1, 1_000_000_000_000)
const words = text(5_000)
const reason = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(5_000))
const until = v.nullable(localTimeSchema)
/** The last event that whoever acts has seen; the act is refused if another came since. */
const seen = count(1, 1_000_000)

/** `day` is the day of the money, `reference` what bank, gateway or till call it. */
const money = {
  amount: v.nullable(amount),
  day: v.optional(v.nullable(daySchema), null),
  way: v.optional(v.nullable(v.picklist(MONEY_WAYS)), null),
  reference: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
}

function command<TName extends string, TEntries extends v.ObjectEntries>(
  name: TName,
  entries: TEntries,
) {
  return v.strictObject({ command: v.literal(name), ...entries })
}

function ofOrder<TName extends string, TEntries extends v.ObjectEntries>(
  name: TName,
  entries: TEntries,
) {
  return command(name, { number: numberSchema, ...entries, seq: v.optional(v.nullable(seen)) })
}

/** Which ride of an order: the way there or the way back; without it the next one. */
const leg = v.optional(v.nullable(v.picklist(LEGS)))
const { driver, car, plate, phone } = driverSchema.entries

/**
 * Commands of the terminal, one per request. Amounts are haléře, times are local times; null is an
 * omitted value.
 */
export const deskCommandSchema = v.variant('command', [
  /** `from` and `to` are the first and the last day of the pickups. */
  command('list', {
    limit: limitSchema,
    from: v.optional(daySchema),
    to: v.optional(daySchema),
    state: v.optional(v.picklist(ORDER_STATES)),
  }),
  command('find', { text: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(200)) }),
  command('messages', { limit: limitSchema }),
  command('trace', { of: tracedSchema }),
  command('show', { number: numberSchema }),
  /** The tax documents of a month, by day of supply. */
  command('month', {
    month: v.pipe(v.string(), v.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/)),
    as: v.picklist(['csv', 'isdoc']),
  }),
  ofOrder('confirm', {}),
  ofOrder('quote', { total: amount, vatRateBp: v.optional(rateBpSchema), until, words }),
  ofOrder('answer', {
    isGranted: v.boolean(),
    words,
    total: v.nullable(amount),
    time: v.nullable(localTimeSchema),
    until,
  }),
  ofOrder('reject', { reason }),
  ofOrder('assign', {
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
  }),
  ofOrder('progress', { step: v.picklist(STEPS), leg }),
  ofOrder('done', { why: v.optional(v.nullable(reason), null), leg }),
  ofOrder('no-show', {
    reason,
    waitedUntil: v.optional(v.nullable(localTimeSchema), null),
    leg,
    isBackCancelled: v.optional(v.boolean()),
  }),
  ofOrder('price', { total: count(0, 1_000_000_000_000), reason }),
  ofOrder('reopen', { reason }),
  ofOrder('surcharge', { amount, reason }),
  ofOrder('cancel', { reason }),
  ofOrder('paid', money),
  ofOrder('refunded', money),
  ofOrder('waive', { amount: v.nullable(amount) }),
  /** Fields of the order form as they are typed there; `landedAt` is when the flight landed. */
  ofOrder('correct', {
    fields: v.record(v.pipe(v.string(), v.maxLength(40)), v.pipe(v.string(), v.maxLength(5_000))),
    landedAt: v.optional(v.nullable(localTimeSchema), null),
  }),
  ofOrder('note', { text: reason }),
  ofOrder('undo', {}),
  /** An order of the telephone: fields of the order form as typed; `total` where its price was agreed. */
  command('enter', {
    fields: v.record(v.pipe(v.string(), v.maxLength(40)), v.pipe(v.string(), v.maxLength(5_000))),
    total: v.optional(v.nullable(amount), null),
    language: v.optional(localeSchema, ownLocale),
  }),
  // The text of a bank's file. Without `isNoted` the answer says what it would note.
  command('statement', {
    text: v.pipe(v.string(), v.maxLength(MOST_STATEMENT)),
    isNoted: v.boolean(),
  }),
  command('replay', {
    item: v.nullable(itemSchema),
    state: v.nullable(v.picklist(['needs_review', 'dead'])),
  }),
  command('release', { item: itemSchema }),
  command('settle', { item: itemSchema }),
  // By one of both.
  command('export', { email: v.optional(emailSchema), phone: v.optional(phoneSchema) }),
  command('erase', { email: v.optional(emailSchema), phone: v.optional(phoneSchema) }),
  /** Persons of the list of erasures, those after a hash; the answer says where to go on. */
  command('erase-again', { after: v.pipe(v.string(), v.maxLength(100)) }),
])
export type DeskCommand = v.InferOutput<typeof deskCommandSchema>
export type ActCommand =
  Extract<DeskCommand, { number: string }> extends infer TCommand
    ? Exclude<TCommand, { command: 'show' }>
    : never
