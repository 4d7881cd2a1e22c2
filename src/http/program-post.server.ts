import { timingSafeEqual } from 'hono/utils/buffer'
import { Webhook } from 'standardwebhooks'
import type { Bucket } from '~/http/limits'
import { refusal } from '~/http/plain/refusal'
import { type Counters, isWithinLimit } from '~/http/rate-limit'
import { readBounded } from '~/http/read-form.server'

// What the addresses of programs (`/api/…`) share: how a post is let in and read, and by what its sender is known.

type Reading = {
  bucket: Bucket
  /** Bytes. */
  max: number
  /** The token that the sender has to show. */
  token?: string
  isJson?: true
}

/**
 * The text of a post; or its refusal: another method (405), too often (429), a wrong token (401, empty), another type than
 * JSON where it must be that (415), too long (413).
 */
export async function readPost(
  request: Request,
  counters: Counters,
  { bucket, max, token, isJson }: Reading,
): Promise<string | Response> {
  if (request.method !== 'POST') {
    const refused = refusal(request, 405)
    refused.headers.set('Allow', 'POST')
    return refused
  }
  if (!(await isWithinLimit(bucket, request, counters))) return refusal(request, 429)
  if (token !== undefined && !(await hasBearer(request, token))) {
    return emptyAnswer(401, { 'WWW-Authenticate': 'Bearer' })
  }
  if (isJson && !isJsonType(request)) return refusal(request, 415)
  return (await readWithin(request, max)) ?? refusal(request, 413)
}

/** The text of a body of at most `max` bytes; null for a longer one, which is not read where it says so. */
export async function readWithin(request: Request, max: number): Promise<string | null> {
  if (Number(request.headers.get('Content-Length') ?? 0) > max) return null
  return (await readBounded(request, max))?.text() ?? null
}

/** True when a request says that its body is JSON. */
export function isJsonType(request: Request): boolean {
  const [type = ''] = (request.headers.get('Content-Type') ?? '').toLowerCase().split(';')
  return type.trim() === 'application/json'
}

/** True when a request carries this token as `Authorization: Bearer …`; compared in constant time. */
export function hasBearer(request: Request, token: string): Promise<boolean> {
  return timingSafeEqual(request.headers.get('Authorization') ?? '', `Bearer ${token}`)
}

/** True when a secret signed a text within five minutes (Standard Webhooks; the headers `webhook-…`). */
export function isSignedBy(secret: string, text: string, headers: Record<string, string>): boolean {
  try {
    new Webhook(secret).verify(text, headers, { jsonParse: false })
    return true
  } catch {
    return false
  }
}

/** An answer to a program without a body. */
export function emptyAnswer(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { ...headers, 'Cache-Control': 'no-store' } })
}
