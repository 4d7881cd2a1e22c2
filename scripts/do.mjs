// `node scripts/do.mjs [--tools] SCRIPT …` is behind every command of package.json: it installs missing packages from
// the lockfiles and generates what is missing or older than its sources, then runs the script. With `--tools` it also
// needs the devDependencies: packages for tests and checks that the site is not built from. Any Node from 20 on works,
// with nothing installed; the scripts run in the Node of node_modules.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Knows the aliases of the sources, and says an error in a sentence. */
const LAUNCH = new URL('tools/launch.ts', import.meta.url).href

/** Generates messages, types of the Worker and the tree of routes; after `npm ci` it is the script itself. */
const GENERATE = 'build/generate.ts'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const node = Number.parseInt(process.versions.node)
if (node < 20) refuse(`This needs Node 20 or newer; this is Node ${process.versions.node}.`)
const asked = process.argv.slice(2)
const withTools = asked[0] === '--tools'
const [script = '', ...rest] = withTools ? asked.slice(1) : asked
install('.', withTools)
// A product beside the site has its own packages.
if (existsSync(`${dirname(script)}/package.json`)) install(dirname(script), true)
// The `node` package does not exist for macOS.
if (!existsSync('node_modules/.bin/node') && node < 24)
  refuse(`Here Node 24 has to be installed; this is Node ${process.versions.node}.`)
const env = {
  ...process.env,
  PATH: [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter),
}
if (script !== GENERATE) {
  // Types are for tools.
  const args = withTools ? [GENERATE] : [GENERATE, '--without-types']
  const { status } = spawnSync('node', ['--import', LAUNCH, ...args], { stdio: 'inherit', env })
  // It has said why.
  if (status !== 0) process.exit(1)
}
const child = spawn('node', ['--import', LAUNCH, script, ...rest], { stdio: 'inherit', env })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => child.kill(signal))
}
// Without a code it was ended by a signal, as by Ctrl-C.
child.on('exit', (code) => process.exit(code ?? 130))

/** Installs the packages of a folder unless they are there, whoever installed them. */
function install(folder, needsTools) {
  if (areInstalled(folder, needsTools)) return
  console.log(`Installing dependencies from ${folder}/package-lock.json …`)
  // The lockfile of a product may lack packages for other machines that `npm ci` requires.
  const way = folder === '.' ? ['ci'] : ['install', '--no-save']
  // No package needs to run an install script.
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const which = needsTools ? [] : ['--omit=dev']
  try {
    execFileSync('npm', [...way, '--prefer-offline', ...quiet, ...which], {
      cwd: folder,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    })
  } catch {
    refuse(
      'The packages could not be installed; npm says why above. It needs the registry and a folder that can be written.',
    )
  }
}

/** Compares what npm notes in node_modules when it is done with what the lockfile wants. */
function areInstalled(folder, needsTools) {
  const noted = `${folder}/node_modules/.package-lock.json`
  if (!existsSync(noted)) return false
  const there = packagesIn(noted)
  return Object.entries(packagesIn(`${folder}/package-lock.json`)).every(
    ([path, { version, dev, optional, devOptional }]) =>
      path === '' ||
      there[path]?.version === version ||
      // A package for another kind of machine.
      (!there[path] && (optional || devOptional)) ||
      (dev && !needsTools),
  )
}

function packagesIn(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages
}

function refuse(sentence) {
  console.error(sentence)
  process.exit(1)
}
