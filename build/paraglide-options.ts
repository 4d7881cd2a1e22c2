import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { appConfig } from './carrier-config.ts'
import { carrierFolder } from './carrier-in-place.ts'

const PROJECT = './node_modules/.cache/vozka/project.inlang'

/** The languages of the carrier, the first one first. */
export const languages: readonly string[] = appConfig.languages

/** Where the messages are: those for any carrier, in place of some those of its market, and its own. */
export const messageFiles = [
  'messages/{locale}.json',
  `messages/${appConfig.market.code.toLowerCase()}/{locale}.json`,
  `${carrierFolder}/messages/{locale}.json`,
]

/** How Paraglide compiles messages/ into src/paraglide; shared by the build and build/generate.ts. */
export const paraglideOptions = {
  project: PROJECT,
  outdir: './src/paraglide',
  // Only the URL decides the language, so that a page can be cached for everybody.
  strategy: ['url', 'baseLocale'],
} satisfies Parameters<typeof import('@inlang/paraglide-js').paraglideVitePlugin>[0]

/** Writes the project that Paraglide reads: the messages of the carrier's languages, and no others. */
export function writeParaglideProject(): void {
  const settings = {
    baseLocale: languages[0],
    locales: languages,
    modules: [resolve('node_modules/@inlang/plugin-message-format/dist/index.js')],
    'plugin.inlang.messageFormat': {
      pathPattern: messageFiles.map((file) => resolve(file)),
    },
  }
  mkdirSync(PROJECT, { recursive: true })
  writeFileSync(`${PROJECT}/settings.json`, `${JSON.stringify(settings, null, 2)}\n`)
}
