import { existsSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import tsconfig from '../../tsconfig.json' with { type: 'json' }

/** Lets a script import the modules of the site by the aliases of tsconfig.json. */
export function useAliases(): void {
  const { paths } = tsconfig.compilerOptions
  registerHooks({
    resolve(specifier, context, next) {
      for (const [alias, [target = '']] of Object.entries(paths)) {
        const start = alias.replace('*', '')
        if (alias === specifier) return next(fileUrl(target), context)
        if (alias.endsWith('*') && specifier.startsWith(start)) {
          const file = target.replace('*', specifier.slice(start.length))
          // The compiled messages are JavaScript.
          return next(fileUrl(existsSync(`${file}.ts`) ? `${file}.ts` : `${file}.js`), context)
        }
      }
      return next(specifier, context)
    },
  })
}

function fileUrl(path: string): string {
  return pathToFileURL(path).href
}
