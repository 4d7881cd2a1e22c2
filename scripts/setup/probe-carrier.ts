import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Refusal } from '../tools/errors.ts'
import { launched } from '../tools/run.ts'
import { carrierFiles } from './carrier-files.ts'
import { quickAnswers } from './quick-answers.ts'

/** A carrier as `npm run setup -- --quick` makes it, of one language and one category, for the tests; git ignores it. */
export const PROBE = 'probe'
const FOLDER = `carriers/${PROBE}`

/** Writes the carrier; chosen is it by the variable CARRIER alone. */
export async function makeProbe(): Promise<void> {
  removeProbe()
  const few = { name: 'Probe Murtal', town: 'Graz', phone: '+43316123456' }
  const answers = quickAnswers({ ...few, market: 'at', email: 'fahrt@murtal.example' })
  const files = await carrierFiles({ ...answers, id: PROBE })
  for (const [path, content] of files) write(path, content)
  const env = { ...process.env, CARRIER: PROBE }
  for (const script of ['build/generate.ts', 'scripts/setup/print-terms.ts']) {
    const { status, stdout, stderr } = spawnSync('node', launched(script), {
      env,
      encoding: 'utf8',
    })
    if (status !== 0) throw new Refusal(stderr)
    if (script.endsWith('print-terms.ts'))
      write(`words/terms-versions/${answers.since}.json`, Buffer.from(stdout))
  }
}

export function removeProbe(): void {
  rmSync(FOLDER, { recursive: true, force: true })
}

function write(path: string, content: Buffer): void {
  const file = join(FOLDER, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
