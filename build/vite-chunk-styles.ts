import type { Plugin } from 'vite'

/**
 * Loads a chunk as Vite does, but without its styles: a page has all its styles inline, and loading them again would
 * restyle it, in another typeface if that arrived late.
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

/** Removes the styles of chunks that a page loads later. */
export function withoutChunkStyles(): Plugin {
  return {
    name: 'without-chunk-styles',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) => (id.endsWith('vite/preload-helper.js') ? LOAD_CHUNK : null),
  }
}
