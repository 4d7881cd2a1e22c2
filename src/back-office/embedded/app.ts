import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { timingSafeEqual } from 'hono/utils/buffer'
import * as v from 'valibot'
import { sha256 } from '~/lib/hash'
import { parseJson } from '~/lib/parse-json'
import { readBoundedText } from '~/back-office/bounded-body'
import { contactBodySchema } from '~/back-office/contract'
import { orderBodySchema } from '~/back-office/contract-order'
import { idSchema, KEY_SCHEMAS, orderNumberSchema } from '~/back-office/contract-parts'
import { eventBodySchema } from '~/back-office/events/contract-event'
import { type Persons, personHashes } from '~/back-office/persons/person-hash.server'
import { fieldErrors, problemResponse } from '~/back-office/embedded/problem'
import {
  findExperience,
  keepMessage,
  keepOrder,
  listCountries,
  keepEvent,
  listExperiences,
  type Kept,
  type Stamp,
} from '~/back-office/embedded/store'

type Embedded = { Bindings: { db: D1Database; accessToken: string; bearer: string } }

const MAX_BODY_BYTES = 64 * 1024

/**
 * The embedded provider: implements the contract of docs/provider-api.yaml on a database, for a carrier without a
 * back office. Only the client reaches it, never a request from outside.
 */
export const embedded = new Hono<Embedded>()
  .basePath('/v1')
  .use(requireSite)
  .get('/items', async (c) => c.json({ data: await listExperiences(c.env.db) }))
  .get('/items/:id', async (c) => {
    const id = c.req.param('id')
    const item = v.is(idSchema, id) ? await findExperience(c.env.db, id) : null
    return item ? c.json({ data: item }) : problemResponse(404)
  })
  .get('/systems/options', async (c) =>
    c.json({ data: { countries: await listCountries(c.env.db) } }),
  )
  .post('/orders', (c) =>
    take(c, {
      kind: 'order',
      schema: orderBodySchema,
      prefix: 'ord',
      status: 201,
      keep: keepOrder,
    }),
  )
  .post('/forms/contacts', (c) =>
    take(c, {
      kind: 'message',
      schema: contactBodySchema,
      prefix: 'msg',
      status: 202,
      keep: keepMessage,
    }),
  )
  .post('/orders/:number/events', (c) => takeEvent(c, c.req.param('number')))
  .all('/items', () => problemResponse(405, { headers: { Allow: 'GET, HEAD' } }))
  .all('/items/:id', () => problemResponse(405, { headers: { Allow: 'GET, HEAD' } }))
  .all('/systems/options', () => problemResponse(405, { headers: { Allow: 'GET, HEAD' } }))
  .all('/orders', () => problemResponse(405, { headers: { Allow: 'POST' } }))
  .all('/orders/:number/events', () => problemResponse(405, { headers: { Allow: 'POST' } }))
  .all('/forms/contacts', () => problemResponse(405, { headers: { Allow: 'POST' } }))
  .notFound(() => problemResponse(404))
  .onError((error) => {
    // Errors of the parsers quote their input, those of D1 only name tables and columns.
    const reason = error.message.startsWith('D1_ERROR') ? error.message : error.name
    console.error(JSON.stringify({ event: 'provider.embedded.failed', reason }))
    return problemResponse(500)
  })

async function requireSite(
  c: Context<Embedded>,
  next: () => Promise<void>,
): Promise<Response | void> {
  const token = await timingSafeEqual(c.req.header('X-Access-Token') ?? '', c.env.accessToken)
  const bearer = await timingSafeEqual(
    c.req.header('Authorization') ?? '',
    `Bearer ${c.env.bearer}`,
  )
  const isNamed = c.req.header('X-App-Name') && c.req.header('X-App-Version')
  if (!token || !bearer || !isNamed) return problemResponse(401)
  await next()
}

/** A body that fits its schema, and what makes its delivery one. */
type Posted<TBody> = { body: TBody; idempotencyKey: string; bodyHash: string; receivedAt: string }

/** Checks key, type, size, JSON and fields of a POST, in this order. */
async function readPosted<TBody>(
  c: Context<Embedded>,
  kind: keyof typeof KEY_SCHEMAS,
  schema: v.GenericSchema<unknown, TBody>,
): Promise<Posted<TBody> | Response> {
  const idempotencyKey = c.req.header('Idempotency-Key')
  if (!v.is(KEY_SCHEMAS[kind], idempotencyKey)) {
    const code = idempotencyKey === undefined ? 'required' : 'invalid'
    return problemResponse(400, { errors: [{ field: 'Idempotency-Key', code }] })
  }
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') return problemResponse(415)
  const text = await readBoundedText(c.req.raw.body, MAX_BODY_BYTES)
  if (!text.ok) return problemResponse(text.reason === 'too_large' ? 413 : 400)
  const json = parseJson(text.text)
  if (json === undefined) return problemResponse(400)
  const body = v.safeParse(schema, json, { abortPipeEarly: true })
  if (!body.success) return problemResponse(422, { errors: fieldErrors(body.issues) })
  // The parsed body has the keys in the order of the schema, so equal bodies have equal hashes.
  const bodyHash = await sha256(JSON.stringify(body.output))
  return { body: body.output, idempotencyKey, bodyHash, receivedAt: new Date().toISOString() }
}

type Taking<TBody, TReceipt> = {
  kind: 'order' | 'message'
  schema: v.GenericSchema<unknown, TBody>
  prefix: 'ord' | 'msg'
  status: 201 | 202
  keep: (db: D1Database, body: TBody, stamp: Stamp) => Promise<Kept<TReceipt>>
}

/** Takes an order or a message, and answers with the stored row. */
async function take<TBody extends Persons, TReceipt>(
  c: Context<Embedded>,
  { kind, schema, prefix, status, keep }: Taking<TBody, TReceipt>,
): Promise<Response> {
  const posted = await readPosted(c, kind, schema)
  if (posted instanceof Response) return posted
  const { body, ...stamp } = posted
  const id = `${prefix}_${crypto.randomUUID().replaceAll('-', '')}`
  return answerKept(
    c,
    await keep(c.env.db, body, { ...stamp, id, hashes: await personHashes(body) }),
    status,
  )
}

/** Takes an event of an order; of one that is not here it is refused. */
async function takeEvent(c: Context<Embedded>, number: string): Promise<Response> {
  if (!v.is(orderNumberSchema, number)) return problemResponse(404)
  const posted = await readPosted(c, 'event', eventBodySchema)
  if (posted instanceof Response) return posted
  const { body, ...stamp } = posted
  const kept = await keepEvent(c.env.db, { number, body }, stamp)
  return !kept.ok && kept.error === 'unknown_order'
    ? problemResponse(404)
    : answerKept(c, kept, 202)
}

type Outcome<TReceipt> = { ok: true; replayed: boolean; receipt: TReceipt } | { ok: false }

function answerKept<TReceipt>(
  c: Context<Embedded>,
  kept: Outcome<TReceipt>,
  status: 201 | 202,
): Response {
  if (!kept.ok) {
    return problemResponse(409, { errors: [{ field: 'Idempotency-Key', code: 'key_reused' }] })
  }
  if (kept.replayed) c.header('Idempotency-Replayed', 'true')
  return c.json({ data: kept.receipt }, status)
}
