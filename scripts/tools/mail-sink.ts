import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import * as v from 'valibot'
import { toEml } from './eml.ts'
import { listen } from './listen.ts'

const mailSchema = v.object({
  from: v.string(),
  to: v.array(v.string()),
  reply_to: v.optional(v.string()),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  headers: v.record(v.string(), v.string()),
  attachments: v.array(
    v.object({ filename: v.string(), content_type: v.string(), content: v.string() }),
  ),
})

/**
 * A server on this machine that accepts mails like a mail service's API and writes each to a file in the folder,
 * `{time}-{recipient}.eml`. It writes each idempotency key once.
 */
export async function startMailSink(folder: string) {
  mkdirSync(folder, { recursive: true })
  const token = crypto.randomUUID()
  const taken = new Set<string>()
  const server = createServer((request, response) => {
    void (async () => {
      response.setHeader('Content-Type', 'application/json')
      if (request.headers.authorization !== `Bearer ${token}`)
        return response.writeHead(401).end('{}')
      const mail = v.safeParse(mailSchema, await json(request).catch(() => null))
      if (!mail.success) return response.writeHead(422).end('{}')
      const key = String(request.headers['idempotency-key'] ?? crypto.randomUUID())
      if (!taken.has(key)) write(folder, mail.output)
      taken.add(key)
      return response.writeHead(200).end(JSON.stringify({ id: key }))
    })()
  })
  const url = `${await listen(server)}/emails`
  server.unref()
  return { url, token, close: () => server.close() }
}

function write(folder: string, mail: v.InferOutput<typeof mailSchema>): void {
  for (let time = Date.now(); ; time += 1) {
    const at = new Date(time)
    const name = `${at.toISOString()}-${mail.to[0] ?? ''}`.replace(/[^a-zA-Z0-9@._-]/g, '_')
    try {
      const file = join(folder, `${name}.eml`)
      writeFileSync(file, toEml(mail, at, `mail-${crypto.randomUUID()}`), { flag: 'wx' })
      return
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
  }
}
