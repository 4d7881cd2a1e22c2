import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import type { End } from './ask.ts'
import { listen } from '../../../scripts/tools/listen.ts'

/** A request to an end, and its answer, on their way through a server that plants a fault. */
export type Asked = { method: string; path: string; headers: Record<string, string>; body: string }
export type Answered = { status: number; headers: Record<string, string>; body: string }

/** What a fault does to a request before the end has it, and to the answer. */
export type Fault = {
  asked?: (asked: Asked) => Asked
  answered?: (answered: Answered, asked: Asked) => Answered | 'break' | Promise<Answered | 'break'>
}

/** A back office that stands before a sound one and plants a fault; `plant` changes it. */
export async function startFaultyEnd(end: End) {
  let fault: Fault = {}
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const asked: Asked = {
      method: request.method ?? 'GET',
      path: request.url ?? '/',
      headers: plainOf(request.headers),
      body: await readAll(request),
    }
    const sent = fault.asked?.(asked) ?? asked
    const came = await forward(end, sent)
    const changed = (await fault.answered?.(came, sent)) ?? came
    if (changed === 'break') return void response.socket?.destroy()
    response.writeHead(changed.status, changed.headers)
    response.end(changed.body)
  }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.socket?.destroy())
  })
  return {
    end: { ...end, url: await listen(server) },
    plant: (next: Fault) => {
      fault = next
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function readAll(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const text of request.setEncoding('utf8')) body += String(text)
  return body
}

/** The headers that matter to an end. */
function plainOf(headers: IncomingMessage['headers']): Record<string, string> {
  const hop = ['host', 'connection', 'content-length', 'transfer-encoding']
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' && !hop.includes(name) ? [[name, value]] : [],
    ),
  )
}

async function forward({ url }: End, { method, path, headers, body }: Asked): Promise<Answered> {
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const came = await fetch(url + path, { method, headers, ...(hasBody ? { body } : {}) })
  const kept = ['content-type', 'allow', 'idempotency-replayed']
  return {
    status: came.status,
    headers: Object.fromEntries([...came.headers].filter(([name]) => kept.includes(name))),
    body: await came.text(),
  }
}

const JSON_TYPE = { 'content-type': 'application/json' }
const HTML = { status: 200, headers: { 'content-type': 'text/html' }, body: '<!doctype html>' }

function ofPath(path: RegExp, change: NonNullable<Fault['answered']>): Fault {
  return { answered: (came, asked) => (path.test(asked.path) ? change(came, asked) : came) }
}

/** Changes `data` of a good answer. */
function withData(path: RegExp, change: (data: Record<string, unknown>) => unknown): Fault {
  return ofPath(path, (came) => {
    const read = v.safeParse(v.object({ data: v.looseObject({}) }), parse(came.body))
    return read.success
      ? { ...came, body: JSON.stringify({ data: change(read.output.data) }) }
      : came
  })
}

/** Answers another status instead of one, as it stands. */
function instead(from: number, to: number, path = /./): Fault {
  return ofPath(path, (came) => (came.status === from ? { ...came, status: to } : came))
}

/** Answers a good receipt instead of a refusal. */
function taken(from: number, path = /./): Fault {
  return ofPath(path, (came, asked) =>
    came.status === from
      ? {
          status: asked.path === '/orders' ? 201 : 202,
          headers: JSON_TYPE,
          body: JSON.stringify({ data: { id: 'taken', seq: 2 } }),
        }
      : came,
  )
}

function withHeaders(change: (headers: Record<string, string>) => Record<string, string>): Fault {
  return { asked: (asked) => ({ ...asked, headers: change(asked.headers) }) }
}

function without(answer: string): Fault {
  return {
    answered: (came) => {
      const { [answer]: _gone, ...headers } = came.headers
      return { ...came, headers }
    },
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const ORDERS = /^\/orders$/
const EVENTS = /\/events$/
const CONTACTS = /contacts$/

/** Faults as programmers make them: in which check of the kit each is found, and what it is. */
export const FAULTS: Readonly<Record<string, { check: string; fault: Fault }>> = {
  'takes the same order twice': {
    check: 'an order, once',
    fault: withHeaders((headers) => ({
      ...headers,
      ...(headers['idempotency-key'] ? { 'idempotency-key': `order:${randomUUID()}` } : {}),
    })),
  },
  'ignores a missing key': {
    check: 'an order, once',
    fault: withHeaders((headers) => ({ 'idempotency-key': `order:${randomUUID()}`, ...headers })),
  },
  'gives every order the same id': {
    check: 'an order, once',
    fault: withData(ORDERS, (data) => ({ ...data, id: 'order-1' })),
  },
  'gives a repeated order another id': {
    check: 'an order, once',
    fault: withData(ORDERS, (data) => ({ ...data, id: randomUUID() })),
  },
  'takes another body under a used key': { check: 'an order, once', fault: taken(409, ORDERS) },
  'does not mark a stored answer': {
    check: 'an order, once',
    fault: without('idempotency-replayed'),
  },
  'answers an order with 200': { check: 'an order of every kind', fault: instead(201, 200) },
  'answers 200 with HTML': { check: 'an order of every kind', fault: ofPath(ORDERS, () => HTML) },
  'says that its JSON is text': {
    check: 'an order of every kind',
    fault: ofPath(ORDERS, (came) => ({ ...came, headers: { 'content-type': 'text/plain' } })),
  },
  'is slow': {
    check: 'the catalogue',
    fault: ofPath(/options$/, async (came) => {
      await wait(3_300)
      return came
    }),
  },
  'breaks the connection': { check: 'the catalogue', fault: ofPath(/options$/, () => 'break') },
  'redirects to another address': {
    check: 'an order of every kind',
    fault: ofPath(ORDERS, () => ({ status: 307, headers: { location: '/v2/orders' }, body: '' })),
  },
  'echoes a wrong sum': {
    check: 'an order of every kind',
    fault: withData(ORDERS, (data) => ({ ...data, totalAmount: { amount: 1, currency: 'CZK' } })),
  },
  'has a clock that is off': {
    check: 'an order of every kind',
    fault: withData(ORDERS, (data) => ({ ...data, date: '2026-01-01T10:00:00.000Z' })),
  },
  'gives an order no id': {
    check: 'an order of every kind',
    fault: withData(ORDERS, ({ id: _id, ...data }) => data),
  },
  'takes no parcels': {
    check: 'an order of every kind',
    fault: ofPath(ORDERS, (came, { body }) =>
      body.includes('"kind":"parcel"') ? { ...came, status: 422 } : came,
    ),
  },
  'lets everybody in': {
    check: 'its locks',
    fault: withHeaders((headers) => ({
      ...headers,
      'x-access-token': 'kit-access-token',
      authorization: 'Bearer kit-bearer',
      'x-app-name': 'a',
      'x-app-version': '1',
    })),
  },
  'answers 403 to a wrong secret': { check: 'its locks', fault: instead(401, 403) },
  'knows no 405': { check: 'its methods', fault: instead(405, 404) },
  'does not say what is allowed': { check: 'its methods', fault: without('allow') },
  'refuses in HTML': {
    check: 'its methods',
    fault: {
      answered: (came) =>
        came.status >= 400
          ? { ...came, headers: { ...came.headers, 'content-type': 'text/html' } }
          : came,
    },
  },
  'refuses without saying what': {
    check: 'the catalogue',
    fault: { answered: (came) => (came.status >= 400 ? { ...came, body: '{}' } : came) },
  },
  'takes what is too large': { check: 'what is large', fault: taken(413) },
  'fails at long texts': {
    check: 'what is large',
    fault: ofPath(ORDERS, (came, { body }) =>
      body.length > 10_000 && came.status === 201 ? { ...came, status: 500 } : came,
    ),
  },
  'takes wrong fields': { check: 'changed orders', fault: taken(422, ORDERS) },
  'repeats what was sent': {
    check: 'changed orders',
    fault: ofPath(ORDERS, (came, { body }) =>
      came.status === 422
        ? {
            ...came,
            body: JSON.stringify({ type: 'about:blank', title: body.slice(0, 9_000), status: 422 }),
          }
        : came,
    ),
  },
  'takes text for JSON': {
    check: 'a message, once',
    fault: withHeaders((headers) => ({ ...headers, 'content-type': 'application/json' })),
  },
  'takes a message for an order of the same UUID': {
    check: 'a message, once',
    fault: ofPath(CONTACTS, (came, { body }) =>
      body.includes('"subject":"A ride') ? { ...came, status: 409 } : came,
    ),
  },
  'answers an event with 200': {
    check: 'an event of every kind',
    fault: instead(202, 200, EVENTS),
  },
  'takes events of unknown orders': { check: 'an event of every kind', fault: taken(404, EVENTS) },
  'refuses an event with a lower seq': {
    check: 'an event of every kind',
    fault: ofPath(EVENTS, (came, { body }) =>
      body.includes('"waive"') ? { ...came, status: 409 } : came,
    ),
  },
  'echoes a wrong seq': {
    check: 'an event of every kind',
    fault: withData(EVENTS, () => ({ seq: 1 })),
  },
  'has two experiences with one slug': {
    check: 'the catalogue',
    fault: ofPath(/items$/, (came) => {
      const read = v.safeParse(v.object({ data: v.array(v.unknown()) }), parse(came.body))
      return read.success
        ? { ...came, body: JSON.stringify({ data: [...read.output.data, read.output.data[0]] }) }
        : came
    }),
  },
  'has no countries': {
    check: 'the catalogue',
    fault: withData(/options$/, () => ({ countries: [] })),
  },
}
