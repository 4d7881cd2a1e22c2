import type { Plugin } from 'vite'

/** Modules a visitor's browser would load and never run, each with what stands in its place. */
const UNREACHED: Record<string, string> = {
  // Server functions: every form posts to its own URL (docs/decisions/002), so nothing calls one.
  '@tanstack/start-client-core/dist/esm/client-rpc/createClientRpc.js':
    'export function createClientRpc() { throw new Error("this site has no server functions") }',
  // Groups of fields, for wizards.
  '@tanstack/react-form/dist/esm/useFormGroup.js':
    'export function useFormGroup() {} export function FormGroup() { return null }',
  // The developer tools of the form library.
  '@tanstack/form-core/dist/esm/EventClient.js':
    'export const formEventClient = { emit() {}, on: () => () => {} }',
}

/**
 * Loads a chunk as Vite does, but not its styles: a page carries all of its own inline, and loaded again
 * they would style it anew, in another typeface if that has come late.
 */
const LOAD_CHUNK = `
export async function __vitePreload(load) {
  try {
    return await load()
  } catch (error) {
    const event = new Event('vite:preloadError', { cancelable: true })
    event.payload = error
    dispatchEvent(event)
    if (!event.defaultPrevented) throw error
  }
}`

/**
 * Leaves code out of the browser's build that the site never reaches (docs/decisions/013). The bound on
 * script in tests/e2e/layout.spec.ts fails when a new version of a library makes an entry miss.
 */
export function unreachedCode(): Plugin {
  return {
    name: 'unreached-code',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (id.includes('vite/preload-helper')) return LOAD_CHUNK
      const path = Object.keys(UNREACHED).find((end) => id.endsWith(`/node_modules/${end}`))
      return path === undefined ? null : (UNREACHED[path] ?? null)
    },
  }
}
