import * as v from 'valibot'
import { keysOf } from '~/lib/keys-of'
import type { PersonName } from '~/back-office/persons/person-hash.server'

/** Why an order may not be erased yet, in words of the terminal. */
export const KEPT_BECAUSE = {
  rideAhead: 'its ride lies ahead; when the customer does not want it any more, cancel it first',
  namedAhead:
    'somebody else ordered its ride for this person, and it lies ahead; ask again once it is over',
  drives:
    'this person drives its ride; give it to somebody else first, or note it as done once it is over',
  notPaid: 'money is still owed; note it as paid, refunded or waived first',
  paperOwed:
    'a tax document of it is about to be issued; try again in some minutes (show names one that failed)',
  notDelivered: 'the back office does not have it yet; replay or settle it first',
} as const
export type KeptBecause = keyof typeof KEPT_BECAUSE

const keptSchema = v.object({ number: v.string(), why: v.picklist(keysOf(KEPT_BECAUSE)) })

export type Kept = v.InferOutput<typeof keptSchema>

/** What an erasure emptied, and what it kept and why. */
export const erasedSchema = v.object({
  email: v.optional(v.string()),
  phone: v.optional(v.string()),
  at: v.string(),
  search: v.looseObject({ backOffice: v.picklist(['searched', 'notSearched']) }),
  erased: v.object({
    orders: v.array(v.string()),
    /** Orders of somebody else, out of which this guest or recipient was taken. */
    named: v.array(v.string()),
    messages: v.number(),
    drafts: v.number(),
    backOffice: v.number(),
    desk: v.number(),
    drivers: v.number(),
    /** What drivers were to be told. */
    tasks: v.number(),
  }),
  kept: v.array(keptSchema),
  /** Tax documents, which stay by law. */
  papers: v.array(v.object({ number: v.string(), supplyOn: v.string() })),
})
export type Erased = v.InferOutput<typeof erasedSchema>

/** What one bite of the list of erasures came to when it was erased again. */
export const againSchema = v.object({
  /** Persons of whom something was found. */
  people: v.number(),
  orders: v.array(v.string()),
  /** Rows of drivers, of what they were to be told, and of the desk. */
  staff: v.number(),
  /** Orders that stay, because in this database their ride is ahead, or they are not paid or not delivered, and those driven. */
  kept: v.array(keptSchema),
  /** Persons whose hash was made by another ORDER_LINK_SECRET: nobody can be found by it. */
  unreadable: v.number(),
  /** Where the next bite goes on; null at the end of the list. */
  next: v.nullable(v.string()),
})
export type Again = v.InferOutput<typeof againSchema>

/** Exports or erases the data held of one person, or erases again whom a list names; implemented in src/jobs. */
export type Persons = {
  exportOf: (name: PersonName, now: Date) => Promise<Record<string, unknown>>
  erase: (name: PersonName, now: Date) => Promise<Erased>
  eraseAgain: (after: string, now: Date) => Promise<Again>
}
