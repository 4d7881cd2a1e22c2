import type { Bucket } from '~/edge/limits'
import { isOwnFetch } from '~/edge/same-site'
import { type Counters, isWithinLimit } from '~/edge/rate-limit'
import { isFormType, readBounded } from '~/edge/read-form.server'
import { refusal } from '~/edge/plain/refusal'

const FUNCTION_BASE = '/_serverFn/'
const KB = 1_024

/** A server function that a browser may call: its address, how many bytes it takes at most, and where it is counted. */
export type BrowserFunction = { url: string; maxKb: number; bucket: Bucket }

type Call = {
  functions: readonly BrowserFunction[]
  counters: Counters
  /** Start, which reads what it gets to its end and answers every failure with 500. */
  run: (bounded: Request) => Promise<Response>
}

/** Whether an address is one of server functions, known or not. */
export function isFunctionCall(path: string): boolean {
  return path.startsWith(FUNCTION_BASE) || path === FUNCTION_BASE.slice(0, -1)
}

/**
 * Answers a call of a server function from a page of ours. What is not on the list does not exist (404), also
 * when Start would know it; the method is POST (405), the sender a script of our own page (403, not counted), within
 * its limit (429), the body no longer than the function takes (413) and something it can read (400).
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
  // Our functions answer their own failures as values; what is left is input that Start could not take.
  if (!response.ok) return refusal(request, 400)
  const answer = new Response(response.body, response)
  answer.headers.set('Cache-Control', 'no-store')
  return answer
}

function withAllow(response: Response): Response {
  response.headers.set('Allow', 'POST')
  return response
}

/** A form, or text that is JSON. */
async function isReadable(request: Request, body: Blob): Promise<boolean> {
  if (isFormType(request)) return true
  try {
    JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(await body.arrayBuffer()))
    return true
  } catch {
    return false
  }
}
