import * as v from 'valibot'
import { fromLocalTime } from '~/lib/local-time'
import { count, localTimeSchema, text } from '~/back-office/contract-parts'
import { LEGS } from '~/order/life/rides/steps'

// What the fields of acts and the data of events are made of. Amounts are haléře, gross.

const MOST = 1_000_000_000_000

export const haleru = count(0, MOST)
export const someHaleru = count(1, MOST)

export const words = text(5_000)
/** Words that may not be left out. */
export const reason = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(5_000))

/** A local day, `YYYY-MM-DD`, that the calendar has. */
export const daySchema = v.pipe(
  v.string(),
  v.check((day) => fromLocalTime(`${day}T12:00`).kind === 'once'),
)

/** A local time of which the act may do without. */
export const someTime = v.optional(v.nullable(localTimeSchema), null)

/** Which ride of an order is meant: the way there or the way back; without it the next one. */
export const leg = v.optional(v.nullable(v.picklist(LEGS)))

/** The ride that an event is about. */
export const rideLeg = v.optional(v.picklist(LEGS))
