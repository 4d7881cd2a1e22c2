import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { compile } from '@inlang/paraglide-js'

type Asked = { languages: readonly string[]; messages: string; project: string; outdir: string }

/** Compiles the messages of a folder for a carrier of these languages, one file for each: that is made fastest. */
export async function compileMessages({
  languages,
  messages,
  project,
  outdir,
}: Asked): Promise<void> {
  mkdirSync(project, { recursive: true })
  const settings = {
    baseLocale: languages[0],
    locales: languages,
    modules: [resolve('node_modules/@inlang/plugin-message-format/dist/index.js')],
    'plugin.inlang.messageFormat': { pathPattern: `${resolve(messages)}/{locale}.json` },
  }
  writeFileSync(`${project}/settings.json`, JSON.stringify(settings))
  await compile({
    project,
    outdir,
    strategy: ['url', 'baseLocale'],
    outputStructure: 'locale-modules',
  })
}
