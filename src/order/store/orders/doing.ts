import type { Person } from '~/lib/people/desk-people'
import type { Act } from '~/order/life/event-data'
import type { Life } from '~/order/life/life'
import type { Actor } from '~/order/life/states'

/**
 * An act and its actor; `seq` is the last event their page showed, null if they saw no page. `isFromMail`: the page was
 * opened by the link of a mail, so that the act proves the mailbox. `requestId` is the request that asked for it, as
 * the log names it; the cron has none. `also` gives further statements for its transaction, before the others, by the
 * order after it. `person` is who of the desk acts; `phone` the act as a driver's phone kept it, which is taken once and
 * judged by its own time, never later than `now`. A back office is not told what it told (`isToldByBackOffice`). `insists`: the
 * carrier knows what speaks against it (desk/objection.ts).
 */
export type Doing = {
  act: Act
  actor: Actor
  seq: number | null
  isFromMail?: boolean
  requestId?: string
  person?: Pick<Person, 'id' | 'role'>
  phone?: { id: string; at: string }
  isToldByBackOffice?: boolean
  insists?: boolean
  also?: (after: Life) => D1PreparedStatement[]
}
