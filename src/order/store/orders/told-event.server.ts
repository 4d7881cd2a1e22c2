import * as v from 'valibot'
import {
  type CorrectedFields,
  correctedFieldsSchema,
  EVENT_DATA,
  type EventBody,
  eventBodySchema,
  orderNumberSchema,
} from '~/back-office/events/contract-event'
import { orderKeyOfSql, seqOfSql } from '~/outbox/events/event-items'
import type { Correction } from '~/order/acts/correct'
import { type LifeEvent, lifeEventSchema } from '~/order/acts/events'
import { eventAtSql } from '~/order/store/event-store'
import { orderNumberSql } from '~/order/store/order-sql'

/** SQL of the event of an item of the outbox with the number of its order, as JSON; NULL if there is none. */
export const TOLD_EVENT = eventAtSql(
  { orderKey: orderKeyOfSql('item'), seq: seqOfSql('item') },
  orderNumberSql,
)

const storedSchema = v.object({ number: orderNumberSchema })

/** The event for the back office, and the number of its order; null if it cannot be read, as an emptied one. */
export function readToldEvent(stored: string): { number: string; body: EventBody } | null {
  const read: unknown = JSON.parse(stored)
  const order = v.safeParse(storedSchema, read)
  const event = v.safeParse(lifeEventSchema, read)
  if (!order.success || !event.success) return null
  const body = toEventBody(event.output)
  return body && { number: order.output.number, body }
}

/**
 * The body of an event for the back office; null for what it is not told of: the order itself, which has a body of its
 * own, and words of the desk alone. Throws where the contract does not allow the event.
 */
export function toEventBody(happened: LifeEvent): EventBody | null {
  const { seq, actor, at } = happened
  const base = { seq, event: happened.event, actor, at }
  switch (happened.event) {
    case 'received':
    case 'note':
      return null
    case 'correct': {
      const { before, after, ...rest } = happened.data
      const data = { ...rest, before: toFields(before), after: toFields(after) }
      return v.parse(eventBodySchema, { ...base, data })
    }
    case 'requestChange':
      // The contract has the words, which say the time and the flight.
      return v.parse(eventBodySchema, { ...base, data: { message: happened.data.message } })
    case 'confirm':
    case 'offer':
    case 'accept':
    case 'decline':
    case 'reject':
    case 'expire':
    case 'assign':
    case 'progress':
    case 'finish':
    case 'noShow':
    case 'cancel':
    case 'requestCancel':
    case 'correctEmail':
    case 'answerChange':
    case 'acceptChange':
    case 'declineChange':
    case 'surcharge':
    case 'price':
    case 'reopen':
    case 'paid':
    case 'refunded':
    case 'waive':
    case 'undo':
      return v.parse(eventBodySchema, { ...base, data: happened.data })
  }
}

/** The same fields without those that only this site knows. */
const fieldsSchema = v.object(correctedFieldsSchema.entries)

/** The fields of a correction by the names of the contract, as the order has them there. */
function toFields({ options, ...fields }: Correction): CorrectedFields {
  const orderOptions = options?.map(({ code, qty }) => ({ code, qty }))
  return v.parse(fieldsSchema, { ...fields, ...(orderOptions ? { orderOptions } : {}) })
}

/** True if the back office is told of an event: the contract has it. */
export function isToldEvent({ event }: LifeEvent): boolean {
  return Object.hasOwn(EVENT_DATA, event)
}
