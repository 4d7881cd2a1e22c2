import * as v from 'valibot'
import {
  type CorrectedFields,
  correctedFieldsSchema,
  TOLD_EVENTS,
  type EventBody,
  eventBodySchema,
} from '~/back-office/events/contract-event'
import { orderNumberSchema } from '~/back-office/contract-parts'
import { orderKeyOfSql, seqOfSql } from '~/outbox/events/event-items'
import { type Correction, type LifeEvent, lifeEventSchema } from '~/order/life/event-data'
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
  if (!isToldEvent(happened)) return null
  const { seq, event, actor, at } = happened
  return v.parse(eventBodySchema, { seq, event, actor, at, data: wireData(happened) })
}

/** The data of an event by the names of the contract. */
function wireData(happened: LifeEvent): object {
  // The words of a wish say its time and its flight.
  if (happened.event === 'requestChange') return { message: happened.data.message }
  if (happened.event !== 'correct') return happened.data
  const { before, after, ...rest } = happened.data
  return { ...rest, before: toFields(before), after: toFields(after) }
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
  return Object.hasOwn(TOLD_EVENTS, event)
}
