import { rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'

/** What a site is served from, of all that lies in the folder of builds. */
const PARTS = ['server', 'client']

/**
 * A copy of a build for the site on this port, which goes with this process: a later build in the folder of builds replaces
 * files there, and the pages of a running site still ask for them. Returns the copied folder of the server.
 */
export async function servedCopy(build: string, state: string, port: number): Promise<string> {
  const copy = join(state, 'served', String(port))
  rmSync(copy, { recursive: true, force: true })
  await Promise.all(
    PARTS.map((part) => cp(join(build, part), join(copy, part), { recursive: true })),
  )
  process.on('exit', () => rmSync(copy, { recursive: true, force: true }))
  return join(copy, 'server')
}
