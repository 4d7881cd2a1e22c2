// A port that nobody listens on, for any Node from 20 on.
import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ports that the system gives to outgoing connections: one of those could take it before it is used. */
const FIRST = 12_000
const LAST = 32_000

/** @returns {Promise<number>} */
export async function freePort() {
  for (;;) {
    const port = randomInt(FIRST, LAST)
    if ((await isFree(port, '127.0.0.1')) && (await isFree(port, '::1'))) return port
  }
}

/** True also where the machine has no such address. */
function isFree(port, host) {
  return new Promise((done) => {
    const server = createServer()
    server.once('error', ({ code }) => done(code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT'))
    server.listen({ port, host }, () => server.close(() => done(true)))
  })
}
