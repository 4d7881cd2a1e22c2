/** Result of reading a body: its text, or the reason why there is none. */
export type BodyText =
  | { ok: true; text: string }
  | { ok: false; reason: 'too_large' | 'not_text' | 'aborted' | 'broken' }

/**
 * Reads a body as UTF-8 and stops as soon as it exceeds `maxBytes` or `signal` aborts, whatever its headers say.
 * Never throws.
 */
export async function readBoundedText(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  signal?: AbortSignal,
): Promise<BodyText> {
  if (!body) return { ok: true, text: '' }
  const reader = body.getReader()
  // A slow body does not react to the signal by itself.
  const cancel = () => void reader.cancel().catch(() => undefined)
  if (signal?.aborted) cancel()
  signal?.addEventListener('abort', cancel, { once: true })
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true })
    let bytes = 0
    let text = ''
    for (;;) {
      const chunk = await readChunk(reader)
      if (signal?.aborted) return { ok: false, reason: 'aborted' }
      if (chunk === 'broken') return { ok: false, reason: 'broken' }
      if (chunk === 'end') return { ok: true, text: text + decoder.decode() }
      bytes += chunk.byteLength
      if (bytes > maxBytes) {
        cancel()
        return { ok: false, reason: 'too_large' }
      }
      text += decoder.decode(chunk, { stream: true })
    }
  } catch {
    cancel()
    return { ok: false, reason: 'not_text' }
  } finally {
    signal?.removeEventListener('abort', cancel)
  }
}

async function readChunk(
  reader: ReadableStreamDefaultReader<Uint8Array>,
): Promise<Uint8Array | 'end' | 'broken'> {
  try {
    const { done, value } = await reader.read()
    return done ? 'end' : value
  } catch {
    return 'broken'
  }
}
