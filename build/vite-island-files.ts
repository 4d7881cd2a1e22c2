import type { Plugin, Rolldown } from 'vite'
import { ISLAND } from './island-chunks.ts'

const VIRTUAL = 'virtual:island-files'
const NAMES = ['order', 'summary', 'contact', 'price-finder'] as const

/**
 * `virtual:island-files` lists for the server the files that each island needs, so that its page can load them at once
 * instead of discovering them one after another. Empty in development.
 */
export function islandFiles(): Plugin {
  const files: Record<string, string[]> = Object.fromEntries(NAMES.map((name) => [name, []]))
  return {
    name: 'island-files',
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : null),
    // Start builds for the browser first, so the lists exist when the server's build reads them.
    load: (id) => (id === `\0${VIRTUAL}` ? `export default ${JSON.stringify(files)}` : null),
    generateBundle: {
      // After Vite has taken out the chunks that held only styles.
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.name !== 'client') return
        for (const name of NAMES) files[name] = filesOf(bundle, name).map((file) => `/${file}`)
      },
    },
  }
}

/** The chunk with an island and all its static imports. */
function filesOf(bundle: Rolldown.OutputBundle, name: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const holder = chunks.find(({ moduleIds }) =>
    moduleIds.some((id) => ISLAND.exec(id)?.[1] === name),
  )
  const found = new Set<string>()
  const add = (fileName: string | undefined) => {
    const chunk = chunks.find((one) => one.fileName === fileName)
    // The page itself names its entry.
    if (!chunk || chunk.isEntry || found.has(chunk.fileName)) return
    found.add(chunk.fileName)
    chunk.imports.forEach(add)
  }
  add(holder?.fileName)
  return [...found]
}
