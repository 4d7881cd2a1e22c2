import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { examplesOf, placeOf, validatorOf, writtenValidatorOf } from '../contract/document.ts'
import { type Mutation, mutationsOf } from '../contract/mutations.ts'
import { ask, type Asked, type Came, type End } from './ask.ts'
import { keyOf, ORDER_EXAMPLES, testMessage, testNumber, testOrder } from './bodies.ts'
import {
  CONTACTS,
  EVENTS,
  type Finding,
  ITEM,
  ITEMS,
  judgeGood,
  judgeRefusal,
  type Operation,
  OPTIONS,
  ORDERS,
  placeOfAnswer,
} from './judge.ts'

/** One thing that the kit asks of an end, with what it found wrong. `share` is the part of the mutations to send. */
export type Check = { name: string; run: (end: End, share: number) => Promise<Finding[]> }

const CLOCK_OFF = 5 * 60_000
const LARGE = 65 * 1_024
/** It must not come back: a refusal repeats no value. */
const MARK = 'kept-to-itself-4711'

const dataSchema = v.object({ data: v.looseObject({}) })
const itemsSchema = v.object({
  data: v.array(v.object({ id: v.string(), slug: v.record(v.string(), v.string()) })),
})

function post(
  operation: Operation,
  key: string | null,
  body: unknown,
  path = operation.path,
): Asked {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return { method: 'POST', path, headers: { 'Idempotency-Key': key }, body: text }
}

/** What the answer holds under `data`. */
function dataOf({ json }: Came): Record<string, unknown> {
  const read = v.safeParse(dataSchema, json)
  return read.success ? read.output.data : {}
}

function eventPath(number: string): string {
  return `/orders/${number}/events`
}

/** An event of the document's examples with another seq. */
function anEvent(seq: number, name = 'confirm') {
  return { ...examplesOf('Event')[`${name}Event`], seq }
}

async function catalogue(end: End): Promise<Finding[]> {
  const listed = await ask(end, { path: '/items' })
  const findings = judgeGood(ITEMS, 'GET /items', listed)
  const read = v.safeParse(itemsSchema, listed.json)
  const items = read.success ? read.output.data : []
  const place = placeOfAnswer(ITEMS, 200)
  const slugs = items.flatMap(({ slug }) => [...new Set(Object.values(slug))])
  if (new Set(items.map(({ id }) => id)).size < items.length) {
    findings.push({ place, says: 'GET /items: two experiences have the same id' })
  }
  if (new Set(slugs).size < slugs.length) {
    findings.push({ place, says: 'GET /items: two experiences have the same slug' })
  }
  const [first] = items
  if (first) {
    const one = await ask(end, { path: `/items/${first.id}` })
    findings.push(...judgeGood(ITEM, 'GET /items/{id} of the first experience', one))
    if (one.status === 200 && dataOf(one)['id'] !== first.id) {
      const says =
        'GET /items/{id}: the answer is another experience than the one that was asked for'
      findings.push({ place: placeOfAnswer(ITEM, 200), says })
    }
  }
  const missing = await ask(end, { path: `/items/none-${randomUUID()}` })
  findings.push(...judgeRefusal(ITEM, 'GET /items/{id} of an unknown id', missing, 404))
  const options = await ask(end, { path: '/systems/options' })
  return [...findings, ...judgeGood(OPTIONS, 'GET /systems/options', options)]
}

async function locks(end: End): Promise<Finding[]> {
  const tries: [string, Record<string, string | null>][] = [
    ['without X-Access-Token', { 'X-Access-Token': null }],
    ['with a wrong X-Access-Token', { 'X-Access-Token': 'wrong' }],
    ['without Authorization', { Authorization: null }],
    ['with a wrong bearer', { Authorization: 'Bearer wrong' }],
    ['without X-App-Name', { 'X-App-Name': null }],
    ['without X-App-Version', { 'X-App-Version': null }],
  ]
  const read = tries.map(async ([what, headers]) =>
    judgeRefusal(ITEMS, `GET /items ${what}`, await ask(end, { path: '/items', headers }), 401),
  )
  const headers = { Authorization: 'Bearer wrong', 'Idempotency-Key': keyOf('order') }
  const body = JSON.stringify(testOrder('ride'))
  const order = await ask(end, { method: 'POST', path: '/orders', headers, body })
  const findings = judgeRefusal(ORDERS, 'POST /orders with a wrong bearer', order, 401)
  return [...(await Promise.all(read)).flat(), ...findings]
}

async function methods(end: End): Promise<Finding[]> {
  const tries: [string, string, Operation, string][] = [
    ['POST', '/items', ITEMS, 'GET'],
    ['DELETE', '/systems/options', OPTIONS, 'GET'],
    ['GET', '/orders', ORDERS, 'POST'],
    ['PUT', '/forms/contacts', CONTACTS, 'POST'],
    ['GET', eventPath(testNumber()), EVENTS, 'POST'],
  ]
  const all = tries.map(async ([method, path, operation, allowed]) => {
    const what = `${method} ${operation.path}`
    const came = await ask(end, { method, path })
    const refused = judgeRefusal(operation, what, came, 405)
    const allow = came.headers.get('Allow') ?? ''
    const isNamed = allow.split(/,\s*/).includes(allowed)
    return refused.length > 0 || isNamed
      ? refused
      : [
          {
            place: placeOf('components', 'responses', 'MethodNotAllowed'),
            says: `${what}: the header Allow must name ${allowed}`,
          },
        ]
  })
  return (await Promise.all(all)).flat()
}

/** The receipt of an order echoes its sum, and tells a time of now. */
function judgeReceipt(what: string, came: Came, total: unknown): Finding[] {
  const { date, totalAmount } = dataOf(came)
  const placeOfField = (field: string) =>
    placeOf('components', 'schemas', 'OrderReceipt', 'properties', field)
  const findings: Finding[] = []
  if (
    totalAmount !== undefined &&
    JSON.stringify(sorted(totalAmount)) !== JSON.stringify(sorted(total))
  ) {
    const says = `${what}: totalAmount of the receipt is not the totalGross that was sent`
    findings.push({
      place: placeOfField('totalAmount'),
      says,
    })
  }
  if (typeof date === 'string' && Math.abs(Date.parse(date) - Date.now()) > CLOCK_OFF) {
    const says = `${what}: date of the receipt is more than five minutes off: is the clock right?`
    findings.push({
      place: placeOfField('date'),
      says,
    })
  }
  return findings
}

function sorted(value: unknown): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
    : value
}

async function everyKind(end: End): Promise<Finding[]> {
  const all = ORDER_EXAMPLES.map(async (example) => {
    const what = `POST /orders (${example})`
    const body = testOrder(example)
    const came = await ask(end, post(ORDERS, keyOf('order'), body))
    const findings = judgeGood(ORDERS, what, came)
    return findings.length > 0 ? findings : judgeReceipt(what, came, body.price.totalGross)
  })
  const {
    guest: _guest,
    driverLanguage: _language,
    childSeatSizes: _sizes,
    ...older
  } = testOrder('ride')
  const first = await ask(end, post(ORDERS, keyOf('order'), older))
  return [
    ...(await Promise.all(all)).flat(),
    ...judgeGood(ORDERS, 'POST /orders of an older website, without guest and languages', first),
  ]
}

async function large(end: End): Promise<Finding[]> {
  const text = 'ž'.repeat(5_000)
  const stops = Array.from({ length: 20 }, (_, index) => `${index} ${'x'.repeat(490)}`)
  const ride = testOrder('ride')
  const big = {
    ...ride,
    message: text,
    note: `TEST ${text.slice(5)}`,
    trip: { ...ride.trip, stops },
  }
  const taken = await ask(end, post(ORDERS, keyOf('order'), big))
  const over = { ...testOrder('ride'), message: 'x'.repeat(LARGE) }
  const refused = await ask(end, post(ORDERS, keyOf('order'), over))
  return [
    ...judgeGood(ORDERS, 'POST /orders with the longest texts', taken),
    ...judgeRefusal(ORDERS, 'POST /orders of more than 64 KB', refused, 413),
  ]
}

type Delivered = {
  operation: Operation
  kind: 'order' | 'message' | 'event'
  what: string
  path: string
  body: object
  other: object
}

/** The same key and body again, in a row and at once; the same key with another body; no key, and one of another kind. */
async function once(end: End, { operation, kind, what, path, body, other }: Delivered) {
  const key = keyOf(kind)
  const send = (under: string | null, sent: unknown) => ask(end, post(operation, under, sent, path))
  const first = await send(key, body)
  const again = await send(key, body)
  const findings = judgeGood(operation, `${what}, the first time`, first)
  findings.push(...judgeGood(operation, `${what}, the same again`, again))
  const place = placeOf('components', 'parameters', keyName(kind))
  if (again.status === first.status && first.status < 300) {
    if (JSON.stringify(dataOf(first)) !== JSON.stringify(dataOf(again))) {
      const says = `${what}: the same Idempotency-Key and body got another answer (${idsOf(first, again)}), so it was taken twice`
      findings.push({ place, says })
    }
    if (again.headers.get('Idempotency-Replayed') !== 'true') {
      const says = `${what}: the stored answer of the same key lacks Idempotency-Replayed: true`
      findings.push({ place: placeOf('components', 'headers', 'IdempotencyReplayed'), says })
    }
  }
  findings.push(
    ...judgeRefusal(
      operation,
      `${what}, the same key with another body`,
      await send(key, other),
      409,
    ),
  )
  const fresh = keyOf(kind)
  const atOnce = await Promise.all([1, 2, 3, 4, 5].map(() => send(fresh, other)))
  const answers = new Set(atOnce.map((came) => JSON.stringify(dataOf(came))))
  if (answers.size > 1) {
    const says = `${what}: five deliveries at once under one key got ${answers.size} answers; take it in one transaction`
    findings.push({ place, says })
  }
  findings.push(
    ...judgeRefusal(operation, `${what}, without an Idempotency-Key`, await send(null, body), 400),
  )
  findings.push(
    ...judgeRefusal(
      operation,
      `${what}, under a key that is no UUID`,
      await send(`${kind}:1`, body),
      400,
    ),
  )
  const foreign = keyOf(kind === 'event' ? 'order' : 'event')
  findings.push(
    ...judgeRefusal(
      operation,
      `${what}, under a key of another kind`,
      await send(foreign, body),
      400,
    ),
  )
  const text = post(operation, keyOf(kind), 'text', path)
  const plain = await ask(end, {
    ...text,
    headers: { ...text.headers, 'Content-Type': 'text/plain' },
  })
  findings.push(...judgeRefusal(operation, `${what}, a body that is not called JSON`, plain, 415))
  const broken = await ask(end, post(operation, keyOf(kind), '{"number":', path))
  return [...findings, ...judgeRefusal(operation, `${what}, a body that is no JSON`, broken, 400)]
}

function keyName(kind: Delivered['kind']): string {
  return { order: 'OrderKey', message: 'MessageKey', event: 'EventKey' }[kind]
}

function idsOf(first: Came, again: Came): string {
  const nameOf = (came: Came) => JSON.stringify(dataOf(came)['id'] ?? dataOf(came)['seq'])
  return `${nameOf(first)}, then ${nameOf(again)}`.slice(0, 120)
}

async function ordersOnce(end: End): Promise<Finding[]> {
  const body = testOrder('ride')
  const other = { ...body, passengers: 3 }
  const of = { operation: ORDERS, kind: 'order', what: 'POST /orders', path: '/orders' } as const
  const findings = await once(end, { ...of, body, other })
  const [one, two] = [keyOf('order'), keyOf('order')]
  const first = await ask(end, post(ORDERS, one, other))
  const second = await ask(end, post(ORDERS, two, other))
  if (
    first.status === 201 &&
    second.status === 201 &&
    dataOf(first)['id'] === dataOf(second)['id']
  ) {
    const says = `POST /orders: two orders with two keys got one id (${idsOf(first, second)}): each is an order of its own`
    findings.push({ place: placeOf('components', 'parameters', 'OrderKey'), says })
  }
  return findings
}

async function messagesOnce(end: End): Promise<Finding[]> {
  const body = testMessage()
  const other = { ...body, subject: 'TEST' }
  const of = { operation: CONTACTS, kind: 'message', what: 'POST /forms/contacts' } as const
  const findings = await once(end, { ...of, path: CONTACTS.path, body, other })
  const uuid = randomUUID()
  await ask(end, post(ORDERS, `order:${uuid}`, testOrder('ride')))
  const message = await ask(end, post(CONTACTS, `message:${uuid}`, body))
  const what = 'POST /forms/contacts under the UUID of an order'
  return [...findings, ...judgeGood(CONTACTS, what, message)]
}

/** A test order that the end took, for its events. */
async function placed(end: End): Promise<{ number: string; path: string; findings: Finding[] }> {
  const order = testOrder('ride')
  const came = await ask(end, post(ORDERS, keyOf('order'), order))
  const findings = judgeGood(ORDERS, 'POST /orders before its events', came)
  return { number: order.number, path: eventPath(order.number), findings }
}

async function eventsOnce(end: End): Promise<Finding[]> {
  const { path, findings } = await placed(end)
  const of = {
    operation: EVENTS,
    kind: 'event',
    what: 'POST /orders/{number}/events',
    path,
  } as const
  return [...findings, ...(await once(end, { ...of, body: anEvent(2), other: anEvent(3) }))]
}

async function everyEvent(end: End): Promise<Finding[]> {
  const { path, findings } = await placed(end)
  let seq = 1
  for (const [name, event] of Object.entries(examplesOf('Event'))) {
    seq += 1
    const what = `POST /orders/{number}/events (${name.replace(/Event$/, '')})`
    const came = await ask(end, post(EVENTS, keyOf('event'), { ...event, seq }, path))
    findings.push(...judgeGood(EVENTS, what, came))
    const told = dataOf(came)['seq']
    if (came.status === 202 && told !== undefined && told !== seq) {
      const place = placeOf('components', 'schemas', 'EventReceipt')
      findings.push({
        place,
        says: `${what}: seq of the answer is ${JSON.stringify(told)}, not the ${seq} that was sent`,
      })
    }
  }
  // Reordered and late: a lower number after a higher one, and what happened long ago.
  const late = { ...anEvent(seq + 2, 'paid'), at: '2020-01-01T00:00:00.000Z' }
  const before = anEvent(seq + 1, 'waive')
  const what = 'POST /orders/{number}/events'
  findings.push(
    ...judgeGood(
      EVENTS,
      `${what} of long ago`,
      await ask(end, post(EVENTS, keyOf('event'), late, path)),
    ),
    ...judgeGood(
      EVENTS,
      `${what} with a lower seq`,
      await ask(end, post(EVENTS, keyOf('event'), before, path)),
    ),
  )
  const unknown = await ask(end, post(EVENTS, keyOf('event'), anEvent(2), eventPath(testNumber())))
  findings.push(...judgeRefusal(EVENTS, `${what} of an unknown order`, unknown, 404))
  const over = { ...anEvent(seq + 3, 'reject'), data: { reason: 'x'.repeat(LARGE) } }
  const refused = await ask(end, post(EVENTS, keyOf('event'), over, path))
  return [...findings, ...judgeRefusal(EVENTS, `${what} of more than 64 KB`, refused, 413)]
}

type Mutated = { operation: Operation; schema: string; kind: Delivered['kind']; path: string }

/** Sends changed bodies: those that the document allows are taken, any other is 422 and repeats no value. */
async function mutated(
  end: End,
  { operation, schema, kind, path }: Mutated,
  mutations: Mutation[],
): Promise<Finding[]> {
  const validate = validatorOf(schema)
  const asWritten = writtenValidatorOf(schema)
  const findings: Finding[] = []
  const rest = [...mutations]
  const sendNext = async () => {
    for (let next = rest.pop(); next; next = rest.pop()) {
      const { name, body } = next
      // What only the words of the document forbid, an end that reads its schemas may take.
      if (validate(body) !== asWritten(body)) continue
      const came = await ask(end, post(operation, keyOf(kind), body, path))
      const what = `POST ${operation.path} with ${name}`
      const field = name.split(/[ .]/)[0] ?? ''
      const place = placeOf('components', 'schemas', schema, 'properties', field)
      const found = validate(body)
        ? judgeGood(operation, what, came)
        : judgeRefusal(operation, what, came, 422)
      findings.push(...found.map(({ says }) => ({ place, says })))
    }
  }
  await Promise.all([1, 2, 3, 4, 5].map(sendNext))
  return findings
}

/** A part of all in strides of a prime, so that each field and each kind of change has its turn. */
function some<TItem>(items: TItem[], most: number): TItem[] {
  const chosen = Array.from(
    { length: Math.min(most, items.length) },
    (_, index) => (index * 7_919) % items.length,
  )
  return items.filter((_, index) => chosen.includes(index))
}

async function changedOrders(end: End, share: number): Promise<Finding[]> {
  const of = { operation: ORDERS, schema: 'OrderBody', kind: 'order', path: '/orders' } as const
  const all = ORDER_EXAMPLES.flatMap((example) => mutationsOf(testOrder(example)))
  const marked = { ...testOrder('ride'), phone: MARK }
  const came = await ask(end, post(ORDERS, keyOf('order'), marked))
  const findings = judgeRefusal(ORDERS, 'POST /orders with a wrong phone', came, 422)
  if (came.text.includes(MARK)) {
    const says = 'POST /orders: the refusal repeats a value of the order; name the field alone'
    findings.push({ place: placeOf('components', 'responses', 'Invalid'), says })
  }
  return [...findings, ...(await mutated(end, of, some(all, share)))]
}

async function changedMessages(end: End, share: number): Promise<Finding[]> {
  const of = { operation: CONTACTS, schema: 'ContactBody', kind: 'message' } as const
  const path = CONTACTS.path
  return mutated(end, { ...of, path }, some(mutationsOf(testMessage()), share / 3))
}

async function changedEvents(end: End, share: number): Promise<Finding[]> {
  const { path, findings } = await placed(end)
  const of = { operation: EVENTS, schema: 'EventBody', kind: 'event', path } as const
  const all = Object.values(examplesOf('Event')).flatMap((event) => mutationsOf(event))
  return [...findings, ...(await mutated(end, of, some(all, share)))]
}

/** What the kit asks, in this sequence. */
export const CHECKS: readonly Check[] = [
  { name: 'the catalogue', run: catalogue },
  { name: 'its locks', run: locks },
  { name: 'its methods', run: methods },
  { name: 'an order of every kind', run: everyKind },
  { name: 'an order, once', run: ordersOnce },
  { name: 'a message, once', run: messagesOnce },
  { name: 'an event, once', run: eventsOnce },
  { name: 'an event of every kind', run: everyEvent },
  { name: 'what is large', run: large },
  { name: 'changed orders', run: changedOrders },
  { name: 'changed messages', run: changedMessages },
  { name: 'changed events', run: changedEvents },
]
