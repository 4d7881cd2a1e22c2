import { spawnSync } from 'node:child_process'
import { quietEnv } from '../../tools/run.ts'

/** Runs wrangler with these arguments; `input` is what a person would type. Returns what it printed, or throws. */
export type Wrangler = (args: readonly string[], input?: string) => string

const LOGGED_OUT =
  /not authenticated|not logged in|wrangler login|CLOUDFLARE_API_TOKEN|\[code: 1000[01]\]/i

/** Wrangler of this environment. It never asks: its output goes to this process, so it finds no terminal. */
export function wranglerOf(environment: NodeJS.ProcessEnv = quietEnv): Wrangler {
  return (args, input = '') => {
    const { status, stdout, stderr, error } = spawnSync('wrangler', args, {
      env: environment,
      input,
      encoding: 'utf8',
    })
    if (status === 0) return stdout
    const said = `${stderr ?? ''}\n${stdout ?? ''}\n${error?.message ?? ''}`
    if (LOGGED_OUT.test(said)) {
      throw new WranglerError('You are not logged in: npx wrangler login', said)
    }
    const lines = said
      .split('\n')
      .map((line) => line.replace(/^.*?\[ERROR\]\s*|^\s*✘\s*/, '').trim())
    const why = lines.find(Boolean) ?? 'it said nothing'
    throw new WranglerError(`wrangler ${args.slice(0, 3).join(' ')} failed: ${why}`, said)
  }
}

/** A command of wrangler that failed, in one sentence, with all that it said. */
export class WranglerError extends Error {
  readonly said: string

  constructor(sentence: string, said: string) {
    super(sentence)
    this.said = said
  }
}
