import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import type { DeskAnswer } from '../src/order/desk/desk-answer.ts'
import type { DeskCommand } from '../src/order/desk/desk-command.ts'
import { isHttpsOrLoopback } from '../src/lib/loopback.ts'
import { answerSchema } from './answer-schema.ts'

const PATIENCE = 30_000

type Place = { address: string; tokens: string[] }
export type Asked =
  | { kind: 'answered'; answer: DeskAnswer }
  /** No site is reachable; reading works without a site. */
  | { kind: 'nobody'; says: string }
  /** A server answered, but not with the expected format. */
  | { kind: 'failed'; says: string }

type Where = { isRemote: boolean; stateFolder: string; environment: NodeJS.ProcessEnv }

/** Sends a request to the running site, or with `isRemote` to the deployed one. */
export async function askSite(command: DeskCommand, where: Where): Promise<Asked> {
  const place = where.isRemote ? deployed(where) : local(where)
  if (typeof place === 'string') return { kind: 'nobody', says: place }
  const { address, tokens } = place
  const response = await firstKnown(tokens, (token) => post(address, token, command))
  if (!response) return { kind: 'nobody', says: noAnswer(where, address) }
  const answer = v.safeParse(answerSchema, await response.json().catch(() => null))
  return answer.success
    ? { kind: 'answered', answer: answer.output }
    : { kind: 'failed', says: refusedBy(address, response.status) }
}

function post(address: string, token: string, command: DeskCommand): Promise<Response | null> {
  return fetch(`${address}/api/acts`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(command),
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => null)
}

/** The answer to the first token that the site accepts, else to the last one. */
async function firstKnown(
  tokens: string[],
  ask: (token: string) => Promise<Response | null>,
): Promise<Response | null> {
  let response: Response | null = null
  for (const token of tokens) {
    response = await ask(token)
    if (response?.status !== 401) break
  }
  return response
}

function local({ stateFolder, environment }: Where): Place | string {
  const address = `http://localhost:${environment['PORT'] ?? '8787'}`
  const file = `${stateFolder}/orders-token`
  // The token in the environment may be the deployed site's.
  const made = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const tokens = [environment['ORDERS_TOKEN'] ?? '', made].filter((token) => token !== '')
  if (tokens.length === 0) return `There is no ${file} yet: npm start makes it and runs the site.`
  return { address, tokens }
}

function deployed({ environment }: Where): Place | string {
  const token = environment['ORDERS_TOKEN']
  const origin = URL.parse(environment['SITE_ORIGIN'] ?? '')
  if (!token || !origin) return '--remote needs SITE_ORIGIN and ORDERS_TOKEN in the environment.'
  // The token gives full access: it must not be sent over a connection that others can read.
  if (!isHttpsOrLoopback(origin)) return 'SITE_ORIGIN must be https.'
  return { address: origin.origin, tokens: [token] }
}

function noAnswer({ isRemote }: Where, address: string): string {
  const help = isRemote ? 'Is the address right?' : 'npm start runs one; PORT says where.'
  return `No site answers at ${address}. ${help}`
}

function refusedBy(address: string, status: number): string {
  const says: Record<number, string> = {
    401: 'does not know this token: ORDERS_TOKEN is another one there',
    404: 'has no terminal: ORDERS_TOKEN is not set there, or too short',
    413: 'was sent more than 8 KB: say it in fewer words',
    429: 'was asked too often: wait a minute',
    503: 'cannot reach its database: try again in a minute',
  }
  return `The site at ${address} ${says[status] ?? `answered ${status}, which is no answer of the terminal`}.`
}
