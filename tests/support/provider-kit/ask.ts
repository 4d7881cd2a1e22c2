import * as v from 'valibot'

/** An end of the contract, and what opens it. */
export type End = { url: string; accessToken: string; bearer: string }

/** What the kit asks; `headers` replace those of the contract, null takes one away. */
export type Asked = {
  method?: string
  path: string
  headers?: Record<string, string | null>
  body?: string
}

/** What came back; `trouble` says why nothing usable did. */
export type Came = {
  status: number
  headers: Headers
  text: string
  json: unknown
  trouble: string | null
}

/** What the website waits for a reading and for a POST, ms. */
const WAITS = { GET: 3_000, POST: 4_000 }
const MOST_BYTES = 20_000 * 1_024

/**
 * Asks an end as the website does: its headers, its patience, no redirect followed; a second time where the connection
 * broke, as one that was open may. Never throws.
 */
export async function ask(end: End, question: Asked): Promise<Came> {
  const came = await askOnce(end, question)
  return came.trouble === BROKEN ? askOnce(end, question) : came
}

/** What is said of an end that does not answer. */
const BROKEN = 'the connection broke before the answer'
export const UNREACHED = 'nobody listens at this address'

/** How often an end was asked. */
export const asked = { count: 0 }

async function askOnce(end: End, { method = 'GET', path, headers, body }: Asked): Promise<Came> {
  const waits = method === 'GET' ? WAITS.GET : WAITS.POST
  asked.count += 1
  const none = { status: 0, headers: new Headers(), text: '', json: undefined }
  try {
    const response = await fetch(end.url + path, {
      method,
      headers: headersOf(
        end,
        body === undefined ? {} : { 'Content-Type': 'application/json' },
        headers,
      ),
      redirect: 'manual',
      signal: AbortSignal.timeout(waits),
      ...(body === undefined ? {} : { body }),
    })
    const text = (await response.text()).slice(0, MOST_BYTES)
    return { ...of(response), text, json: parse(text), trouble: null }
  } catch (error) {
    return { ...none, trouble: troubleOf(error, waits) }
  }
}

function troubleOf(error: unknown, waits: number): string {
  if (!(error instanceof Error)) return BROKEN
  if (error.name === 'TimeoutError') return `no whole answer within ${waits / 1_000} seconds`
  const { code } = v.is(v.object({ code: v.string() }), error.cause) ? error.cause : { code: '' }
  return ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'].includes(code)
    ? UNREACHED
    : BROKEN
}

function of({ status, headers }: Response) {
  return { status, headers }
}

function headersOf(
  { accessToken, bearer }: End,
  own: Record<string, string>,
  changes: Record<string, string | null> = {},
): Record<string, string> {
  const all: Record<string, string | null> = {
    Accept: 'application/json',
    'X-App-Name': 'vozka-kit',
    'X-App-Version': '1.0.0',
    'X-Access-Token': accessToken,
    Authorization: `Bearer ${bearer}`,
    // So that a back office can tell them from orders of customers.
    'X-Test': '1',
    ...own,
    ...changes,
  }
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
