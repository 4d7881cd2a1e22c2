import { readdirSync } from 'node:fs'
import { appConfig } from '../../build/carrier-config.ts'
import { carrierFolder } from '../../build/carrier-in-place.ts'
import { useAliases } from '../tools/aliases.ts'

// Reports settings of the right type with impossible values, e.g. an IČO with a wrong check digit.
useAliases()
const { configProblems } = await import('../../src/carrier/config/problems.ts')
const { trustProblems } = await import('../../src/carrier/config/trust-problems.ts')
const pictures = [`${carrierFolder}/pictures/photographs`, 'public/posters']
  .flatMap((folder) => readdirSync(folder))
  .map((file) => file.replace(/\.\w+$/, ''))
const problems = [...configProblems(appConfig), ...trustProblems(appConfig, pictures, new Date())]
for (const problem of problems) console.error(`carrier.ts ${problem}`)
if (problems.length > 0) process.exit(1)
console.log('carrier.ts holds settings that can be right')
