import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { SECURITY_HEADERS } from '../../src/http/security-headers.ts'
import { hostileOrder, hostileRequest } from '../support/hostile/hostile-requests.ts'
import { type RawAnswer, type RawRequest, sendRaw } from '../support/hostile/raw-request.ts'
import { expect, test } from '../support/http/test.ts'
import { aRide, hiddenFields } from '../support/site/http-customer.ts'

// `npm run proof -- fuzz` sends 10,000 requests; here it is the short form. fast-check prints the seed of a failure.
const numRuns = Number(process.env['FUZZ_RUNS'] ?? 200)
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121)
const timeout = 30_000 + numRuns * 200
/** Words of exceptions, of the platform and of what the site is built with. */
const INTERNALS =
  /\b[A-Z]\w+(?:Error|Exception)\b|Uncaught|\n\s+at \S+ \(|node_modules|\.server\.|D1_|SQLITE|[Ss]eroval|[Vv]alibot|workerd|miniflare/

/** What holds of every answer, however odd the request was. */
function expectInOrder({ method, path }: RawRequest, { status, headers, text }: RawAnswer): void {
  const of = `${method} ${path.slice(0, 200)} answered ${status}`
  // The health check says 503 when an operator must act.
  if (status !== 503 || !path.startsWith('/api/health')) expect(status, of).toBeLessThan(500)
  expect(text, of).not.toMatch(INTERNALS)
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    const sent = headers[name.toLowerCase()]
    const isOwn = name === 'Referrer-Policy' && sent === 'no-referrer'
    expect(isOwn || sent === value, `${of}, ${name}: ${sent}`).toBe(true)
  }
  expect(headers['content-security-policy'], of).toMatch(/^default-src 'none'/)
  expect(headers['content-security-policy'], of).not.toContain('unsafe-')
  expect(headers['location'] ?? '/', of).toMatch(/^\/(?![/\\])[^\\\s?]*(?:\?\S*)?$/)
}

test(
  'whatever a stranger sends, the answer is no failure and gives nothing away',
  { timeout },
  async ({ address }) => {
    await fc.assert(
      fc.asyncProperty(hostileRequest, async (request) => {
        expectInOrder(request, await sendRaw(address, request))
      }),
      { numRuns, seed },
    )
  },
)

test(
  'whatever is typed into an order, every step to its status page answers',
  { timeout },
  async ({ address }) => {
    const send = async (path: string, fields: Record<string, string> | null, cookie = '') => {
      const headers = {
        Cookie: cookie,
        ...(fields && { 'Content-Type': 'application/x-www-form-urlencoded' }),
      }
      const body = fields && new URLSearchParams(fields).toString()
      const request = { method: fields ? 'POST' : 'GET', path, headers, body }
      const answer = await sendRaw(address, request)
      expectInOrder(request, answer)
      return answer
    }
    let placed = 0
    await fc.assert(
      fc.asyncProperty(hostileOrder, async ({ typedOver, note }) => {
        const details = await send('/objednavka', { draft: randomUUID(), ...aRide(), ...typedOver })
        if (details.status !== 303) return
        const [cookie] = (details.headers['set-cookie'] ?? '').split(';')
        const summary = await send('/souhrn-objednavky', null, cookie)
        const sent = await send(
          '/souhrn-objednavky',
          { ...hiddenFields(summary.text), paymentMethod: 'card', note },
          cookie,
        )
        if (sent.status !== 303) return
        const shown = await send(sent.headers['location'] ?? '', null)
        expect(shown.status).toBe(200)
        placed += 1
      }),
      { numRuns: Math.ceil(numRuns / 20), seed },
    )
    expect(placed).toBeGreaterThan(0)
  },
)
