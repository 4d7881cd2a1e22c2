// Runs before every command, on any Node from 20 on and with nothing installed: installs from the
// lockfile when node_modules is missing or older than the lockfile.
import { createHash } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const STAMP = 'node_modules/.installed-lockfile'
const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
const isCurrent = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted

if (!isCurrent) {
  console.log('Installing dependencies from the lockfile …')
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  writeFileSync(STAMP, wanted)
}
