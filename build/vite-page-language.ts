import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { minifySync, type Plugin, type Rolldown, version } from 'vite'
import { localTag } from '../src/i18n/languages/local-tag.ts'
import { appConfig } from './carrier-config.ts'
import { ISLAND } from './island-chunks.ts'
import { languages } from './paraglide-options.ts'

const [baseLocale] = languages

/** Placeholder for the page's language in the browser's script, until a copy is written for each language. */
const PAGE_LOCALE = 'PAGE_LOCALE'
/** The same at runtime in the browser: only the first part of a path names a language other than the first one. */
const ASKED = `(${JSON.stringify(languages)}.find(one=>one===location.pathname.split('/')[1])??'${baseLocale}')`
/** How a compiled message selects its language at each call: the choices, none of a single language, and the default. */
const CHOICE =
  /\(\(inputs(?: = \{\})?, options = \{\}\) => \{\s*(?:const locale = )?[^\n]+getLocale\(\)((?:\s*if \(locale === "\w+"\) return \w+\(inputs\))*)\s*return (\w+)\(inputs\)\s*\}\)/
const RUNTIME = `export const locales = ${JSON.stringify(languages)}; export const baseLocale = locales[0]; export const getLocale = () => ${PAGE_LOCALE}; export const experimentalStaticLocale = undefined`
/** The table of grammars, of which a page reads that of its own language. */
const GRAMMARS = `${languages.map((one) => `import { ${one} } from './${one}.ts'`).join('\n')}
const own = ${languages.map((one) => `${PAGE_LOCALE} === '${one}' ? ${ownGrammar(one)} : `).join('')} null
export const grammars = { [${PAGE_LOCALE}]: own }`

/** The grammar of a language in the market of the carrier, as src/i18n/languages/grammars.ts has it. */
function ownGrammar(language: string): string {
  const tag = localTag(language, appConfig.market.code)
  return tag === null ? language : `{ ...${language}, tag: '${tag}' }`
}

const BUILT_BY = createHash('sha256')
  .update(readFileSync(import.meta.filename))
  .update(version)

/**
 * Writes the files of islands once per language, `order-….js` as `order-cs-….js` and `order-en-….js`, so that a page
 * loads no text of the other language (docs/decisions/018-islands.md). Not used in development.
 */
export function pageLanguage(): Plugin {
  return {
    name: 'page-language',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) => {
      if (id.endsWith('/src/i18n/languages/grammars.ts')) return GRAMMARS
      return id.endsWith('/src/paraglide/runtime.js') ? RUNTIME : null
    },
    transform(code, id) {
      if (!/\/src\/paraglide\/messages\/(?!_index)\w+\.js$/.test(id)) return null
      const [whole, choices = '', otherwise = ''] = CHOICE.exec(code) ?? []
      if (!whole) throw new Error(`${id} chooses its language in a new way`)
      const chosen = choices.replaceAll(
        /if \(locale === ("\w+")\) return (\w+)\(inputs\)/g,
        `${PAGE_LOCALE} === $1 ? $2 :`,
      )
      return { code: code.replace(whole, () => `${chosen} ${otherwise}`), map: null }
    },
    // The file names exist before this plugin writes the files again.
    augmentChunkHash: () => BUILT_BY.copy().digest('hex'),
    generateBundle: {
      // After the output of every other plugin.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const worded = chunksWithWords(chunks)
        const loaded = worded.filter(isReachedBy(chunks.filter(isIsland), chunks))
        for (const { fileName, code } of loaded) {
          for (const locale of languages) {
            const spoken = inLanguage(withoutFileLists(code), locale, worded)
            const source = minifySync(fileName, spoken, { module: true }).code
            this.emitFile({ type: 'asset', fileName: languageFile(fileName, locale), source })
          }
        }
        for (const chunk of chunks) {
          if (chunk.isEntry) chunk.code = choosing(chunk, loaded)
          // The remaining chunks belong to routes, which no browser runs.
          else chunk.code = chunk.code.replaceAll(PAGE_LOCALE, ASKED)
        }
      },
    },
  }
}

/** The name of a chunk in one language. */
export function languageFile(fileName: string, locale: string): string {
  return fileName.replace(/(?=-[\w-]{8}\.js$)/, () => `-${locale}`)
}

/** Chunks that contain messages or load such chunks, except the entry, which every page names. */
function chunksWithWords(chunks: Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const words = new Set<string>()
  const hasWords = ({ code, imports, dynamicImports }: Rolldown.OutputChunk) =>
    code.includes(PAGE_LOCALE) || [...imports, ...dynamicImports].some((name) => words.has(name))
  let before
  do {
    before = words.size
    for (const chunk of chunks) if (!chunk.isEntry && hasWords(chunk)) words.add(chunk.fileName)
  } while (words.size > before)
  return chunks.filter(({ fileName }) => words.has(fileName))
}

function isIsland({ moduleIds }: Rolldown.OutputChunk): boolean {
  return moduleIds.some((id) => ISLAND.test(id))
}

/** True when one chunk loads another, at once or later. */
function isReachedBy(from: Rolldown.OutputChunk[], chunks: Rolldown.OutputChunk[]) {
  const reached = new Set<string>()
  const reach = (fileName: string) => {
    const chunk = chunks.find((one) => one.fileName === fileName)
    if (!chunk || reached.has(fileName)) return
    reached.add(fileName)
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) reach(next)
  }
  for (const { fileName } of from) reach(fileName)
  return ({ fileName }: Rolldown.OutputChunk) => reached.has(fileName)
}

function baseName(fileName: string): string {
  return fileName.slice(fileName.lastIndexOf('/') + 1)
}

/** The code of a chunk in one language, which loads the other chunks in that language. */
function inLanguage(code: string, locale: string, worded: Rolldown.OutputChunk[]): string {
  let spoken = code.replaceAll(PAGE_LOCALE, `'${locale}'`)
  for (const { fileName } of worded) {
    spoken = spoken.replaceAll(baseName(fileName), baseName(languageFile(fileName, locale)))
  }
  return spoken
}

/** The entry, which loads islands and messages in the language of the page. */
function choosing(
  { fileName, code }: Rolldown.OutputChunk,
  worded: Rolldown.OutputChunk[],
): string {
  let chosen = withoutFileLists(code)
  for (const one of worded) {
    const [whole] = baseName(one.fileName).split('.')
    const own = languageFile(baseName(one.fileName), `\${${ASKED}}`)
    chosen = chosen.replaceAll(
      new RegExp(`import\\(["'\`]\\./${whole}\\.js["'\`]\\)`, 'g'),
      () => `import(\`./${own}\`)`,
    )
  }
  return minifySync(fileName, chosen, { module: true }).code
}

/** Vite lists the files of each lazy chunk for a loader that this build does not use (vite-chunk-styles.ts). */
function withoutFileLists(code: string): string {
  return code
    .replace(/^const __vite__mapDeps=.+\n/m, '')
    .replaceAll(/,\s*__vite__mapDeps\(\[[\d,]*\]\)/g, '')
}
