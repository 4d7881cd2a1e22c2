import { createHash } from 'node:crypto'

/** What a page cannot have ready: the moment, and a UUID for what its form sends. */
export type Fresh = { now: Date; freshKey: string }

/** A page as bytes, ready to be sent but for its holes. Times are milliseconds since 1970. */
export type KeptPage = {
  pieces: readonly Uint8Array<ArrayBuffer>[]
  /** One fewer than pieces: which of the fills stands between two of them. */
  holes: readonly number[]
  /** All that an answer out of memory says but its request id; copied whole, which is quicker than pair by pair. */
  headers: Headers
  /** Null of a form, whose bytes are other ones for each visit. */
  etag: string | null
  /** The catalogue it was rendered from. */
  version: string
  freshUntil: number
  usableUntil: number
}

const encoder = new TextEncoder()

/**
 * Cuts a page where what was made for this visit stands in it; null when one of `fills` is not there, because
 * then nobody knows what else of the page was.
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

/** The body for one visit. */
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

/** The name of a page's bytes. */
export function entityTag({ pieces }: Pick<KeptPage, 'pieces'>): string {
  const hash = createHash('sha256')
  for (const piece of pieces) hash.update(piece)
  return `"${hash.digest('base64url').slice(0, 22)}"`
}

/** Whether a visitor who sent `If-None-Match` has these bytes already: a list, weak tags and `*` (RFC 9110, 13.1.2). */
export function hasBytes(ifNoneMatch: string | null, etag: string | null): boolean {
  if (ifNoneMatch === null || etag === null) return false
  if (ifNoneMatch.trim() === '*') return true
  return [...ifNoneMatch.matchAll(/"[^"]*"/g)].some(([tag]) => tag === etag)
}
