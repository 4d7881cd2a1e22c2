import * as v from 'valibot'
import {
  contactReceiptSchema,
  experienceSchema,
  experiencesSchema,
  optionsSchema,
  type ContactBody,
  type ContactReceipt,
  type Experience,
  type ProviderOptions,
} from '~/provider/contract'
import { orderReceiptSchema, type OrderBody, type OrderReceipt } from '~/provider/contract-order'
import { idempotencyKeySchema, idSchema } from '~/provider/contract-parts'
import type { ProviderResult } from '~/provider/failure'
import { ingestExperience } from '~/provider/ingest.server'
import { RETRY } from '~/provider/retry'
import { failed, send, type Answer } from '~/provider/transport.server'

/** A way to the provider. The client does not know which end answers. */
export type ProviderConnection = {
  /** Without a trailing slash, e.g. https://api.example.com/v1 */
  baseUrl: string
  fetch: (request: Request) => Promise<Response>
  accessToken: string
  bearer: string
  appName: string
  appVersion: string
  /** Hosts whose pictures the site may show besides its own. */
  imageHosts: readonly string[]
}

/** The list of experiences, sanitised. */
export async function getItems(
  connection: ProviderConnection,
): Promise<ProviderResult<Experience[]>> {
  const result = await get(connection, '/items', experiencesSchema)
  if (!result.ok) return result
  const items = result.data.map((item) => ingestExperience(item, connection.imageHosts))
  const safe = items.filter((item) => item !== null)
  return safe.length === items.length ? { ok: true, data: safe } : failed('invalid')
}

/** One experience, sanitised. */
export async function getItem(
  connection: ProviderConnection,
  id: string,
): Promise<ProviderResult<Experience>> {
  if (!v.is(idSchema, id)) return failed('bad_argument')
  const result = await get(connection, `/items/${encodeURIComponent(id)}`, experienceSchema)
  if (!result.ok) return result
  const item = ingestExperience(result.data, connection.imageHosts)
  return item?.id === id ? { ok: true, data: item } : failed('invalid')
}

/** The choices of the form that only the provider knows. */
export function getOptions(
  connection: ProviderConnection,
): Promise<ProviderResult<ProviderOptions>> {
  return get(connection, '/systems/options', optionsSchema)
}

/** Hands an order over. The key makes repeating it harmless. */
export function postOrder(
  connection: ProviderConnection,
  body: OrderBody,
  idempotencyKey: string,
): Promise<ProviderResult<OrderReceipt>> {
  return post(connection, '/orders', { body, idempotencyKey }, orderReceiptSchema)
}

/** Hands a contact message over. The key makes repeating it harmless. */
export function postContact(
  connection: ProviderConnection,
  body: ContactBody,
  idempotencyKey: string,
): Promise<ProviderResult<ContactReceipt>> {
  return post(connection, '/forms/contacts', { body, idempotencyKey }, contactReceiptSchema)
}

async function get<TData>(
  connection: ProviderConnection,
  path: string,
  schema: v.GenericSchema<unknown, TData>,
): Promise<ProviderResult<TData>> {
  const result = await send(connection.fetch, {
    request: () => new Request(connection.baseUrl + path, { headers: headersOf(connection) }),
    timeoutMs: RETRY.getTimeout,
    retryOnce: false,
  })
  return unwrap(result, schema)
}

async function post<TData>(
  connection: ProviderConnection,
  path: string,
  { body, idempotencyKey }: { body: OrderBody | ContactBody; idempotencyKey: string },
  schema: v.GenericSchema<unknown, TData>,
): Promise<ProviderResult<TData>> {
  if (!v.is(idempotencyKeySchema, idempotencyKey)) return failed('bad_argument')
  const headers = {
    ...headersOf(connection),
    'Content-Type': 'application/json',
    'Idempotency-Key': idempotencyKey,
  }
  const text = JSON.stringify(body)
  const result = await send(connection.fetch, {
    request: () => new Request(connection.baseUrl + path, { method: 'POST', headers, body: text }),
    timeoutMs: RETRY.postTimeout,
    retryOnce: true,
  })
  return unwrap(result, schema)
}

function headersOf(connection: ProviderConnection): Record<string, string> {
  return {
    Accept: 'application/json',
    'X-App-Name': connection.appName,
    'X-App-Version': connection.appVersion,
    'X-Access-Token': connection.accessToken,
    Authorization: `Bearer ${connection.bearer}`,
  }
}

function unwrap<TData>(
  result: ProviderResult<Answer>,
  schema: v.GenericSchema<unknown, TData>,
): ProviderResult<TData> {
  if (!result.ok) return result
  const { status, json } = result.data
  const envelope = v.safeParse(v.object({ data: schema }), json)
  return envelope.success ? { ok: true, data: envelope.output.data } : failed('invalid', { status })
}
