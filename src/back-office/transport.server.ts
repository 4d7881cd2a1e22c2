import * as v from 'valibot'
import { readBoundedText } from '~/back-office/bounded-body'
import { problemSchema, type Problem } from '~/back-office/contract'
import type { ProviderError, ProviderResult } from '~/back-office/failure'
import { allowsImmediateRetry, parseRetryAfter } from '~/back-office/retry'
import { parseJson } from '~/lib/parse-json'

/** One call: total timeout, maximum size of the answer, and whether one immediate retry is allowed. */
export type Call = {
  request: () => Request
  timeoutMs: number
  maxBytes: number
  retryOnce: boolean
}

/** The JSON of a 2xx answer, unchecked. */
export type Answer = { status: number; json: unknown }

type Fetch = (request: Request) => Promise<Response>

/** Sends a call and parses its answer as JSON. Never throws. */
export async function send(fetch: Fetch, call: Call): Promise<ProviderResult<Answer>> {
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(), call.timeoutMs)
  try {
    const response = await fetchWithRetry(fetch, call, deadline.signal)
    return await readAnswer(response, call.maxBytes, deadline.signal)
  } catch {
    return failed(deadline.signal.aborted ? 'timeout' : 'network')
  } finally {
    clearTimeout(timer)
  }
}

/** An error value; unknown fields are null. */
export function failed(
  code: ProviderError['code'],
  known: Partial<ProviderError> = {},
): { ok: false; error: ProviderError } {
  return { ok: false, error: { code, status: null, retryAfterMs: null, problem: null, ...known } }
}

async function fetchWithRetry(fetch: Fetch, call: Call, signal: AbortSignal): Promise<Response> {
  const first = await fetchUntil(fetch, call.request(), signal)
  if (!call.retryOnce || !allowsImmediateRetry(first.status)) return first
  discard(first)
  return fetchUntil(fetch, call.request(), signal)
}

/** `fetch` that ends at the deadline even when the embedded provider ignores the signal. */
function fetchUntil(fetch: Fetch, request: Request, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new Error('deadline'))
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort, { once: true })
    fetch(new Request(request, { signal, redirect: 'manual' }))
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', abort))
  })
}

async function readAnswer(
  response: Response,
  maxBytes: number,
  signal: AbortSignal,
): Promise<ProviderResult<Answer>> {
  const { status } = response
  if (response.type === 'opaqueredirect' || (status >= 300 && status < 400)) {
    discard(response)
    return failed('redirect', { status })
  }
  const body = await readBoundedText(response.body, maxBytes, signal)
  if (!response.ok) {
    const retryAfterMs = parseRetryAfter(response.headers.get('Retry-After'), Date.now())
    return failed('http', {
      status,
      retryAfterMs,
      problem: body.ok ? parseProblem(body.text) : null,
    })
  }
  if (body.ok) {
    // An accepted event may come back without a body.
    const json = body.text === '' && status === 202 ? null : parseJson(body.text)
    return json === undefined ? failed('invalid', { status }) : { ok: true, data: { status, json } }
  }
  switch (body.reason) {
    case 'too_large':
      return failed('too_large', { status })
    case 'not_text':
      return failed('invalid', { status })
    case 'aborted':
      return failed('timeout', { status })
    case 'broken':
      return failed('network', { status })
  }
}

function parseProblem(text: string): Problem | null {
  const problem = v.safeParse(problemSchema, parseJson(text))
  return problem.success ? problem.output : null
}

/** Frees the connection of an unread answer. */
function discard(response: Response): void {
  void response.body?.cancel().catch(() => undefined)
}
