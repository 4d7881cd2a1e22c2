import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { appConfig } from '../build/carrier-config.ts'
import { lookInPlace } from '../build/vite-carrier-look.ts'
import { picturesFolder } from './carrier.ts'
import { genericPosters } from './posters/generic/drawn.ts'

// Draws what the carrier in place has no drawing of yet: a road, a lamp, a car, in its colours. What is there stays.
const SEATS_OF_VAN = 6

const categories = Object.entries(appConfig.services).map(([slug, { maxPassengers }]) => ({
  slug,
  isVan: maxPassengers >= SEATS_OF_VAN,
}))
mkdirSync(`${picturesFolder}/posters`, { recursive: true })
for (const [name, svg] of Object.entries(genericPosters(lookInPlace(), categories))) {
  const file = `${picturesFolder}/posters/${name}.svg`
  if (existsSync(file)) continue
  writeFileSync(file, svg)
  console.log(`${file} ${svg.length} B`)
}
