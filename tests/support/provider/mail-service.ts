import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import * as v from 'valibot'
import { listen } from '../../../scripts/tools/listen.ts'

/** How the service answers a mail. `perSecond`: 429 to each mail above so many a second. */
const FAULTS = ['ok', '422', '429', '500', 'html', 'error', 'half', 'slow', 'endless'] as const
const scriptSchema = v.strictObject({
  /** The answers in turn; the last one stays. */
  faults: v.optional(v.array(v.picklist(FAULTS)), []),
  perSecond: v.optional(v.number(), Infinity),
  /** Mails to this address arrive always, and the answers in turn are for the others. */
  spared: v.optional(v.string()),
})
type Script = v.InferOutput<typeof scriptSchema>
export type MailScript = v.InferInput<typeof scriptSchema>
export type TakenMail = { key: string; to: string[]; subject: string; text: string; html: string }

const mailSchema = v.object({
  to: v.array(v.string()),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
})
type Space = { script: Script; calls: number; taken: Map<string, TakenMail>; times: number[] }

/**
 * A mail service over real HTTP that fails on demand: {url}/s/{name}/emails is the address of a separate one. Beside
 * it, POST __script sets its answers, GET __taken returns how often it was called and the mails that it took, each
 * idempotency key once.
 */
export async function startMailService(): Promise<{ url: string; close: () => void }> {
  const spaces = new Map<string, Space>()
  const server = createServer((request, response) => {
    handle(spaces, request, response).catch(() => response.destroy())
  })
  return {
    url: await listen(server),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function handle(
  spaces: Map<string, Space>,
  request: IncomingMessage,
  answer: ServerResponse,
) {
  const [, , name = '', action] = (request.url ?? '').split('/')
  const fresh = { script: v.parse(scriptSchema, {}), calls: 0, taken: new Map(), times: [] }
  const space: Space = spaces.get(name) ?? fresh
  spaces.set(name, space)
  if (action === '__script') {
    spaces.set(name, { ...fresh, script: v.parse(scriptSchema, await json(request)) })
    return answer.writeHead(204).end()
  }
  if (action === '__taken') {
    const { calls, taken } = space
    return answer.end(JSON.stringify({ calls, taken: [...taken.values()] }))
  }
  const mail = v.parse(mailSchema, await json(request))
  const { faults, spared } = space.script
  if (spared !== undefined && mail.to.includes(spared)) {
    return reply(space, 'ok', mail, request, answer)
  }
  const fault = faults[Math.min(space.calls, faults.length - 1)] ?? 'ok'
  space.calls += 1
  return isTooMany(space) ? tooMany(answer) : reply(space, fault, mail, request, answer)
}

function isTooMany({ times, script }: Space): boolean {
  const now = Date.now()
  times.splice(0, times.findLastIndex((time) => time <= now - 1_000) + 1)
  if (times.length >= script.perSecond) return true
  times.push(now)
  return false
}

function tooMany(answer: ServerResponse) {
  return answer.writeHead(429, { 'Retry-After': '1' }).end('{}')
}

function reply(
  space: Space,
  fault: (typeof FAULTS)[number],
  mail: v.InferOutput<typeof mailSchema>,
  request: IncomingMessage,
  answer: ServerResponse,
) {
  const key = String(request.headers['idempotency-key'])
  const id = `mail-${key.slice(0, 12)}`
  const text = JSON.stringify({ id })
  const type = { 'Content-Type': 'application/json' }
  switch (fault) {
    case 'ok':
      space.taken.set(key, { key, ...mail })
      return answer.writeHead(200, type).end(text)
    case '429':
      return tooMany(answer)
    case '422':
      return answer.writeHead(422, type).end('{}')
    case '500':
      return answer.writeHead(500, type).end('{}')
    case 'html':
      return answer.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Wi-Fi</h1>')
    case 'error':
      return answer.writeHead(200, type).end('{"error":"no such domain"}')
    case 'half':
      return answer.writeHead(200, type).end(text.slice(0, 1))
    case 'slow':
      // The head at once, the body never.
      return answer.writeHead(200, type).write('{')
    case 'endless': {
      answer.writeHead(200, type).write('{"id":"')
      const more = setInterval(() => answer.write('x'.repeat(4_096)), 5)
      return answer.on('close', () => clearInterval(more))
    }
  }
}
