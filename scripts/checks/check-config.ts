import { readdirSync } from 'node:fs'
import { appConfig } from '../../app.config.ts'
import { useAliases } from '../tools/aliases.ts'

// Settings of the right type that cannot be right, e.g. an IČO whose check digit does not fit.
useAliases()
const { configProblems } = await import('../../src/lib/config/problems.ts')
const { trustProblems } = await import('../../src/lib/config/trust-problems.ts')
const pictures = ['src/content/photographs', 'public/posters']
  .flatMap((folder) => readdirSync(folder))
  .map((file) => file.replace(/\.\w+$/, ''))
const problems = [...configProblems(appConfig), ...trustProblems(appConfig, pictures, new Date())]
for (const problem of problems) console.error(`app.config.ts ${problem}`)
if (problems.length > 0) process.exit(1)
console.log('app.config.ts holds settings that can be right')
