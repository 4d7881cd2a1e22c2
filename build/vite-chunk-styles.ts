import type { Plugin } from 'vite'

/**
 * Loads a chunk as Vite does, but not its styles: a page carries all of its own inline, and loaded again they
 * would style it anew, in another typeface if that has come late.
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

/** Keeps the styles of chunks that a page loads later out of it. */
export function withoutChunkStyles(): Plugin {
  return {
    name: 'without-chunk-styles',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) => (id.endsWith('vite/preload-helper.js') ? LOAD_CHUNK : null),
  }
}
