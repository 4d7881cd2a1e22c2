import { compile } from '@inlang/paraglide-js'
import { paraglideOptions } from './paraglide-options.ts'
import { mustRunQuietly } from './run.ts'

// What types and tests need before the first build: compiled messages and the types of the bindings.
await compile(paraglideOptions)
mustRunQuietly('wrangler', ['types', 'worker-configuration.d.ts'])
