// A clone in which nothing has run yet, as somebody new has it. Plain JavaScript for any Node from 20 on, because
// .ci/run asks it before anything is installed.
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** What was typed and has not ended yet. */
const running = new Set()

/**
 * Clones the checkout with what was changed in it, and gives the clone the packages of the checkout by hard links. It
 * has none where the checkout has none: then the first command installs them. Returns its folder.
 */
export function makeBareClone() {
  const clone = join(mkdtempSync(join(tmpdir(), 'vozka-clone-')), 'vozka')
  execFileSync('git', ['clone', '--quiet', '.', clone])
  const changed = changedPaths()
  for (const path of changed) {
    if (existsSync(path)) cpSync(path, join(clone, path), { recursive: true })
    else rmSync(join(clone, path), { force: true })
  }
  if (changed.length > 0) commitAll(clone)
  if (existsSync('node_modules')) {
    execFileSync('cp', ['-al', 'node_modules', join(clone, 'node_modules')])
    for (const made of ['.cache', '.vite', '.vite-temp'])
      rmSync(join(clone, 'node_modules', made), { recursive: true, force: true })
  }
  return clone
}

/** Ends what was typed in the clone and is still running, then removes it. */
export async function removeClone(clone) {
  for (const typed of running) await typed.interrupt()
  rmSync(dirname(clone), { recursive: true, force: true, maxRetries: 5 })
}

/**
 * Types a command in a folder as at a new terminal: without what npm or a run of tests has put into the environment.
 * Returns its output so far, its end, and Ctrl-C, which reaches all its processes.
 *
 * @typedef {{
 *   output: string
 *   code: number | null
 *   isEnded: boolean
 *   ended: Promise<Typed>
 *   send: (text: string) => void
 *   until: (text: string) => Promise<void>
 *   interrupt: () => Promise<boolean>
 * }} Typed
 * @param {string} folder
 * @param {readonly string[]} command
 * @param {Readonly<Record<string, string>>} environment
 * @returns {Typed}
 */
export function type(folder, command, environment = {}) {
  return begin(folder, command, environment, 'ignore')
}

/**
 * Types a command at a pseudo-terminal, by `script` of util-linux: it may ask, and is answered by `send`; `until` waits
 * for what it says next.
 *
 * @param {string} folder
 * @param {string} command
 * @param {Readonly<Record<string, string>>} environment
 * @returns {Typed}
 */
export function typeAtTerminal(folder, command, environment = {}) {
  return begin(folder, ['script', '-qefc', command, '/dev/null'], environment, 'pipe')
}

function begin(folder, [program, ...args], environment, input) {
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...newTerminal(), ...environment },
    stdio: [input, 'pipe', 'pipe'],
    detached: true,
  })
  const typed = { output: '', code: null, isEnded: false, ended: null, send, until, interrupt }
  let heard = 0
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (typed.output += text))
  running.add(typed)
  typed.ended = new Promise((done) => {
    child.on('close', (code) => {
      running.delete(typed)
      Object.assign(typed, { code, isEnded: true })
      done(typed)
    })
  })
  return typed

  function send(text) {
    child.stdin.write(text)
  }

  /** Goes on from where the last wait ended; fails when the command ends before it says that. */
  async function until(text) {
    for (;;) {
      const at = typed.output.indexOf(text, heard)
      if (at !== -1) return void (heard = at + text.length)
      if (typed.isEnded) throw new Error(`It ended before it said “${text}”:\n${typed.output}`)
      await wait(50)
    }
  }

  /** True when it has ended within ten seconds; after that it is killed. */
  async function interrupt() {
    signal('SIGINT')
    const isEnded = await Promise.race([typed.ended.then(() => true), wait(10_000)])
    signal('SIGKILL')
    return isEnded === true
  }

  function signal(name) {
    try {
      if (child.pid) process.kill(-child.pid, name)
    } catch {
      // All of them have ended.
    }
  }
}

/** So that what a command changes in the clone is seen. */
function commitAll(clone) {
  const who = ['-c', 'user.name=Clone', '-c', 'user.email=clone@example.com']
  execFileSync('git', ['add', '--all'], { cwd: clone })
  execFileSync('git', [...who, 'commit', '--quiet', '--no-verify', '-m', 'Uncommitted'], {
    cwd: clone,
  })
}

function changedPaths() {
  const status = ['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all']
  const lines = execFileSync('git', status, { encoding: 'utf8' }).split('\0')
  return lines.filter(Boolean).map((line) => line.slice(3))
}

function newTerminal() {
  const OURS = /^(?:npm_|NODE_|VITEST|TEST_|PLAYWRIGHT_|CARRIER$|STATE_FOLDER$|PORT$|INIT_CWD$)/i
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !OURS.test(name)))
  const bin = resolve('node_modules')
  const path = (process.env.PATH ?? '').split(delimiter)
  return { ...env, PATH: path.filter((folder) => !folder.startsWith(bin)).join(delimiter) }
}
