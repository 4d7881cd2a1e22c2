import { createHash } from 'node:crypto'

/** Values that differ per request: the time, and a UUID that the form sends. */
export type Fresh = { now: Date; freshKey: string }

/** A page as bytes, complete except for its holes. Times are milliseconds since 1970. */
export type KeptPage = {
  pieces: readonly Uint8Array<ArrayBuffer>[]
  /** holes[i] is the index of the fill inserted after pieces[i]; one fewer than pieces. */
  holes: readonly number[]
  /** All headers except the request id; copied as a whole, which is faster than pair by pair. */
  headers: Headers
  /** Null for a form, because its bytes differ per request. */
  etag: string | null
  /** Version of the catalogue that it was rendered from. */
  version: string
  freshUntil: number
  usableUntil: number
}

const encoder = new TextEncoder()

/**
 * Cuts a page at the strings that differ per request. Returns null when one of `fills` is missing, because then other
 * parts of the page may differ too.
 */
export function cutPage(
  html: string,
  fills: readonly string[],
): Pick<KeptPage, 'pieces' | 'holes'> | null {
  let parts: (string | number)[] = [html]
  for (const [hole, fill] of fills.entries()) {
    const cut = parts.flatMap((part) =>
      typeof part === 'number'
        ? [part]
        : part.split(fill).flatMap((text, index) => (index === 0 ? [text] : [hole, text])),
    )
    if (fill === '' || cut.length === parts.length) return null
    parts = cut
  }
  return {
    pieces: parts.flatMap((part) => (typeof part === 'string' ? [encoder.encode(part)] : [])),
    holes: parts.flatMap((part) => (typeof part === 'number' ? [part] : [])),
  }
}

/** The body for one request. */
export function fillPage(
  { pieces, holes }: Pick<KeptPage, 'pieces' | 'holes'>,
  fills: readonly string[],
): Uint8Array<ArrayBuffer> {
  const [first] = pieces
  if (first && holes.length === 0) return first
  const filled = fills.map((fill) => encoder.encode(fill))
  const chunks = pieces.flatMap((piece, index) => {
    const fill = filled[holes[index] ?? -1]
    return fill ? [piece, fill] : [piece]
  })
  const body = new Uint8Array(chunks.reduce((sum, { byteLength }) => sum + byteLength, 0))
  let end = 0
  for (const chunk of chunks) {
    body.set(chunk, end)
    end += chunk.byteLength
  }
  return body
}

/** The entity tag of a page's bytes. */
export function entityTag({ pieces }: Pick<KeptPage, 'pieces'>): string {
  const hash = createHash('sha256')
  for (const piece of pieces) hash.update(piece)
  return `"${hash.digest('base64url').slice(0, 22)}"`
}

/** True when `If-None-Match` names these bytes: a list, weak tags and `*` (RFC 9110, 13.1.2). */
export function hasBytes(ifNoneMatch: string | null, etag: string | null): boolean {
  if (ifNoneMatch === null || etag === null) return false
  if (ifNoneMatch.trim() === '*') return true
  return [...ifNoneMatch.matchAll(/"[^"]*"/g)].some(([tag]) => tag === etag)
}
