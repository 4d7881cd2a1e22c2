import { mustRun } from './tools/run.ts'

// Formats every file as `npm run check` requires.
mustRun('oxfmt', process.argv.slice(2))
