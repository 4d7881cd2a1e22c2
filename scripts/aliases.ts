import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

/** Lets a script import the modules of the site by their aliases. */
export function useAliases(): void {
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier === '~config') return next(fileUrl('app.config.ts'), context)
      if (specifier.startsWith('~/')) return next(fileUrl(`src/${specifier.slice(2)}.ts`), context)
      return next(specifier, context)
    },
  })
}

function fileUrl(path: string): string {
  return pathToFileURL(path).href
}
