import type { Plugin, Rolldown } from 'vite'
import { ISLAND } from './island-chunks.ts'
import { languages } from './paraglide-options.ts'
import { languageFile } from './vite-page-language.ts'

const VIRTUAL = 'virtual:island-files'
const NAMES = ['order', 'summary', 'contact', 'price-finder'] as const

/**
 * `virtual:island-files` lists for the server the files that each island needs in each language, so that its page can
 * load them at once instead of discovering them one after another. Empty in development.
 */
export function islandFiles(): Plugin {
  const files = Object.fromEntries(NAMES.map((name) => [name, inEachLanguage(() => [])]))
  return {
    name: 'island-files',
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : null),
    // Start builds for the browser first, so the lists exist when the server's build reads them.
    load: (id) => (id === `\0${VIRTUAL}` ? `export default ${JSON.stringify(files)}` : null),
    generateBundle: {
      // After the plugin that writes the files of each language.
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.name !== 'client') return
        for (const name of NAMES) {
          const found = filesOf(bundle, name)
          files[name] = inEachLanguage((locale) =>
            found.map((fileName) => {
              const own = languageFile(fileName, locale)
              return `/${own in bundle ? own : fileName}`
            }),
          )
        }
      },
    },
  }
}

function inEachLanguage(list: (locale: string) => string[]): Record<string, string[]> {
  return Object.fromEntries(languages.map((locale) => [locale, list(locale)]))
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
