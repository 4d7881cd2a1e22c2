import { mustRun } from './tools/run.ts'

// Keeps the text of today's terms under the version that app.config.ts names, for the orders placed under it.
mustRun('vitest', ['run', '--project', 'unit', 'src/content/terms', '-u'])
