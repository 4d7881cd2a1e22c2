import { refusal } from '~/edge/refusal'

/** The most a form may weigh; the longest order has some 20 KB. */
export const MAX_BODY = 64 * 1024
/** The most that is read only to be thrown away. */
const MAX_DISCARDED = 8 * 1024 * 1024
const FORM_TYPES: readonly string[] = ['application/x-www-form-urlencoded', 'multipart/form-data']

export type FormBody = { ok: true; form: FormData } | { ok: false; response: Response }

/** Whether the body says it is a form. */
export function isFormType(request: Request): boolean {
  const [type = ''] = (request.headers.get('Content-Type') ?? '').toLowerCase().split(';')
  return FORM_TYPES.includes(type.trim())
}

/** The fields of a posted form, at most 64 KB (counted, so that a chunked body is bounded too). */
export async function readForm(request: Request): Promise<FormBody> {
  if (!isFormType(request)) return { ok: false, response: refusal(request, 415) }
  const body = await readBounded(request)
  if (!body) return { ok: false, response: refusal(request, 413) }
  try {
    const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' }
    return { ok: true, form: await new Response(body, { headers }).formData() }
  } catch {
    return { ok: false, response: refusal(request, 400) }
  }
}

async function readBounded(request: Request): Promise<Blob | null> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size <= MAX_BODY) chunks.push(new Uint8Array(chunk))
    if (size > MAX_DISCARDED) break
  }
  return size > MAX_BODY ? null : new Blob(chunks)
}

/**
 * Reads the rest of a body nobody wants and forgets it. Answering while it is still on its way would break
 * the connection, and with it the next request on it.
 */
export async function discardBody(request: Request): Promise<void> {
  if (!request.body || request.bodyUsed) return
  let size = 0
  try {
    for await (const chunk of request.body) {
      size += chunk.byteLength
      if (size > MAX_DISCARDED) return
    }
  } catch {
    // The sender has gone.
  }
}
