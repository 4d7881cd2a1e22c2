import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import { listen } from '../../../scripts/tools/listen.ts'
import { startRemoteProvider } from '../provider/remote-provider.ts'

const orderSchema = v.looseObject({ price: v.looseObject({ totalGross: v.unknown() }) })
const eventSchema = v.looseObject({ seq: v.number() })

/** What a site posted: to which address, under which key, and the body as it came. */
export type Call = { path: string; key: string; body: string }

/**
 * A back office that takes everything and remembers nothing but what came, because the sites of the record go back to
 * earlier moments; a back office that knows their keys would refuse what comes then.
 */
export async function startTakingEnd() {
  const provider = await startRemoteProvider()
  const calls: Call[] = []

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? ''
    if (request.method !== 'POST') {
      const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
        name.startsWith('x-') || name === 'authorization' ? [[name, String(value)]] : [],
      )
      const known = await fetch(provider.url + path, { headers: Object.fromEntries(headers) })
      response.writeHead(known.status, { 'Content-Type': 'application/json' })
      response.end(await known.text())
      return
    }
    const body = await text(request)
    calls.push({ path, key: String(request.headers['idempotency-key']), body })
    response.writeHead(path.endsWith('/orders') ? 201 : 202, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify({ data: receiptOf(path, JSON.parse(body)) }))
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  const url = `${await listen(server)}/v1`
  const close = async () => {
    server.close()
    await provider.close()
  }
  return { url, calls, close }
}
export type TakingEnd = Awaited<ReturnType<typeof startTakingEnd>>

function receiptOf(path: string, body: unknown): object {
  if (path.endsWith('/orders')) {
    const totalAmount = v.parse(orderSchema, body).price.totalGross
    return { id: 'remote-1', date: '2035-05-14T08:00:00.000Z', status: 'received', totalAmount }
  }
  return path.endsWith('/events')
    ? { id: 'remote-2', seq: v.parse(eventSchema, body).seq }
    : { id: 'remote-3' }
}
