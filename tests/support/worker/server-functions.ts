import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const START = '@tanstack/react-start'
const PLAIN = fileURLToPath(new URL('plain-start.ts', import.meta.url))

/** Lets tests call server functions as plain ones: Start compiles them in a build, and runs them within its own requests. */
export function serverFunctions(): Plugin {
  return {
    name: 'server-functions',
    enforce: 'pre',
    resolveId: (id, importer) => (id === START && importer !== PLAIN ? PLAIN : null),
  }
}
