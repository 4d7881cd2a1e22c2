// `node scripts/do.mjs NAME …` is every command of package.json: it installs from the lockfile when node_modules
// is missing or older than the lockfile, then runs scripts/NAME.ts. Any Node from 20 on does, with nothing
// installed; the scripts themselves run in the Node of node_modules.
import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const STAMP = 'node_modules/.installed-lockfile'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const [name, ...rest] = process.argv.slice(2)
const script = `scripts/${name}.ts`
if (!existsSync(script)) {
  console.error(`There is no ${script}; the commands stand in package.json.`)
  process.exit(2)
}
install()
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

function install() {
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  console.log('Installing dependencies from the lockfile …')
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  writeFileSync(STAMP, wanted)
}
