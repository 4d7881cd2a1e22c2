import type { Bucket } from '~/http/limits'
import { isOwnFetch } from '~/http/same-site'
import { type Counters, isWithinLimit } from '~/http/rate-limit'
import { isFormType, readBounded } from '~/http/read-form.server'
import { refusal } from '~/http/plain/refusal'
import * as v from 'valibot'

/**
 * The body of a call as Start's client writes it (seroval): only numbers, texts, constants, lists and objects of them,
 * which is what our functions take. Start throws at anything else and prints the stack, so it never gets there.
 */
type CallNode =
  | { t: 0 | 2; s: number }
  | { t: 1; s: string }
  | { t: 9; i: number; a: CallNode[]; o: number }
  | { t: 10; i: number; p: { k: string[]; v: CallNode[] }; o: number }

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

const nodeSchema: v.GenericSchema<CallNode> = v.variant('t', [
  v.object({ t: v.literal(0), s: v.number() }),
  v.object({ t: v.literal(1), s: v.string() }),
  v.object({ t: v.literal(2), s: v.pipe(count, v.maxValue(7)) }),
  v.object({ t: v.literal(9), i: count, a: v.array(v.lazy(() => nodeSchema)), o: count }),
  v.object({
    t: v.literal(10),
    i: count,
    p: v.pipe(
      v.object({ k: v.array(v.string()), v: v.array(v.lazy(() => nodeSchema)) }),
      v.check(({ k, v: values }) => k.length === values.length),
    ),
    o: count,
  }),
])

const bodySchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ t: nodeSchema, f: count, m: v.array(count) }),
)

/** True if Start can read the text of a call; one that is nested without end is refused like any other. */
export function isCallBody(text: string): boolean {
  try {
    return v.is(bodySchema, text)
  } catch {
    return false
  }
}

const FUNCTION_BASE = '/_serverFn/'
const KB = 1_024

/** A server function that browsers may call: its address, its body limit in bytes, and the bucket that counts it. */
export type BrowserFunction = { url: string; maxKb: number; bucket: Bucket }

type Call = {
  functions: readonly BrowserFunction[]
  counters: Counters
  /** Start, which reads the whole body and answers every failure with 500. */
  run: (bounded: Request) => Promise<Response>
}

/** True for every address of server functions, known or not. */
export function isFunctionCall(path: string): boolean {
  return path.startsWith(FUNCTION_BASE) || path === FUNCTION_BASE.slice(0, -1)
}

/**
 * Answers a call of a server function from one of our pages. A function that is not in the list gets 404, even if
 * Start knows it; the method must be POST (405), the sender a script of our own page (403, not counted), within its
 * limit (429), the body within the limit of the function (413) and readable (400).
 */
export async function answerCall(request: Request, call: Call): Promise<Response> {
  const { pathname, origin } = new URL(request.url)
  const asked = call.functions.find(({ url }) => url === pathname)
  if (!asked) return refusal(request, 404)
  if (request.method !== 'POST') return withAllow(refusal(request, 405))
  if (!isOwnFetch(request, origin)) return refusal(request, 403)
  const max = asked.maxKb * KB
  if (Number(request.headers.get('Content-Length') ?? 0) > max) return refusal(request, 413)
  if (!(await isWithinLimit(asked.bucket, request, call.counters))) return refusal(request, 429)
  const body = await readBounded(request, max)
  if (!body) return refusal(request, 413)
  if (!(await isReadable(request, body))) return refusal(request, 400)
  const { url, method, headers } = request
  const response = await call.run(new Request(url, { method, headers, body }))
  if (response.status === 403) return refusal(request, 403)
  // Our functions return their own failures as values; an exception here means input that Start could not read.
  if (!response.ok) return refusal(request, 400)
  const answer = new Response(response.body, response)
  answer.headers.set('Cache-Control', 'no-store')
  return answer
}

function withAllow(response: Response): Response {
  response.headers.set('Allow', 'POST')
  return response
}

/** A form, or a text that Start can read; it would print the stack of what it cannot read. */
async function isReadable(request: Request, body: Blob): Promise<boolean> {
  const type = request.headers.get('Content-Type') ?? ''
  try {
    if (isFormType(request)) {
      await new Response(body, { headers: { 'Content-Type': type } }).formData()
      return true
    }
    return isCallBody(new TextDecoder('utf-8', { fatal: true }).decode(await body.arrayBuffer()))
  } catch {
    return false
  }
}
