import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer, json } from 'node:stream/consumers'
import * as v from 'valibot'

const mailSchema = v.object({ subject: v.string(), html: v.string(), text: v.string() })
export type SeenMail = v.InferOutput<typeof mailSchema>

/** Headers with which a page refuses to be shown within another one. */
const REFUSING = ['x-frame-options', 'content-security-policy', 'cross-origin-embedder-policy']
/** What belongs to one connection. */
const OF_CONNECTION = ['connection', 'content-encoding', 'content-length', 'transfer-encoding']
const OWN = '/__preview'

/** The addresses of the preview beside those of the site. */
export const PREVIEW = { page: OWN, mails: `${OWN}/mails`, mail: `${OWN}/mail/` } as const

/**
 * A server on this machine that shows a site in frames: it passes requests on and leaves out what forbids frames. It
 * also takes the mails of the site, in place of a mail service.
 */
export async function startPreviewServer(port: number) {
  const mails: SeenMail[] = []
  const shown = { site: '', page: '' }
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    void answer(path, request, response).catch(() => response.writeHead(502).end())
  })
  async function answer(path: string, request: IncomingMessage, response: ServerResponse) {
    if (path === PREVIEW.mails) {
      const mail = v.safeParse(mailSchema, await json(request))
      if (mail.success) mails.push(mail.output)
      response.writeHead(200, { 'Content-Type': 'application/json' })
      return response.end(JSON.stringify({ id: crypto.randomUUID() }))
    }
    const html = path === PREVIEW.page ? shown.page : mailAt(path)?.html
    if (html === undefined) return passOn(shown.site, path, request, response)
    return response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html)
  }
  function mailAt(path: string): SeenMail | undefined {
    return path.startsWith(PREVIEW.mail)
      ? mails[Number(path.slice(PREVIEW.mail.length))]
      : undefined
  }
  await new Promise<void>((ready, failed) => {
    server.on('error', failed).listen(port, '127.0.0.1', ready)
  })
  const address = server.address()
  const origin = `http://localhost:${typeof address === 'object' && address ? address.port : port}`
  return { origin, mails, shown, close: () => server.close() }
}

async function passOn(
  site: string,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = 'GET' } = request
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string' && !['host', 'connection', 'origin'].includes(name)) {
      headers.set(name, value)
    }
  }
  const body = ['GET', 'HEAD'].includes(method) ? null : await buffer(request)
  const answer = await fetch(`${site}${path}`, { method, headers, body, redirect: 'manual' })
  for (const [name, value] of answer.headers) {
    if (![...REFUSING, ...OF_CONNECTION].includes(name)) response.appendHeader(name, value)
  }
  response.writeHead(answer.status)
  response.end(Buffer.from(await answer.arrayBuffer()))
}
