import { createServer, request as ask } from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'
import { listen } from '../../scripts/tools/listen.ts'

/** What the platform's edge compresses; pictures and typefaces are compressed already. */
const COMPRESSED = /^(?:text\/|application\/(?:javascript|json|manifest)|image\/svg)/
/** About what an edge takes the time for. */
const QUALITY = 4

/**
 * Stands before a Worker as the platform's edge does and compresses what it answers; each answer once, so that the
 * bench does not measure its own compressing. Returns its address.
 */
export async function startEdge(workerPort: number) {
  const remembered = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    const { 'accept-encoding': _, ...headers } = request.headers
    const forwarded = { port: workerPort, method: request.method, path: request.url, headers }
    const upstream = ask(forwarded, (answer) => {
      const pieces: Buffer[] = []
      answer.on('data', (piece: Buffer) => pieces.push(piece))
      answer.on('end', () => {
        const body = Buffer.concat(pieces)
        const type = answer.headers['content-type'] ?? ''
        const { 'transfer-encoding': _chunked, 'content-length': _length, ...kept } = answer.headers
        if (!COMPRESSED.test(type) || body.length === 0) {
          return void response.writeHead(answer.statusCode ?? 502, kept).end(body)
        }
        const compressed = remembered.get(body.toString('latin1')) ?? compress(body)
        remembered.set(body.toString('latin1'), compressed)
        response.writeHead(answer.statusCode ?? 502, { ...kept, 'content-encoding': 'br' })
        response.end(compressed)
      })
    })
    upstream.on('error', () => response.destroy())
    request.pipe(upstream)
  })
  const address = await listen(server)
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return { address, stop }
}

function compress(body: Buffer): Buffer {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
}
