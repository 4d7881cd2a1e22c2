import { mkdirSync, writeFileSync } from 'node:fs'
import { carrierInPlace } from '../build/carrier-in-place.ts'
import { drawn } from './posters/drawn.ts'
import { picturesFolder } from './carrier.ts'

// Draws the sheets of the carrier in place into its folder. Run it after a change of a sheet or of the kit and commit
// what it writes. With a word after it only those whose name holds the word.
const [, , word = ''] = process.argv

const posters = drawn[carrierInPlace()]
if (!posters) {
  console.error(
    `design/posters has no sheets for ${carrierInPlace()}: npm run draw -- generic draws posters in its colours`,
  )
  process.exit(1)
}
mkdirSync(`${picturesFolder}/posters`, { recursive: true })
for (const [name, svg] of Object.entries(posters)) {
  if (!name.includes(word)) continue
  writeFileSync(`${picturesFolder}/posters/${name}.svg`, svg)
  console.log(`${picturesFolder}/posters/${name}.svg ${svg.length} B`)
}
