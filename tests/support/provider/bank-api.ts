import { createServer } from 'node:http'
import { listen } from '../../../scripts/tools/listen.ts'

/**
 * Starts an API of a bank on loopback, with the addresses of Fio's: `PUT /` sets what the next request gets, the status
 * in `X-Status`; `GET /asked` tells the paths that were asked for.
 */
export async function startBankApi(): Promise<{ url: string; close: () => void }> {
  let [status, body] = [200, '{}']
  const asked: string[] = []
  const server = createServer((request, response) => {
    const send = (code: number, text: string) => {
      response.writeHead(code, { 'Content-Type': 'application/json' })
      response.end(text)
    }
    if (request.method === 'PUT') {
      status = Number(request.headers['x-status'] ?? 200)
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        body = Buffer.concat(chunks).toString()
        send(200, '{}')
      })
    } else if (request.url === '/asked') send(200, JSON.stringify(asked))
    else {
      asked.push(request.url ?? '')
      send(status, body)
    }
  })
  return { url: await listen(server), close: () => server.close() }
}
