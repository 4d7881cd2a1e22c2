import { cpSync, existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Plugin } from 'vite'
import { carrierFolder } from './carrier-in-place.ts'

/** The files of the carrier in place that are served as they are: posters, social pictures, icons, manifests. */
export const CARRIER_FILES = `${carrierFolder}/pictures/public`

const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.webmanifest': 'application/manifest+json',
}

/** Serves the pictures of the carrier in place at the root of the site, beside the files of `public`. */
export function carrierPictures(): Plugin {
  return {
    name: 'carrier-pictures',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        const file = join(CARRIER_FILES, pathname)
        const type = TYPES[extname(pathname)]
        if (!type || !existsSync(file) || !statSync(file).isFile()) return next()
        response.setHeader('Content-Type', type)
        response.end(readFileSync(file))
      })
    },
    applyToEnvironment: ({ name }) => name === 'client',
    // Before the plugin that makes the copied posters smaller.
    writeBundle: ({ dir = '' }) => cpSync(CARRIER_FILES, dir, { recursive: true }),
  }
}
