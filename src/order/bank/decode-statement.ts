/** The largest statement that is read, bytes. */
export const MOST_STATEMENT = 2 * 1_024 * 1_024

/** Decodes a bank's file: UTF-16 by its mark, UTF-8 where it is valid, else windows-1250, as Czech banks write it. */
export function decodeStatement(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1250').decode(bytes)
  }
}
