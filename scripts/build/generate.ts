import { readFileSync, writeFileSync } from 'node:fs'
import { devNull } from 'node:os'
import { compile } from '@inlang/paraglide-js'
import { SETTINGS } from '../../src/lib/settings.ts'
import { paraglideOptions } from './paraglide-options.ts'
import { mustRunQuietly } from '../tools/run.ts'

// What types and tests need before the first build: compiled messages and the types of the bindings.
await compile(paraglideOptions)
// Without the secrets that `npm run dev` keeps in .dev.vars, and without what wrangler.toml may name or not:
// src/env.d.ts says what that is.
const types = 'worker-configuration.d.ts'
mustRunQuietly('wrangler', ['types', types, '--strict-vars=false', '--env-file', devNull])
const isOptional = new RegExp(`^\\s*(?:EMAIL|${SETTINGS.join('|')}): \\w+;$`)
const lines = readFileSync(types, 'utf8').split('\n')
writeFileSync(types, lines.filter((line) => !isOptional.test(line)).join('\n'))
