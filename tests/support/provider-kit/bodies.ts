import { randomInt, randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { orderBodySchema } from '../../../src/back-office/contract-order.ts'
import { contactBodySchema } from '../../../src/back-office/contract.ts'
import { examplesOf } from '../contract/document.ts'

const YEAR = 365 * 86_400_000
const TEST = 'TEST'

/** The number of a test order: ten digits that begin with 99, which no order of a website has. */
export function testNumber(): string {
  return `99${String(randomInt(100_000_000)).padStart(8, '0')}`
}

/** An example order of the document as a test order: a year ahead, TEST in its name and its note. */
export function testOrder(example: string, changes: object = {}) {
  const body = v.parse(orderBodySchema, examplesOf('')[example])
  const { trip } = body
  return {
    ...body,
    number: testNumber(),
    name: `${TEST} ${body.name}`,
    note: `${TEST}: ask nobody, drive nowhere.`,
    placedAt: new Date().toISOString(),
    trip: {
      ...trip,
      ...ahead(trip.pickupLocal, trip.pickupAt),
      ...(trip.returnLocal && trip.returnAt ? back(trip.returnLocal, trip.returnAt) : {}),
    },
    ...changes,
  }
}

/** The kinds of order that the document has an example of. */
export const ORDER_EXAMPLES = Object.keys(examplesOf('')).filter((name) => name !== 'message')

export function testMessage() {
  const body = v.parse(contactBodySchema, examplesOf('')['message'])
  return {
    ...body,
    name: `${TEST} ${body.name}`,
    message: `${TEST}: ${body.message}`,
    sentAt: new Date().toISOString(),
  }
}

/** A fresh key of a kind. */
export function keyOf(kind: 'order' | 'message' | 'event'): string {
  return `${kind}:${randomUUID()}`
}

function ahead(local: string, at: string) {
  const [pickupLocal, pickupAt] = later(local, at)
  return { pickupLocal, pickupAt }
}

function back(local: string, at: string) {
  const [returnLocal, returnAt] = later(local, at)
  return { returnLocal, returnAt }
}

function later(local: string, at: string): [string, string] {
  const wall = new Date(Date.parse(`${local}:00Z`) + YEAR).toISOString().slice(0, 16)
  return [wall, new Date(Date.parse(at) + YEAR).toISOString()]
}
