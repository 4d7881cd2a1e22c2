import type { Plugin, Rolldown } from 'vite'
import settings from '../project.inlang/settings.json' with { type: 'json' }
import { languageFile } from './vite-page-language.ts'

const VIRTUAL = 'virtual:island-files'
const NAMES = ['order', 'summary', 'contact'] as const

/**
 * `virtual:island-files` tells the server which files each island of src/islands needs in each language, so that
 * its page can name them (`modulepreload`) and none is found only when another has come. Empty in development.
 */
export function islandFiles(): Plugin {
  const files = Object.fromEntries(NAMES.map((name) => [name, inEachLanguage(() => [])]))
  return {
    name: 'island-files',
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : null),
    // Start builds for the browser first, so the lists are there when the server's build asks.
    load: (id) => (id === `\0${VIRTUAL}` ? `export default ${JSON.stringify(files)}` : null),
    generateBundle: {
      // After the plugin that writes the files of each language.
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.name !== 'client') return
        for (const name of NAMES) {
          const found = filesOf(bundle, `/src/islands/${name}.tsx`)
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
  return Object.fromEntries(settings.locales.map((locale) => [locale, list(locale)]))
}

/** The chunk that holds a module and all it imports at once. */
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
  return [...found]
}
