import { readArguments } from './tools/read-arguments.ts'
import { mustRun } from './tools/run.ts'

const HELP = `Stores the text of today's terms under the version in carrier.ts. The site shows what is stored, and orders are placed
under it.

  npm run terms`

readArguments(HELP, {})
// Judges all versions in a run of its own, because a run lists the files before it writes one.
const TESTS = ['run', '--project', 'carrier', 'kept-terms']
mustRun('vitest', [...TESTS, '-u', '-t', 'are kept as they are'])
mustRun('vitest', TESTS)
