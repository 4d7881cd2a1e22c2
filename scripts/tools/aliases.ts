import { existsSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { carrierAliases } from '../../build/carrier-in-place.ts'

const FOLDERS = { '~/': carrierAliases['~'], '~carrier/': carrierAliases['~carrier'] }

let areUsed = false

/** Lets a script import the modules of the site, and of the carrier in place, by the aliases of the sources. */
export function useAliases(): void {
  if (areUsed) return
  areUsed = true
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier === '~config') return next(fileUrl(carrierAliases['~config']), context)
      for (const [start, folder] of Object.entries(FOLDERS)) {
        if (specifier.startsWith(start)) {
          const file = resolve(folder, specifier.slice(start.length))
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
