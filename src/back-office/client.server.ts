import * as v from 'valibot'
import { keysOf } from '~/lib/keys-of'
import { logEvent } from '~/lib/log'
import {
  contactReceiptSchema,
  experienceSchema,
  MOST_EXPERIENCES,
  optionsSchema,
  type ContactBody,
  type ContactReceipt,
  type Country,
  type Experience,
  type ListedExperience,
  MAX_DESCRIPTION,
} from '~/back-office/contract'
import { orderReceiptSchema, type OrderBody, type OrderReceipt } from '~/back-office/contract-order'
import { idempotencyKeySchema, idSchema, orderNumberSchema } from '~/back-office/contract-parts'
import type { ProviderResult } from '~/back-office/failure'
import type { EventBody } from '~/back-office/events/contract-event'
import { judgeCountries, judgeExperiences, type Judged } from '~/back-office/judge-list'
import { RETRY } from '~/back-office/retry'
import { failed, send, type Answer } from '~/back-office/transport.server'
import { inEach } from '~/lib/locale'

/**
 * Makes a valid experience safe to render, once, before caching: sanitises its HTML and removes its picture unless
 * this site or a host in `imageHosts` serves it. Null when the sanitised text exceeds the contract (escaping makes it
 * longer).
 */
export async function ingestExperience(
  experience: Experience,
  imageHosts: readonly string[],
): Promise<Experience | null> {
  // The library has 190 KB, and only a new catalogue needs it.
  const { sanitizeDescription } = await import('~/back-office/sanitize-description.server')
  const descriptionHtml = inEach((locale) =>
    sanitizeDescription(experience.descriptionHtml[locale]),
  )
  if (Object.values(descriptionHtml).some(({ length }) => length > MAX_DESCRIPTION)) return null
  return { ...withTrustedImage(experience, imageHosts), descriptionHtml }
}

/** Removes a picture that the site may not show; the poster of its kind replaces it. */
function withTrustedImage<TExperience extends Pick<Experience, 'image'>>(
  experience: TExperience,
  imageHosts: readonly string[],
): TExperience {
  const { image } = experience
  return { ...experience, image: image && isTrustedImage(image.src, imageHosts) ? image : null }
}

/** True when the address of a picture is root-relative or https on an allowed host. */
export function isTrustedImage(src: string, imageHosts: readonly string[]): boolean {
  // No second slash and no backslash: browsers read both as the start of another host.
  if (/^\/(?!\/)[^\s\\]*$/.test(src)) return true
  const url = URL.parse(src)
  return (
    url !== null &&
    url.protocol === 'https:' &&
    url.username === '' &&
    url.password === '' &&
    imageHosts.includes(url.host)
  )
}

/** A connection to the provider. The client does not know which of the two back offices answers. */
export type ProviderConnection = {
  /** Without a trailing slash, e.g. https://api.example.com/v1 */
  baseUrl: string
  fetch: (request: Request) => Promise<Response>
  accessToken: string
  bearer: string
  appName: string
  appVersion: string
  /** Hosts, besides the site, whose pictures the site may show. */
  imageHosts: readonly string[]
}

const KILOBYTE = 1_024
/** Maximum size of an answer; an experience of the maximum size fits. */
const MOST_BYTES = 1_024 * KILOBYTE
/** Room for the maximum number of listed experiences of maximum size; KV stores up to 25 MB. */
const MOST_LIST_BYTES = MOST_EXPERIENCES * 100 * KILOBYTE

/** The list of experiences. Each entry is judged alone; a list without a valid entry is `invalid`. */
export async function getItems(
  connection: ProviderConnection,
): Promise<ProviderResult<Judged<ListedExperience>>> {
  const result = await get(connection, '/items', v.array(v.unknown()), MOST_LIST_BYTES)
  if (!result.ok) return result
  const { kept, leftOut } = told(judgeExperiences(result.data))
  if (kept.length === 0 && leftOut.count > 0) return failed('invalid')
  const { imageHosts } = connection
  return {
    ok: true,
    data: { kept: kept.map((item) => withTrustedImage(item, imageHosts)), leftOut },
  }
}

/** One experience, sanitised. */
export async function getItem(
  connection: ProviderConnection,
  id: string,
): Promise<ProviderResult<Experience>> {
  if (!v.is(idSchema, id)) return failed('bad_argument')
  const result = await get(connection, `/items/${encodeURIComponent(id)}`, experienceSchema)
  if (!result.ok) return result
  const item = await ingestExperience(result.data, connection.imageHosts)
  return item?.id === id ? { ok: true, data: item } : failed('invalid')
}

/**
 * The countries a customer may choose; only the provider knows them. An empty list is `invalid`, because it would
 * block every order.
 */
export async function getCountries(
  connection: ProviderConnection,
): Promise<ProviderResult<Judged<Country>>> {
  const result = await get(connection, '/systems/options', optionsSchema)
  if (!result.ok) return result
  const judged = told(judgeCountries(result.data.countries))
  return judged.kept.length === 0 ? failed('invalid') : { ok: true, data: judged }
}

/** Logs the entries that a list lost. */
function told<TEntry>(judged: Judged<TEntry>): Judged<TEntry> {
  const { count, named } = judged.leftOut
  for (const { id, reason } of named) {
    logEvent({ event: 'catalogue_left_out', item: id, outcome: reason, count })
  }
  return judged
}

/** Delivers an order. The key makes a repetition harmless. Missing or wrong fields of the receipt are logged. */
export async function postOrder(
  connection: ProviderConnection,
  body: OrderBody,
  idempotencyKey: string,
): Promise<ProviderResult<OrderReceipt>> {
  const result = await post(connection, '/orders', { body, idempotencyKey }, orderReceiptSchema)
  if (!result.ok) return result
  for (const field of keysOf(orderReceiptSchema.entries)) {
    if (result.data[field] === undefined) logEvent({ event: 'receipt_incomplete', item: field })
  }
  return result
}

/** Delivers a contact message. The key makes a repetition harmless. */
export function postContact(
  connection: ProviderConnection,
  body: ContactBody,
  idempotencyKey: string,
): Promise<ProviderResult<ContactReceipt>> {
  return post(connection, '/forms/contacts', { body, idempotencyKey }, contactReceiptSchema)
}

/**
 * Delivers an event of an order. Only 202 says that the back office has it; its body may be empty, and anything else
 * than JSON in it is not its answer.
 */
export async function postEvent(
  connection: ProviderConnection,
  { number, body }: { number: string; body: EventBody },
  idempotencyKey: string,
): Promise<ProviderResult<{ seq: number }>> {
  if (!v.is(orderNumberSchema, number)) return failed('bad_argument')
  const answer = await postRaw(connection, `/orders/${number}/events`, { body, idempotencyKey })
  if (!answer.ok) return answer
  const { status, json } = answer.data
  return status === 202 && v.is(v.nullable(v.looseObject({})), json)
    ? { ok: true, data: { seq: body.seq } }
    : failed('invalid', { status })
}

async function get<TData>(
  connection: ProviderConnection,
  path: string,
  schema: v.GenericSchema<unknown, TData>,
  maxBytes = MOST_BYTES,
): Promise<ProviderResult<TData>> {
  const result = await send(connection.fetch, {
    request: () => new Request(connection.baseUrl + path, { headers: headersOf(connection) }),
    timeoutMs: RETRY.getTimeout,
    maxBytes,
    retryOnce: false,
  })
  return unwrap(result, schema)
}

type Posted = { body: OrderBody | ContactBody | EventBody; idempotencyKey: string }

async function post<TData>(
  connection: ProviderConnection,
  path: string,
  posted: Posted,
  schema: v.GenericSchema<unknown, TData>,
): Promise<ProviderResult<TData>> {
  return unwrap(await postRaw(connection, path, posted), schema)
}

async function postRaw(
  connection: ProviderConnection,
  path: string,
  { body, idempotencyKey }: Posted,
): Promise<ProviderResult<Answer>> {
  if (!v.is(idempotencyKeySchema, idempotencyKey)) return failed('bad_argument')
  const headers = {
    ...headersOf(connection),
    'Content-Type': 'application/json',
    'Idempotency-Key': idempotencyKey,
  }
  const text = JSON.stringify(body)
  return send(connection.fetch, {
    request: () => new Request(connection.baseUrl + path, { method: 'POST', headers, body: text }),
    timeoutMs: RETRY.postTimeout,
    maxBytes: MOST_BYTES,
    retryOnce: true,
  })
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
