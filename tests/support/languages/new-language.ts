import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { engineLanguages } from '../../../src/lib/locale.ts'
import { compileMessages } from './compile-messages.ts'

/** A made-up language, which the engine does not speak. */
export const NEW = 'xx'
const CARRIER = 'made-up'
const COPIED = 'src terminal scripts build messages app.config.ts tsconfig.json'.split(' ')
const LEFT = /\.test\.tsx?$|src\/paraglide/

/** The files that docs/how-to.md, "A fourth language", names, without those of setup: new modules, and tables. */
export function documentedFiles(): { made: string[]; tables: string[] } {
  const [, section = ''] =
    /\n## A fourth language\n([^]*?)\n## /.exec(readFileSync('docs/how-to.md', 'utf8')) ?? []
  const named = [...section.matchAll(/`((?:src|messages|scripts)\/[\w./-]+\.\w+)`/g)]
  const files = named.map(([, path = '']) => path)
  return {
    made: files.filter((path) => basename(path).startsWith('sk.')),
    tables: files.filter((path) => !basename(path).startsWith('sk.')),
  }
}

/** The files of the sources with a table that has an entry for each language of the engine. */
export function filesWithTables(): string[] {
  return globSync(['{src,terminal,scripts,build}/**/*.{ts,tsx}'])
    .filter((path) => !LEFT.test(path))
    .filter((path) => tablesOf(path, readFileSync(path, 'utf8')).length > 0)
    .toSorted()
}

/** A copy of the sources in a temporary folder, with a carrier who speaks the new language and English. */
export async function copyForNewLanguage(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'fourth-language-'))
  for (const path of COPIED) {
    cpSync(path, join(folder, path), { recursive: true, filter: (file) => !LEFT.test(file) })
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const carrier = readFileSync('tests/carriers/model/carrier.ts', 'utf8')
  edit(folder, `carriers/${CARRIER}/carrier.ts`, () =>
    spokenBy(carrier)
      .replace("languages: ['cs', 'en']", `languages: ['${NEW}', 'en']`)
      .replaceAll('../../../src/', '../../src/'),
  )
  edit(folder, 'app.config.ts', (source) =>
    source.replace(/carriers\/[\w-]+\//, `carriers/${CARRIER}/`),
  )
  return folder
}

/** Makes the new modules of the documented steps from the English ones, once their tables are filled. */
export function makeModules(folder: string, made: readonly string[]): void {
  for (const path of made.filter((file) => file.endsWith('.ts'))) {
    const english = readFileSync(join(folder, path.replace(/\bsk\./, 'en.')), 'utf8')
    edit(folder, path.replace(/\bsk\./, `${NEW}.`), () =>
      english.replace('export const en:', `export const ${NEW}:`),
    )
  }
}

/** Makes its messages from the English ones, and compiles them. */
export async function makeMessages(folder: string, made: readonly string[]): Promise<void> {
  for (const path of made.filter((file) => file.endsWith('.json'))) {
    const english = readFileSync(path.replace(/\bsk\./, 'en.'), 'utf8')
    edit(folder, path.replace(/\bsk\./, `${NEW}.`), () => bracketed(english))
  }
  await compileMessages({
    languages: [NEW, 'en'],
    messages: join(folder, 'messages'),
    project: join(folder, 'project.inlang'),
    outdir: join(folder, 'src/paraglide'),
  })
}

/** Adds the language to the list of the engine. */
export function speak(folder: string): void {
  const spoken = engineLanguages.map((language) => `'${language}'`).join(', ')
  edit(folder, 'src/lib/locale.ts', (source) => source.replace(spoken, `${spoken}, '${NEW}'`))
}

/** Adds its line to each table of the files: what the English one says. */
export function fillTables(folder: string, files: readonly string[]): void {
  for (const path of files) edit(folder, path, (source) => withImports(withEntries(path, source)))
}

/**
 * What the compiler says of the language, or of these files, by file. It reads them with what they import, but without
 * the types of the Worker, so what it says of others is no matter.
 */
export function typeErrors(folder: string, files: readonly string[]): Map<string, string[]> {
  const paths = { '~/*': ['./src/*'], '~config': [`./carriers/${CARRIER}/carrier.ts`] }
  const compilerOptions = { types: ['node'], skipLibCheck: true, paths }
  const config = { extends: './tsconfig.json', compilerOptions, files, include: [] }
  writeFileSync(join(folder, 'tsconfig.part.json'), JSON.stringify(config))
  const { stdout } = spawnSync('node_modules/.bin/tsc', ['-p', 'tsconfig.part.json'], {
    cwd: folder,
    encoding: 'utf8',
  })
  const errors = new Map<string, string[]>()
  for (const [, file = '', says = ''] of stdout.matchAll(/^(\S+?)\(\d+,\d+\): (.+(?:\n +.+)*)/gm)) {
    if (files.includes(file) || says.includes(`'${NEW}'`)) {
      errors.set(file, [...(errors.get(file) ?? []), says])
    }
  }
  return errors
}

type Table = { start: number; end: number; english: { end: number; text: string }; keys: string[] }

/** The objects with an entry for each language of the engine. */
function tablesOf(path: string, code: string): Table[] {
  if (!engineLanguages.every((language) => code.includes(language))) return []
  const tables: Table[] = []
  new Visitor({
    ObjectExpression({ properties, start, end }) {
      const named = properties.flatMap((one) =>
        one.type === 'Property' && one.key.type === 'Identifier'
          ? [{ ...one, name: one.key.name }]
          : [],
      )
      const keys = named.map(({ name }) => name)
      const english = named.find(({ name }) => name === 'en')
      if (!english || !engineLanguages.every((language) => keys.includes(language))) return
      const text = code.slice(english.value.start, english.value.end)
      tables.push({ start, end, english: { end: english.end, text: entryOf(text) }, keys })
    },
  }).visit(parseSync(path, code).program)
  return tables
}

/** The English value for the new language; a module or a call of the table names it. */
function entryOf(text: string): string {
  return /^\w+(?:\(.*\))?$/s.test(text) ? text.replace(/\ben\b/g, NEW) : text
}

function withEntries(path: string, source: string): string {
  let code = source
  for (;;) {
    const lacking = tablesOf(path, code).filter(({ keys }) => !keys.includes(NEW))
    // A table within another one first, so that the outer one copies it whole.
    const inner = lacking.find(
      (one) => !lacking.some(({ start, end }) => start > one.start && end < one.end),
    )
    if (!inner) return code
    const { end, text } = inner.english
    code = `${code.slice(0, end)}, ${NEW}: ${text}${code.slice(end)}`
  }
}

function withImports(code: string): string {
  return code.replace(
    /^import \{ en \} from '(.*)\ben\.ts'$/gm,
    (line, start: string) => `${line}\nimport { ${NEW} } from '${start}${NEW}.ts'`,
  )
}

/** The carrier's own texts in the new language in place of the Czech ones. */
function spokenBy(carrier: string): string {
  const keys: number[] = []
  new Visitor({
    ObjectExpression({ properties }) {
      const named = properties.flatMap((one) =>
        one.type === 'Property' && one.key.type === 'Identifier' ? [one.key] : [],
      )
      const czech = named.find(({ name }) => name === 'cs')
      if (czech && named.some(({ name }) => name === 'en')) keys.push(czech.start)
    },
  }).visit(parseSync('carrier.ts', carrier).program)
  return keys
    .toSorted((one, other) => other - one)
    .reduce((code, at) => `${code.slice(0, at)}${NEW}${code.slice(at + 2)}`, carrier)
}

/** Messages with a mark around each text. */
function bracketed(messages: string): string {
  const parsed: Record<string, unknown> = JSON.parse(messages)
  const marked = (value: unknown): unknown => {
    if (typeof value === 'string') return `⟦${value}⟧`
    if (!Array.isArray(value)) return value
    return value.map((one: { match: Record<string, string> }) => ({
      ...one,
      match: Object.fromEntries(Object.entries(one.match).map(([key, text]) => [key, `⟦${text}⟧`])),
    }))
  }
  const entries = Object.entries(parsed).map(([key, value]) => [
    key,
    key.startsWith('$') ? value : marked(value),
  ])
  return JSON.stringify(Object.fromEntries(entries))
}

function edit(folder: string, path: string, change: (source: string) => string): void {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const after = change(before)
  if (after === before) throw new Error(`${path}: there was nothing to change for a new language`)
  writeFileSync(file, after)
}
