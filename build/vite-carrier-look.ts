import { globSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { readLook } from '../src/carrier/config/look.ts'
import { CARRIER_FILES, carrierFolder } from './carrier-in-place.ts'

const VIRTUAL = 'virtual:look'

/** The colours of the carrier in place, from its look.css. */
export function lookInPlace() {
  return readLook(readFileSync(`${carrierFolder}/look.css`, 'utf8'))
}

/** `virtual:look` has the colours for what cannot read the styles, and which pictures of shared links are drawn. */
export function carrierLook(): Plugin {
  return {
    name: 'carrier-look',
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : null),
    load: (id) => {
      if (id !== `\0${VIRTUAL}`) return null
      const { light, dark } = lookInPlace()
      const drawn = globSync('social/*', { cwd: CARRIER_FILES }).map(
        (path) => `/${path.replaceAll('\\', '/')}`,
      )
      return `export const light = ${JSON.stringify(light)}\nexport const dark = ${JSON.stringify(dark)}
export const drawnPictures = ${JSON.stringify(drawn)}`
    },
  }
}
