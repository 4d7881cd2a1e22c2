import { refusal } from '~/edge/plain/refusal'

/** The most a form may weigh; the longest order has some 20 KB. */
export const MAX_BODY = 64 * 1024
/** How much of a refused body is read all the same, see discardBody. */
const MAX_DISCARDED = 10 * 1024 * 1024
const FORM_TYPES: readonly string[] = ['application/x-www-form-urlencoded', 'multipart/form-data']

export type FormBody = { ok: true; form: FormData } | { ok: false; response: Response }

/** Whether the body says it is a form. */
export function isFormType(request: Request): boolean {
  const [type = ''] = (request.headers.get('Content-Type') ?? '').toLowerCase().split(';')
  return FORM_TYPES.includes(type.trim())
}

/** The fields of a posted form, none of a request that posts nothing; at most 64 KB, also when chunked. */
export async function readForm(request: Request): Promise<FormBody> {
  if (request.method !== 'POST') return { ok: true, form: new FormData() }
  if (!isFormType(request)) return { ok: false, response: refusal(request, 415) }
  const body = await readBounded(request, MAX_BODY)
  if (!body) return { ok: false, response: refusal(request, 413) }
  try {
    const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' }
    return { ok: true, form: await new Response(body, { headers }).formData() }
  } catch {
    return { ok: false, response: refusal(request, 400) }
  }
}

/**
 * Reads what is left of a body that nobody wanted. Local workerd drops a connection with bytes left in it,
 * and the next form, sent by somebody else over the same connection, would be answered 500.
 */
export async function discardBody(request: Request): Promise<void> {
  if (request.bodyUsed || request.body?.locked) return
  // A sender that went away meanwhile has had its answer.
  await readBounded(request, 0).catch(() => null)
}

/** The body, or null when it is longer than `max`; then it is read on, but not kept. */
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
