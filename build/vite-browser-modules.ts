import type { Plugin } from 'vite'

/**
 * What the browser gets in place of a module. Vite's loader would load the styles of a chunk again, which the page has
 * inline, and restyle it, in another typeface if that arrived late. No script of a public page knows the desk.
 */
const IN_BROWSER = {
  'vite/preload-helper.js': `export const __vitePreload = (load) => load().catch((error) => {
  dispatchEvent(new Event('vite:preloadError'))
  throw error
})`,
  '/src/i18n/desk-screens.ts': 'export const deskScreens = {}',
}

export function browserModules(): Plugin {
  return {
    name: 'browser-modules',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) => Object.entries(IN_BROWSER).find(([path]) => id.endsWith(path))?.[1],
  }
}
