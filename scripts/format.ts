import { mustRun } from './tools/run.ts'

// Brings every file into the one form that `npm run check` asks for.
mustRun('oxfmt', process.argv.slice(2))
