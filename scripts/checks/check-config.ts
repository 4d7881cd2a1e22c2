import { readdirSync, readFileSync } from 'node:fs'
import { appConfig } from '../../build/carrier-config.ts'
import { carrierFolder } from '../../build/carrier-in-place.ts'
import { useAliases } from '../tools/aliases.ts'

// Reports settings of the right type with impossible values, e.g. an IČO with a wrong check digit.
useAliases()
const { configProblems } = await import('../../src/carrier/config/problems.ts')
const { lookProblems } = await import('../../src/carrier/config/look.ts')
const { trustProblems } = await import('../../src/carrier/config/trust-problems.ts')
const pictures = [
  `${carrierFolder}/pictures/photographs`,
  `${carrierFolder}/pictures/public/posters`,
]
  .flatMap((folder) => readdirSync(folder))
  .map((file) => file.replace(/\.\w+$/, ''))
const problems = [...configProblems(appConfig), ...trustProblems(appConfig, pictures, new Date())]
const tooFaint = lookProblems(readFileSync(`${carrierFolder}/look.css`, 'utf8'))
for (const problem of tooFaint) console.error(`look.css ${problem}`)
for (const problem of problems) console.error(`carrier.ts ${problem}`)
if (problems.length + tooFaint.length > 0) process.exit(1)
console.log('carrier.ts holds settings that can be right, look.css colours that can be read')
