import { createServer } from 'node:net'
import { Refusal } from './errors.ts'

/**
 * The port of the variable PORT, else the usual one. Refused where it is none or cannot be had: before anything is
 * built. `command` is what to type with another port; `more` ports behind it are needed, too.
 */
export async function portFor(command: string, usual: number, more = 0): Promise<number> {
  const typed = process.env['PORT'] || String(usual)
  const port = Number(typed)
  if (!/^\d+$/.test(typed) || port < 1 || port > 65_535) {
    throw new Refusal(`PORT=${typed} is no port: it is a number to 65535, as PORT=9000 ${command}`)
  }
  for (let one = port; one <= port + more; one += 1) await refuseUnlessFree(one, command)
  return port
}

async function refuseUnlessFree(port: number, command: string): Promise<void> {
  // `localhost` is both, where the machine has both.
  for (const host of ['127.0.0.1', '::1']) {
    const code = await listenOnce(port, host)
    if (code === 'EADDRINUSE') {
      const other = port >= 9_000 && port < 9_010 ? 9_100 : 9_000
      throw new Refusal(
        `Port ${port} is in use, by another program or by this one. Take another: PORT=${other} ${command}`,
      )
    }
    if (code === 'EACCES') {
      throw new Refusal(`This user may not listen on port ${port}: PORT=9000 ${command}`)
    }
  }
}

/** The code of the error by which a port cannot be listened on; null where it can. */
function listenOnce(port: number, host: string): Promise<string | null> {
  return new Promise((done) => {
    const server = createServer()
    server.once('error', (error) => done('code' in error ? String(error.code) : null))
    server.listen({ port, host }, () => server.close(() => done(null)))
  })
}
