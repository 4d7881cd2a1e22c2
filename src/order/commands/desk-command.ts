import * as v from 'valibot'
import { count, emailSchema, localeSchema, phoneSchema } from '~/back-office/contract-parts'
import { ownLocale } from '~/lib/locale'
import { numberSchema } from '~/order/acts/act'
import { ACT_COMMANDS } from '~/order/acts/commands'
import { typedFields } from '~/order/acts/correct'
import { daySchema, someHaleru } from '~/order/life/event-data'
import { MOST_STATEMENT } from '~/order/bank/decode-statement'
import { ORDER_STATES } from '~/order/life/states'

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
/** The files of a month. */
export const MONTH_FORMS = ['xlsx', 'csv', 'payments', 'isdoc'] as const
const limitSchema = count(1, 10_000)

function command<TName extends string, TEntries extends v.ObjectEntries>(
  name: TName,
  entries: TEntries,
) {
  return v.strictObject({ command: v.literal(name), ...entries })
}

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
  command('find', { text: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(200)) }),
  command('messages', { limit: limitSchema }),
  command('trace', { of: tracedSchema }),
  command('show', { number: numberSchema }),
  /**
   * A month of the accountant, tax documents by day of supply and payments by their day: a workbook with both, each as a
   * table for programs, or a zip with ISDOC files and both tables.
   */
  command('month', {
    month: v.pipe(v.string(), v.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/)),
    as: v.picklist(MONTH_FORMS),
  }),
  ...Object.values(ACT_COMMANDS).map(({ schema }) => schema),
  /** An order of the telephone: fields of the order form as typed; `total` where its price was agreed. */
  command('enter', {
    fields: typedFields,
    total: v.optional(v.nullable(someHaleru), null),
    language: v.optional(localeSchema, ownLocale),
  }),
  // The text of a bank's file. Without `isNoted` the answer says what it would note; `isTakenBack` takes back what it did.
  command('statement', {
    text: v.pipe(v.string(), v.maxLength(MOST_STATEMENT)),
    isNoted: v.boolean(),
    isTakenBack: v.optional(v.boolean(), false),
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
export type MonthForm = (typeof MONTH_FORMS)[number]
export type DeskCommand = v.InferOutput<typeof deskCommandSchema>
