import { houseSizes } from './house/sizes.ts'
import { exitAfterOutput } from '../tools/errors.ts'

// Prints the sizes of the house with what they should be, and fails where one is over its bound (docs/decisions/020).

const sizes = houseSizes()
for (const { what, size, most, aim, of = '' } of sizes) {
  const bound = most === undefined ? '' : `, bound ${most.toLocaleString('en')}`
  const wish = aim === undefined ? '' : `, aim ${aim.toLocaleString('en')}`
  console.log(`${what}: ${size.toLocaleString('en')}${of}${bound}${wish}`)
}
const over = sizes.filter(({ size, most = Infinity }) => size > most)
for (const { what } of over) console.error(`${what}: over its bound; say or do it shorter`)
await exitAfterOutput(over.length === 0 ? 0 : 1)
