import { randomInt } from 'node:crypto'
import { buildSite } from '../../scripts/tools/build-site.ts'
import { quietEnv, run } from '../../scripts/tools/run.ts'
import { readNumbers } from '../../scripts/tools/read-arguments.ts'

// `npm run proof -- fuzz [10000 [seed]]`: that many hostile inputs for every schema, and as many hostile requests
// against the built site. A failure is shrunk and repeated by its seed.
const [runs, seed] = readNumbers('npm run proof -- fuzz [inputs: 10000] [seed]', [
  10_000,
  randomInt(2 ** 31),
])

Object.assign(quietEnv, {
  FUZZ_RUNS: String(runs),
  FUZZ_SEED: String(seed),
})
console.log(`${runs} inputs from seed ${seed}`)
const startedAt = Date.now()
const areSchemasGood = run('vitest', ['run', '--project', 'worker', 'tests/proofs'])
await buildSite()
const isSiteGood = run('vitest', ['run', '--project', 'facts', 'fuzz'])
const seconds = Math.round((Date.now() - startedAt) / 1_000)
console.log(
  `${runs} inputs from seed ${seed}, ${seconds} s: ${areSchemasGood && isSiteGood ? 'no failure' : 'FAILED'}`,
)
process.exit(areSchemasGood && isSiteGood ? 0 : 1)
