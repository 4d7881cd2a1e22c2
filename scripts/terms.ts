import { mustRun } from './tools/run.ts'

// Stores the text of today's terms under the version in carrier.ts, for the orders placed under it; then judges all
// versions in a run of its own, because a run lists the files before it writes one.
const TESTS = ['run', '--project', 'carrier', 'kept-terms']
mustRun('vitest', [...TESTS, '-u', '-t', 'are kept as they are'])
mustRun('vitest', TESTS)
