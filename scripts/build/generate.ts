import { devNull } from 'node:os'
import { compile } from '@inlang/paraglide-js'
import { paraglideOptions } from './paraglide-options.ts'
import { mustRunQuietly } from '../tools/run.ts'

// What types and tests need before the first build: compiled messages and the types of the bindings.
await compile(paraglideOptions)
// Without the secrets that `npm run dev` keeps in .dev.vars: src/env.d.ts says what they are.
mustRunQuietly('wrangler', ['types', 'worker-configuration.d.ts', '--env-file', devNull])
