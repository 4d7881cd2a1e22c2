import { createServer } from 'node:net'

/**
 * A port of this machine that nobody listens on, chosen by the system. Plain JavaScript, because .ci/run needs one before
 * anything is installed.
 *
 * @returns {Promise<number>}
 */
export async function freePort() {
  const server = createServer()
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(null)))
  const address = server.address()
  await new Promise((done) => server.close(done))
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
