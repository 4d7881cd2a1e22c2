import { readArguments } from './tools/read-arguments.ts'
import { mustRun } from './tools/run.ts'

const HELP = `Formats files as npm run check requires.

  npm run format                   every file
  npm run format -- src/order      these only`

const { words } = readArguments(HELP, {}, Infinity)
mustRun('oxfmt', words)
