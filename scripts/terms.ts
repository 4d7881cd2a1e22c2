import { mustRun } from './tools/run.ts'

// Stores the text of today's terms under the version in carrier.ts, for the orders placed under it.
mustRun('vitest', ['run', '--project', 'carrier', 'kept-terms', '-u'])
