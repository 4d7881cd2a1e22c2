import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { devNull } from 'node:os'
import { dirname } from 'node:path'
import { compile } from '@inlang/paraglide-js'
import { SETTINGS } from '../src/lib/setting/names.ts'
import {
  languages,
  messageFiles,
  paraglideOptions,
  writeParaglideProject,
} from './paraglide-options.ts'
import { mustRunQuietly } from '../scripts/tools/run.ts'

// Generates the files that types and tests need before the first build: compiled messages and the types of the
// bindings. Does nothing if neither these files nor their sources have changed.
const TYPES = 'worker-configuration.d.ts'
const STAMP = 'node_modules/.cache/vozka/generated'
const MADE_OF = [
  'messages/**/*.json',
  'carriers/*/messages/*.json',
  'app.config.ts',
  'carriers/*/carrier.ts',
  'wrangler.toml',
  'package-lock.json',
  'src/lib/settings.ts',
  'build/{generate,paraglide-options}.ts',
]
const MADE = [
  TYPES,
  `${paraglideOptions.outdir}/messages.js`,
  `${paraglideOptions.outdir}/runtime.js`,
]

// One command may be for another carrier than app.config.ts names.
const hash = createHash('sha256').update(languages.join()).update(messageFiles.join())
for (const file of globSync(MADE_OF).toSorted()) hash.update(file).update(readFileSync(file))
const wanted = hash.digest('hex')
const isThere = MADE.every((file) => existsSync(file)) && existsSync(STAMP)
if (!isThere || readFileSync(STAMP, 'utf8') !== wanted || !isCompiledForThese()) {
  writeParaglideProject()
  await compile(paraglideOptions)
  writeTypes()
  mkdirSync(dirname(STAMP), { recursive: true })
  writeFileSync(STAMP, wanted)
}

/** A build of another carrier compiles the messages too, in the languages of that one. */
function isCompiledForThese(): boolean {
  const runtime = readFileSync(`${paraglideOptions.outdir}/runtime.js`, 'utf8')
  return runtime.includes(`(${JSON.stringify(languages)})`)
}

/** Without the secrets of .dev.vars, and without what wrangler.toml may name or not: src/env.d.ts says what that is. */
function writeTypes(): void {
  mustRunQuietly('wrangler', ['types', TYPES, '--strict-vars=false', '--env-file', devNull])
  const isOptional = new RegExp(`^\\s*(?:EMAIL|${SETTINGS.join('|')}): \\w+;$`)
  const lines = readFileSync(TYPES, 'utf8').split('\n')
  writeFileSync(TYPES, lines.filter((line) => !isOptional.test(line)).join('\n'))
}
