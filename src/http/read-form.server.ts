import { refusal } from '~/http/plain/refusal'

/** Maximum size of a form; the longest order has some 20 KB. */
export const MAX_BODY = 64 * 1024
/** Maximum number of bytes read from a refused body, see discardBody. */
export const MAX_DISCARDED = 10 * 1024 * 1024
const FORM_TYPES: readonly string[] = ['application/x-www-form-urlencoded', 'multipart/form-data']

export type FormBody = { ok: true; form: FormData } | { ok: false; response: Response }

/** True when the content type is a form's. */
export function isFormType(request: Request): boolean {
  const [type = ''] = (request.headers.get('Content-Type') ?? '').toLowerCase().split(';')
  return FORM_TYPES.includes(type.trim())
}

/** The fields of a posted form (none when nothing was posted); at most `max` bytes, also when chunked. */
export async function readForm(request: Request, max = MAX_BODY): Promise<FormBody> {
  if (request.method !== 'POST') return { ok: true, form: new FormData() }
  if (!isFormType(request)) return { ok: false, response: refusal(request, 415) }
  const body = await readBounded(request, max)
  if (!body) return { ok: false, response: refusal(request, 413) }
  try {
    const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' }
    return { ok: true, form: await new Response(body, { headers }).formData() }
  } catch {
    return { ok: false, response: refusal(request, 400) }
  }
}

/**
 * Reads the rest of an unused body. Local workerd drops a connection with unread bytes, and the next form on the same
 * connection, from another visitor, would be answered 500.
 */
export async function discardBody(request: Request): Promise<void> {
  if (request.bodyUsed || request.body?.locked) return
  // The sender disconnected after it got its answer.
  await readBounded(request, 0).catch(() => null)
}

/** The body, or null when it is longer than `max`; then the rest is read and discarded. */
export async function readBounded(request: Request, max: number): Promise<Blob | null> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size <= max) chunks.push(new Uint8Array(chunk))
    else if (size > MAX_DISCARDED) break
  }
  return size <= max ? new Blob(chunks) : null
}
