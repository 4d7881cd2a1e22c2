import { readdirSync } from 'node:fs'
import { appConfig } from '../../app.config.ts'
import { useAliases } from '../tools/aliases.ts'

// Reports settings of the right type with impossible values, e.g. an IČO with a wrong check digit.
useAliases()
const { languageProblems } = await import('../../src/carrier/config/language-problems.ts')
const { configProblems } = await import('../../src/carrier/config/problems.ts')
const { trustProblems } = await import('../../src/carrier/config/trust-problems.ts')
const pictures = ['carriers/vozka/pictures/photographs', 'public/posters']
  .flatMap((folder) => readdirSync(folder))
  .map((file) => file.replace(/\.\w+$/, ''))
const problems = [
  ...configProblems(appConfig),
  ...languageProblems(appConfig),
  ...trustProblems(appConfig, pictures, new Date()),
]
for (const problem of problems) console.error(`carrier.ts ${problem}`)
if (problems.length > 0) process.exit(1)
console.log('carrier.ts holds settings that can be right')
