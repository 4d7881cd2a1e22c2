import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import * as v from 'valibot'
import { PAYMENT_METHODS } from '../../../src/carrier/payment-methods.ts'
import { KEY_SCHEMAS } from '../../../src/back-office/contract-parts.ts'
import { eventBodySchema } from '../../../src/back-office/events/contract-event.ts'
import { contactBodySchema } from '../../../src/back-office/contract.ts'
import {
  orderBodySchema,
  type OrderBody,
  type OrderReceipt,
} from '../../../src/back-office/contract-order.ts'
import { fieldErrors } from '../../../src/back-office/embedded/problem.ts'
import { countries } from '../../../src/lib/countries.ts'
import { experiences } from '../../../carriers/vozka/catalogue/experiences.ts'
import { remoteAccess } from './remote-access.ts'
import { listen } from '../../../scripts/tools/listen.ts'

/**
 * A back office over real HTTP that stores orders and messages, and fails on demand. Each test uses its own name:
 * {url}/s/{name}/v1 is the base address of a separate provider. Beside it, POST __script sets the faults of the next
 * calls, POST __items sets the experiences, GET __received returns all received calls, POST __reset clears everything.
 */
const stepSchema = v.strictObject({
  fault: v.picklist([
    'ok',
    'status',
    'hang',
    'reset-before',
    'reset-after',
    'html',
    'wrong-shape',
    'redirect',
    'drip',
  ]),
  /** The answer of the fault `status`. */
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)), 500),
  retryAfter: v.optional(v.string()),
  /** With the faults `status` and `hang`: the provider stores the order although it fails. */
  commits: v.optional(v.boolean(), false),
})
const scriptSchema = v.strictObject({
  steps: v.array(stepSchema),
  /** Repeats the steps for ever; otherwise every call after the last step succeeds. */
  repeat: v.optional(v.boolean(), false),
})
type Script = v.InferOutput<typeof scriptSchema>
type Step = Script['steps'][number]

/** One step of a script, as a test writes it. */
export type FaultStep = v.InferInput<typeof stepSchema>

type Call = { method: string; path: string; headers: IncomingMessage['headers']; body: string }
type Reply = { status: number; json: unknown; headers?: Record<string, string> }
type KeptItem = { key: string; hash: string; body: unknown; data: { id: string } }
type Space = {
  script: Script
  /** The experiences it returns, valid or not. */
  items: unknown[]
  calls: Call[]
  orders: KeptItem[]
  messages: KeptItem[]
  events: KeptItem[]
}

const MAX_BODY_BYTES = 64 * 1024

/** Starts the server on a free port of 127.0.0.1. */
export async function startRemoteProvider(
  port = 0,
): Promise<{ url: string; close: () => Promise<void> }> {
  const spaces = new Map<string, Space>()
  const server = createServer((request, response) => {
    handle(spaces, request, response).catch((error: unknown) => response.destroy(asError(error)))
  })
  return {
    url: await listen(server, port),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function handle(
  spaces: Map<string, Space>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [, name = '', path = ''] = /^(?:\/s\/([\w-]+))?(\/.*)$/.exec(request.url ?? '') ?? []
  const space = spaces.get(name) ?? emptySpace()
  spaces.set(name, space)
  const call = { method: request.method ?? '', path, headers: request.headers, body: '' }
  // The stream decodes, because two chunks may share a character.
  for await (const text of request.setEncoding('utf8')) call.body += String(text)
  if (path.startsWith('/__')) return control(space, call, response)
  space.calls.push(call)
  return perform(space, call, response)
}

function control(space: Space, { path, body }: Call, response: ServerResponse): void {
  if (path === '/__received') {
    const { calls, orders, messages, events } = space
    return write(response, { status: 200, json: { calls, orders, messages, events } })
  }
  if (path === '/__reset') Object.assign(space, emptySpace())
  if (path === '/__items') space.items = v.parse(v.array(v.unknown()), JSON.parse(body))
  if (path === '/__script') space.script = v.parse(scriptSchema, JSON.parse(body))
  write(response, { status: 200, json: {} })
}

function emptySpace(): Space {
  return {
    script: { steps: [], repeat: false },
    items: experiences,
    calls: [],
    orders: [],
    messages: [],
    events: [],
  }
}

function nextStep(script: Script): Step {
  const step = script.steps.shift()
  if (step && script.repeat) script.steps.push(step)
  return step ?? { fault: 'ok', status: 200, commits: false }
}

function perform(space: Space, call: Call, response: ServerResponse): void {
  const step = nextStep(space.script)
  switch (step.fault) {
    case 'ok':
      return write(response, answer(space, call))
    case 'status': {
      if (step.commits) answer(space, call)
      if (step.retryAfter !== undefined) response.setHeader('Retry-After', step.retryAfter)
      return write(response, problem(step.status))
    }
    case 'hang':
      if (step.commits) answer(space, call)
      return
    case 'reset-after':
      answer(space, call)
      return void response.socket?.resetAndDestroy()
    case 'reset-before':
      return void response.socket?.resetAndDestroy()
    case 'html': {
      const { status } = answer(space, call)
      response.writeHead(status, { 'Content-Type': 'text/html' })
      return void response.end('<!doctype html><title>Maintenance</title>')
    }
    case 'wrong-shape':
      return write(response, { status: answer(space, call).status, json: { data: { id: 7 } } })
    case 'redirect':
      // Another host name of this server. A client that follows the redirect is recorded under the name "elsewhere".
      response.writeHead(307, {
        Location: `http://localhost:${response.socket?.localPort}/s/elsewhere${call.path}`,
      })
      return void response.end()
    case 'drip':
      return drip(response, answer(space, call))
  }
}

/** Sends the correct answer, one character every 100 ms. */
function drip(response: ServerResponse, { status, json }: Reply): void {
  const characters = Array.from(JSON.stringify(json))
  response.writeHead(status, { 'Content-Type': 'application/json' })
  const timer = setInterval(() => {
    const next = characters.shift()
    if (next === undefined) response.end()
    else response.write(next)
  }, 100)
  response.on('close', () => clearInterval(timer))
}

/** The correct answer to a call, by the contract. */
function answer(space: Space, call: Call): Reply {
  if (!isFromSite(call.headers)) return problem(401)
  const item = /^\/v1\/items\/([^/]+)$/.exec(call.path)?.[1]
  const reads: Record<string, unknown> = {
    '/v1/items': space.items,
    '/v1/systems/options': { countries },
  }
  const data = item
    ? space.items.find((entry) => v.is(v.object({ id: v.literal(item) }), entry))
    : reads[call.path]
  const taking = takingOf(space, call.path)
  if (taking && call.method === 'POST') return take(taking, call)
  if (taking) return { ...problem(405), headers: { Allow: 'POST' } }
  if (!item && !data) return problem(404)
  if (call.method !== 'GET') return { ...problem(405), headers: { Allow: 'GET, HEAD' } }
  return data ? { status: 200, json: { data } } : problem(404)
}

function isFromSite(headers: IncomingMessage['headers']): boolean {
  return (
    headers['x-access-token'] === remoteAccess.accessToken &&
    headers.authorization === `Bearer ${remoteAccess.bearer}` &&
    Boolean(headers['x-app-name'] && headers['x-app-version'])
  )
}

type Taking = {
  kept: KeptItem[]
  status: number
  key: keyof typeof KEY_SCHEMAS
  /** The body that fits and the data of the answer, or the answer to one that does not fit. */
  read: (json: unknown) => { body: object; data: { id: string } } | Reply
}

/** What is taken at an address; null where nothing is. */
function takingOf(space: Space, path: string): Taking | null {
  const id = `remote-${randomUUID()}`
  if (path === '/v1/orders') {
    const read = fitting(orderBodySchema, (order) => receiptOf(id, order))
    return { kept: space.orders, status: 201, key: 'order', read }
  }
  if (path === '/v1/forms/contacts') {
    const read = fitting(contactBodySchema, () => ({ id }))
    return { kept: space.messages, status: 202, key: 'message', read }
  }
  const number = /^\/v1\/orders\/(\d{10})\/events$/.exec(path)?.[1]
  if (number === undefined) return null
  const isKnown = space.orders.some(({ body }) =>
    v.is(v.object({ number: v.literal(number) }), body),
  )
  const read = isKnown
    ? fitting(
        v.pipe(
          eventBodySchema,
          v.transform((event) => ({ number, ...event })),
        ),
        ({ seq }) => ({ id, seq }),
      )
    : () => problem(404)
  return { kept: space.events, status: 202, key: 'event', read }
}

function fitting<TBody extends object>(
  schema: v.GenericSchema<unknown, TBody>,
  dataOf: (body: TBody) => { id: string },
): Taking['read'] {
  return (json) => {
    const parsed = v.safeParse(schema, json)
    if (!parsed.success) return problem(422, fieldErrors(parsed.issues))
    return { body: parsed.output, data: dataOf(parsed.output) }
  }
}

function take({ kept, status, key: kind, read }: Taking, { headers, body }: Call): Reply {
  const key = headers['idempotency-key']
  const keyProblem = (code: number, said: string) =>
    problem(code, [{ field: 'Idempotency-Key', code: said }])
  if (!v.is(KEY_SCHEMAS[kind], key)) return keyProblem(400, 'required')
  if (headers['content-type']?.split(';')[0] !== 'application/json') return problem(415)
  if (Buffer.byteLength(body) > MAX_BODY_BYTES) return problem(413)
  let json: unknown
  try {
    json = JSON.parse(body)
  } catch {
    return problem(400)
  }
  const fits = read(json)
  if ('status' in fits) return fits
  const hash = createHash('sha256').update(JSON.stringify(fits.body)).digest('hex')
  const known = kept.find((item) => item.key === key)
  if (known && known.hash !== hash) return keyProblem(409, 'key_reused')
  if (known) {
    return { status, json: { data: known.data }, headers: { 'Idempotency-Replayed': 'true' } }
  }
  kept.push({ key, hash, ...fits })
  return { status, json: { data: fits.data } }
}

function receiptOf(id: string, order: OrderBody): OrderReceipt {
  const { locale, paymentMethod } = order
  return {
    id,
    date: new Date().toISOString(),
    status: 'received',
    totalAmount: order.price.totalGross,
    paymentMethodName: paymentMethod ? PAYMENT_METHODS[paymentMethod].name[locale] : undefined,
  }
}

function problem(status: number, errors?: { field: string; code: string }[]): Reply {
  return { status, json: { type: 'about:blank', title: `Answer ${status}`, status, errors } }
}

function write(response: ServerResponse, { status, json, headers }: Reply): void {
  const type = status < 400 ? 'application/json' : 'application/problem+json'
  response.writeHead(status, { ...headers, 'Content-Type': type })
  response.end(JSON.stringify(json))
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error('failed')
}
