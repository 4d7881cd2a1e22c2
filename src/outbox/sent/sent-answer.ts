import * as v from 'valibot'
import { readBoundedText } from '~/back-office/bounded-body'

/** The answer of a mail service to a mail that it took, in Resend's format, and how long it may be. */
const sentSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ id: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,200}$/)) }),
)
const MAX_ANSWER = 16 * 1_024

/** The id of the sent mail; null if the answer does not have the shape of one, or does not end. */
export async function readSentId(
  body: ReadableStream<Uint8Array> | null,
  signal: AbortSignal,
): Promise<string | null> {
  const read = await readBoundedText(body, MAX_ANSWER, signal)
  const sent = v.safeParse(sentSchema, read.ok ? read.text : '')
  return sent.success ? sent.output.id : null
}
