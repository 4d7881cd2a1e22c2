import { appConfig } from '../../app.config.ts'
import { useAliases } from '../build/aliases.ts'

// Settings of the right type that cannot be right, e.g. an IČO whose check digit does not fit.
useAliases()
const { configProblems } = await import('./config/problems.ts')
const problems = configProblems(appConfig)
for (const problem of problems) console.error(`app.config.ts ${problem}`)
if (problems.length > 0) process.exit(1)
console.log('app.config.ts holds settings that can be right')
