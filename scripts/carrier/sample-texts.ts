import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A text of a source file with its line, from 1. */
export type Found = { text: string; line: number; isProse: boolean }
/** Contents of files by their path from the root. */
export type Contents = ReadonlyMap<string, Buffer>

/** The samples of the repository; a copy of what is theirs is a leftover in any other carrier. */
export const SAMPLES = ['vozka', 'donaufahrt']
/** Files outside of the folder that show or name a carrier: pictures, manifests, icons, messages, ids. */
const SHOWN = ['public', 'messages', 'wrangler.toml']
const PICTURE = /\.(?:png|jpe?g|webp|avif|ico|svg|webmanifest)$/
const STRING = /'((?:[^'\\\n]|\\.)+)'|"((?:[^"\\\n]|\\.)+)"|`((?:[^`\\]|\\.)+)`/g
/** Prose has several words; a fact is a number, an address or a name that stands for one company. */
const PROSE = /\p{L}{2,}[,.]?\s+\S*\p{L}{2,}/u
const FACT = /@|^\+\d{8,}$|^[A-Z]{2}\d{8,}$|^[A-Z]{6}[A-Z\d]{2,5}$|^\d{6,}|\d\/\d{4}$|^https:/

/** What identifies a text, whatever its spaces and escapes. */
export function textHash(text: string): string {
  const plain = text
    .replaceAll(/\\u00a0|\s+/g, ' ')
    .replaceAll('\\', '')
    .trim()
  return createHash('sha256').update(plain).digest('hex').slice(0, 12)
}

/** What identifies a file. */
export function fileHash(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}

/** The texts and identifying facts of a source file; code, comments, keys and imports are none. */
export function textsOf(source: string): Found[] {
  const code = source.replaceAll(/^import .*$|^[ \t]*(?:\/\/|\*|\/\*).*$/gm, '')
  return [...code.matchAll(STRING)].flatMap((match) => {
    const text = match[1] ?? match[2] ?? match[3] ?? ''
    // A key of JSON.
    if (match[2] && code[match.index + match[0].length] === ':') return []
    const isProse = PROSE.test(text)
    if (!isProse && !FACT.test(text)) return []
    return [{ text, isProse, line: code.slice(0, match.index).split('\n').length }]
  })
}

/** The files of carriers, and those outside that show one. */
export function contentsOf(ids: readonly string[]): Contents {
  const files = [...ids.map((id) => `carriers/${id}`), ...SHOWN].flatMap(filesIn)
  return new Map(files.map((path) => [path, readFileSync(path)]))
}

function filesIn(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return []
  if (found.isFile()) return [path]
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesIn(join(path, name).replaceAll('\\', '/')))
}

/** True for a file of a carrier's folder with texts. */
export function isSource(path: string): boolean {
  return /^carriers\/.*\.(?:ts|json|css)$/.test(path) && !/\.test\.ts$|\/setup\.json$/.test(path)
}

/** True for pictures, icons and manifests. */
export function isPicture(path: string): boolean {
  return PICTURE.test(path)
}
