import type { Plugin, Rolldown } from 'vite'
import { ISLAND } from './island-chunks.ts'

const VIRTUAL = 'virtual:island-files'

/**
 * `virtual:island-files` lists for the server the files that each island needs, so that its page can load them at once
 * instead of discovering them one after another. Empty in development.
 */
export function islandFiles(): Plugin {
  const files: Record<string, string[]> = {}
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
        for (const chunk of Object.values(bundle)) {
          const ids = chunk.type === 'chunk' ? chunk.moduleIds : []
          const island = ids.flatMap((id) => ISLAND.exec(id)?.[1] ?? [])[0]
          if (island) files[island] = [...withImports(chunk.fileName, bundle)]
        }
      },
    },
  }
}

/** The addresses of a chunk and of all its static imports. The page itself names its entry. */
function withImports(name: string, bundle: Rolldown.OutputBundle, found = new Set<string>()) {
  const chunk = bundle[name]
  if (chunk?.type !== 'chunk' || chunk.isEntry || found.has(`/${name}`)) return found
  found.add(`/${name}`)
  for (const one of chunk.imports) withImports(one, bundle, found)
  return found
}
