import { freePort } from '../support/site/free-port.mjs'
import { type, type Typed } from './bare-clone.mjs'

/** A line of a trace of Node. */
export const TRACE = /^\s+at .+:\d+:\d+\)?$/m

/** Types lines of a shell in a clone, each with a port that is free. */
export function typeIn(clone: string) {
  return async (command: string, environment = {}): Promise<Typed> => {
    const free = { PORT: String(await freePort()) }
    return type(clone, ['sh', '-c', command], { ...free, ...environment }).ended
  }
}

/** The command of package.json that a line types. */
export function nameOf(command: string): string {
  return /npm (?:run )?([a-z]+)/.exec(command)?.[1] ?? command
}
