import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { readLook } from '../src/carrier/config/look.ts'
import { CARRIER_FILES, carrierFolder } from './carrier-in-place.ts'

const VIRTUAL = 'virtual:look'

/** The colours of the carrier in place, from its look.css. */
export function lookInPlace() {
  return readLook(readFileSync(`${carrierFolder}/look.css`, 'utf8'))
}

/** The addresses of the pictures of shared links that have been drawn. */
function drawnPictures(): string[] {
  const folder = `${CARRIER_FILES}/social`
  return existsSync(folder) ? readdirSync(folder).map((name) => `/social/${name}`) : []
}

/**
 * `virtual:look` has the colours for what cannot read the styles (mails, plain pages, heads of pages, manifests), and
 * which pictures of shared links there are.
 */
export function carrierLook(): Plugin {
  return {
    name: 'carrier-look',
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : null),
    load: (id) => {
      if (id !== `\0${VIRTUAL}`) return null
      const { light, dark } = lookInPlace()
      return Object.entries({ light, dark, drawnPictures: drawnPictures() })
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
  }
}
