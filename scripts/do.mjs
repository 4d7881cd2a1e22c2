// `node scripts/do.mjs [--tools] SCRIPT …` is behind every command of package.json: it installs missing packages from
// the lockfiles, then runs the script. With `--tools` it also needs the devDependencies: packages for tests and
// checks that the site is not built from. Any Node from 20 on works, with nothing installed; the scripts run in the
// Node of node_modules.
import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const asked = process.argv.slice(2)
const withTools = asked[0] === '--tools'
const [script = '', ...rest] = withTools ? asked.slice(1) : asked
install('.', withTools)
// A product beside the site has its own packages.
if (existsSync(`${dirname(script)}/package.json`)) install(dirname(script), true)
// The `node` package does not exist for macOS.
if (!existsSync('node_modules/.bin/node') && Number.parseInt(process.versions.node) < 24) {
  console.error(`Here Node 24 has to be installed; this is ${process.versions.node}.`)
  process.exit(1)
}
const child = spawn('node', [script, ...rest], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter),
  },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => child.kill(signal))
}
child.on('exit', (code) => process.exit(code ?? 1))

/**
 * Installs the missing packages of a folder. If all packages are present, they also serve commands that need no
 * tools.
 */
function install(folder, needsTools) {
  const stamp = `${folder}/node_modules/.installed-lockfile`
  const lockfile = readFileSync(`${folder}/package-lock.json`)
  const all = createHash('sha256').update(lockfile).digest('hex')
  const withoutTools = `${all} without tools`
  const there = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  if (there === all || (!needsTools && there === withoutTools)) return
  console.log(`Installing dependencies from ${folder}/package-lock.json …`)
  // The lockfile of a product may lack packages for other machines that `npm ci` requires.
  const way = folder === '.' ? ['ci'] : ['install', '--no-save']
  // No package needs to run an install script.
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const which = needsTools ? [] : ['--omit=dev']
  execFileSync('npm', [...way, '--prefer-offline', ...quiet, ...which], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  writeFileSync(stamp, needsTools ? all : withoutTools)
}
