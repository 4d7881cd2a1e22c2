import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import * as v from 'valibot'
import { type DeskAnswer, deskAnswerSchema, isActing } from '../src/order/commands/desk-answer.ts'
import type { DeskCommand } from '../src/order/commands/desk-command.ts'
import { isHttpsOrLoopback } from '../src/lib/loopback.ts'
import { parseJson } from '../src/lib/parse-json.ts'
import { groupedNumber } from './words.ts'

const PATIENCE = 30_000
/** Pauses before the repetitions of a lost request, ms. */
const PAUSES = [500, 2_000]
/** Errors of a connection that was not made. */
const UNREACHED =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/

export type Asked =
  | { kind: 'answered'; answer: DeskAnswer }
  /** No site is reachable; reading works without a site. */
  | { kind: 'nobody'; says: string }
  /** A server answered, but not with the expected format; or no answer came, and the command may have happened. */
  | { kind: 'failed'; says: string }

type Place = { address: string; tokens: string[] }
type Heads = Record<string, string>
type Where = {
  isRemote: boolean
  stateFolder: string
  environment: NodeJS.ProcessEnv
  /** Pauses before a request is sent again, ms; one for each repetition. */
  pauses?: readonly number[]
}

/** What came of one request. `lost`: the site may have got it. `unreached`: it has not. */
type Heard = { status: number; body: string } | 'lost' | 'unreached'

/**
 * Sends a request to the running site, or with `isRemote` to the deployed one. A lost answer is asked for again: a
 * command that changes something carries a key, by which the site does it once.
 */
export async function askSite(command: DeskCommand, where: Where): Promise<Asked> {
  const place = where.isRemote ? deployed(where) : local(where)
  if (typeof place === 'string') return { kind: 'nobody', says: place }
  const { address } = place
  const key = isActing(command) ? { 'Idempotency-Key': randomUUID() } : null
  const headers = { 'Content-Type': 'application/json', ...key }
  let heard = await ask(place, headers, JSON.stringify(command))
  let mayHaveHappened = isLost(heard)
  for (const pause of where.pauses ?? PAUSES) {
    if (!isLost(heard)) break
    await sleep(pause)
    heard = await ask(place, headers, JSON.stringify(command))
    mayHaveHappened ||= isLost(heard)
  }
  if (key && (isLost(heard) || (heard === 'unreached' && mayHaveHappened))) {
    const says = `No answer of the site at ${address} arrived. ${command.command} may have happened: ${lookAt(command)} tells.`
    return { kind: 'failed', says }
  }
  if (typeof heard === 'string') {
    const help = where.isRemote ? 'Is the address right?' : 'npm start runs one; PORT says where.'
    return { kind: 'nobody', says: `No site answers at ${address}. ${help}` }
  }
  const answer = v.safeParse(deskAnswerSchema, parseJson(heard.body))
  return answer.success
    ? { kind: 'answered', answer: answer.output }
    : { kind: 'failed', says: refusedBy(address, heard.status) }
}

/** No answer, half of one, or one of a server that could not finish. */
function isLost(heard: Heard): boolean {
  return heard === 'lost' || (heard !== 'unreached' && heard.status >= 500)
}

/** What came of the first token that the site accepts, else of the last one. */
async function ask({ address, tokens }: Place, headers: Heads, body: string): Promise<Heard> {
  let heard: Heard = 'unreached'
  for (const token of tokens) {
    heard = await post(address, { ...headers, Authorization: `Bearer ${token}` }, body)
    if (typeof heard === 'string' || heard.status !== 401) break
  }
  return heard
}

async function post(address: string, headers: Heads, body: string): Promise<Heard> {
  const signal = AbortSignal.timeout(PATIENCE)
  const request = { method: 'POST', headers, body, redirect: 'manual', signal } as const
  try {
    const response = await fetch(`${address}/api/acts`, request)
    return { status: response.status, body: await response.text() }
  } catch (error) {
    const cause = error instanceof Error ? error.cause : null
    const code = typeof cause === 'object' && cause && 'code' in cause ? cause.code : null
    return UNREACHED.test(String(code)) ? 'unreached' : 'lost'
  }
}

/** The command that shows whether another one happened. */
function lookAt(command: DeskCommand): string {
  const name = 'number' in command ? command.number : 'item' in command ? command.item : null
  if (name === null) return command.command === 'erase' ? 'export' : 'list'
  return /^\d{10}$/.test(name) ? `show ${groupedNumber(name)}` : 'messages'
}

function local({ stateFolder, environment }: Where): Place | string {
  const file = `${stateFolder}/orders-token`
  // The token in the environment may be the deployed site's.
  const made = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const tokens = [environment['ORDERS_TOKEN'] ?? '', made].filter((token) => token !== '')
  if (tokens.length === 0) return `There is no ${file} yet: npm start makes it and runs the site.`
  return { address: `http://localhost:${environment['PORT'] ?? '8787'}`, tokens }
}

function deployed({ environment }: Where): Place | string {
  const token = environment['ORDERS_TOKEN']
  const origin = URL.parse(environment['SITE_ORIGIN'] ?? '')
  if (!token || !origin) return '--remote needs SITE_ORIGIN and ORDERS_TOKEN in the environment.'
  // The token gives full access: it must not be sent over a connection that others can read.
  if (!isHttpsOrLoopback(origin)) return 'SITE_ORIGIN must be https.'
  return { address: origin.origin, tokens: [token] }
}

function refusedBy(address: string, status: number): string {
  const says: Record<number, string> = {
    401: 'does not know this token: ORDERS_TOKEN is another one there; set it in this terminal too',
    404: 'has no terminal: ORDERS_TOKEN is not set there, or too short',
    413: 'was sent more than 8 KB: say it in fewer words',
    429: 'was asked too often: wait a minute',
    503: 'cannot reach its database: try again in a minute',
  }
  return `The site at ${address} ${says[status] ?? `answered ${status}, which is no answer of the terminal`}.`
}
