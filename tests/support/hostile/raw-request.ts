import { Agent, request as httpRequest } from 'node:http'

export type RawRequest = {
  method: string
  /** Sent unchanged, with all slashes and escapes. */
  path: string
  headers: Record<string, string>
  body: string | null
}
export type RawAnswer = { status: number; headers: Record<string, string>; text: string }

// An address may be 16 KB long, and a redirect repeats it.
const MAX_HEADERS = 64 * 1024
const agent = new Agent({ keepAlive: true, maxSockets: 4 })

/** Sends a request unchanged: the address is not normalised, a redirect is not followed. */
export function sendRaw(
  site: string,
  { method, path, headers, body }: RawRequest,
): Promise<RawAnswer> {
  const { hostname, port } = new URL(site)
  const length = body === null ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      {
        agent,
        hostname,
        port,
        method,
        path,
        headers: { ...headers, ...length },
        maxHeaderSize: MAX_HEADERS,
      },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (part) => (text += String(part)))
        answer.on('error', reject)
        answer.on('end', () => {
          const named = Object.entries(answer.headers).map(([name, value]) => [name, String(value)])
          resolve({ status: answer.statusCode ?? 0, headers: Object.fromEntries(named), text })
        })
      },
    )
    sent.on('error', reject)
    sent.end(body ?? undefined)
  })
}
