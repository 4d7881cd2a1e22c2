import { spawn, spawnSync } from 'node:child_process'
import { delimiter, resolve } from 'node:path'
import { Refusal } from './errors.ts'

const LAUNCH = new URL('launch.ts', import.meta.url).href
/** Without these variables a build waits half a minute for a network it does not need. */
const QUIET = {
  // Also when a script is not started by npm.
  PATH: [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter),
  WRANGLER_SEND_METRICS: 'false',
  DO_NOT_TRACK: '1',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
}
export const quietEnv = { ...process.env, ...QUIET }

/** The arguments of `node` for a script of ours, which does not come from the launcher. */
export function launched(script: string, ...args: string[]): string[] {
  return ['--import', LAUNCH, script, ...args]
}

/** Runs a program of node_modules/.bin to its end and prints its output; false when it failed. */
export function run(program: string, args: string[]): boolean {
  // The current environment: a test run sets the address of its site and its carrier in it.
  const env = { ...process.env, ...QUIET }
  const { status } = spawnSync(program, args, { stdio: 'inherit', env })
  return status === 0
}

/** Runs a program in parallel with others and buffers its output until it ends. */
export async function runBeside(
  program: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<{ isGood: boolean; output: string }> {
  // Of the moment: a test run names the carrier in it.
  const child = spawn(program, args, { env: { ...process.env, ...QUIET, ...environment } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (output += String(text)))
  }
  const code = await new Promise<number | null>((done) => {
    child.on('error', (error) => {
      output += error.message
      done(1)
    })
    child.on('close', done)
  })
  return { isGood: code === 0, output }
}

/** Runs a program and ends the whole script when it fails. */
export function mustRun(program: string, args: string[]): void {
  if (run(program, args)) return
  throw new Refusal(`\n${program} ${args[0] ?? ''} failed.`)
}

/** What a program prints, for this process alone; ends the whole script, and shows it, when the program fails. */
export function outputOf(program: string, args: string[]): string {
  // The current environment: a deploy names in it the values that it builds with.
  const env = { ...process.env, ...QUIET }
  const { status, stdout, stderr } = spawnSync(program, args, { env, encoding: 'utf8' })
  if (status === 0) return stdout
  throw new Refusal(`${stdout}\n${stderr}\n${program} ${args[0] ?? ''} failed.`)
}

/** Like mustRun, but shows the output only when the program fails. */
export function mustRunQuietly(program: string, args: string[]): void {
  outputOf(program, args)
}

/** Starts a program in the background that ends with this process. */
export function start(program: string, args: string[]) {
  const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env: quietEnv })
  const stop = () => child.kill('SIGTERM')
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  process.on('exit', stop)
  child.on('exit', (code) => process.exit(code ?? 0))
  return child
}

/** True while a process with this number runs. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // One of another user runs, too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
