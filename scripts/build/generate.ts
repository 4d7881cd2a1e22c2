import { devNull } from 'node:os'
import { compile } from '@inlang/paraglide-js'
import { paraglideOptions } from './paraglide-options.ts'
import { mustRunQuietly } from '../tools/run.ts'

// What types and tests need before the first build: compiled messages and the types of the bindings.
await compile(paraglideOptions)
// Without the secrets that `npm run dev` keeps in .dev.vars: src/env.d.ts says what they are.
// A variable is any text, not only the one that wrangler.toml holds today.
const anyText = '--strict-vars=false'
mustRunQuietly('wrangler', ['types', 'worker-configuration.d.ts', anyText, '--env-file', devNull])
