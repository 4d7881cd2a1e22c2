import type { Plugin, Rolldown } from 'vite'

const VIRTUAL = 'virtual:island-files'
const NAMES = ['order', 'summary', 'contact'] as const

/**
 * `virtual:island-files` tells the server which files each island of src/islands needs, so that its page can
 * name them (`modulepreload`) and none is found only when another has come. Empty in development.
 */
export function islandFiles(): Plugin {
  const files: Record<string, string[]> = Object.fromEntries(NAMES.map((name) => [name, []]))
  return {
    name: 'island-files',
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : null),
    // Start builds for the browser first, so the lists are there when the server's build asks.
    load: (id) => (id === `\0${VIRTUAL}` ? `export default ${JSON.stringify(files)}` : null),
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      for (const name of NAMES) files[name] = filesOf(bundle, `/src/islands/${name}.tsx`)
    },
  }
}

/** The chunk that holds a module and all it imports at once, as addresses. */
function filesOf(bundle: Rolldown.OutputBundle, module: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const holder = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
  const found = new Set<string>()
  const add = (fileName: string | undefined) => {
    const chunk = chunks.find((one) => one.fileName === fileName)
    // The page names its entry by itself.
    if (!chunk || chunk.isEntry || found.has(chunk.fileName)) return
    found.add(chunk.fileName)
    chunk.imports.forEach(add)
  }
  add(holder?.fileName)
  return [...found].map((fileName) => `/${fileName}`)
}
