import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { appConfig } from '../build/carrier-config.ts'
import { lookInPlace } from '../build/vite-carrier-look.ts'
import { picturesFolder } from './carrier.ts'
import { drawnCategories, genericPosters } from './posters/generic/drawn.ts'

// Draws what the carrier in place has no drawing of yet: a road, a lamp, a car, in its colours. What is there stays.
const categories = drawnCategories(appConfig.services)
mkdirSync(`${picturesFolder}/posters`, { recursive: true })
for (const [name, svg] of Object.entries(genericPosters(lookInPlace(), categories))) {
  const file = `${picturesFolder}/posters/${name}.svg`
  if (existsSync(file)) continue
  writeFileSync(file, svg)
  console.log(`${file} ${svg.length} B`)
}
