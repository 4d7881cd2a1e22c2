import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { appConfig } from '../../build/carrier-config.ts'
import { carrierFolder } from '../../build/carrier-in-place.ts'
import { exitAfterOutput } from '../tools/errors.ts'
import { carCategories } from '~carrier/words/cars'
import { services as serviceWords } from '~carrier/words/services'
import { posters } from '~carrier/pictures/posters'
import { servicePictures } from '~carrier/pictures/social-pictures'
import { locales } from '../../src/lib/locale.ts'
import { type Belongings, missingBelongings } from './belongings.ts'
import { misnamedFiles } from './named-files.ts'
import { languageProblems } from '../../src/carrier/config/language-problems.ts'
import { configProblems } from '../../src/carrier/config/problems.ts'
import { lookProblems, readLook } from '../../src/carrier/config/look.ts'
import { trustProblems } from '../../src/carrier/config/trust-problems.ts'

// Reports settings of the right type with impossible values, e.g. an IČO with a wrong check digit.
const folder = `${carrierFolder}/pictures/public`
const pictures = [`${carrierFolder}/pictures/photographs`, `${folder}/posters`]
  .filter((path) => existsSync(path))
  .flatMap((path) => readdirSync(path))
  .map((file) => file.replace(/\.\w+$/, ''))
const look = readFileSync(`${carrierFolder}/look.css`, 'utf8')
const problems = [
  ...[
    ...configProblems(appConfig),
    ...languageProblems(appConfig),
    ...trustProblems(appConfig, pictures, new Date()),
  ].map((problem) => `carrier.ts ${problem}`),
  ...lookProblems(look).map((problem) => `look.css ${problem}`),
  ...misnamedFiles(folder, appConfig.product.name, readLook(look)),
]
if (problems.length === 0) problems.push(...missingBelongings(belongings()))
for (const problem of problems) console.error(problem)
if (problems.length > 0) await exitAfterOutput(1)
console.log('carrier.ts holds settings that can be right, look.css colours that can be read')

function belongings(): Belongings {
  return {
    languages: locales,
    services: appConfig.services,
    words: serviceWords,
    cars: carCategories,
    posters: Object.keys(posters),
    files: pictures,
    socialPictures: Object.keys(servicePictures),
  }
}
