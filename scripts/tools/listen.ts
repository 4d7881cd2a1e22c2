import type { Server } from 'node:http'

/**
 * Listens on loopback, on a free port unless one is named, and returns the address. Idle connections stay open: Node
 * would close one after five seconds, and workerd may send its next request on it at that moment.
 */
export async function listen(server: Server, port = 0): Promise<string> {
  server.keepAliveTimeout = 0
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready))
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`
}
