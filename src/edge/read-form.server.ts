const MAX_BODY = 64 * 1024
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data']

export type FormBody = { ok: true; form: FormData } | { ok: false; response: Response }

/** The fields of a posted form, at most 64 KB (counted, so that a chunked body is bounded too). */
export async function readForm(request: Request): Promise<FormBody> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!FORM_TYPES.some((known) => type.toLowerCase().startsWith(known))) return refuse(415)
  const body = await readBounded(request)
  if (!body) return refuse(413)
  try {
    const form = await new Response(body, { headers: { 'Content-Type': type } }).formData()
    return { ok: true, form }
  } catch {
    return refuse(400)
  }
}

async function readBounded(request: Request): Promise<Blob | null> {
  if (Number(request.headers.get('Content-Length') ?? 0) > MAX_BODY) return null
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > MAX_BODY) return null
    chunks.push(new Uint8Array(chunk))
  }
  return new Blob(chunks)
}

function refuse(status: number): { ok: false; response: Response } {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
  const text = { 400: 'Bad request', 413: 'Content too large', 415: 'Unsupported media type' }[
    status
  ]
  return { ok: false, response: new Response(`${text ?? ''}\n`, { status, headers }) }
}
