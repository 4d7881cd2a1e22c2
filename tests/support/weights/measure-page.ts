import { buildFolder } from '../../../build/carrier-in-place.ts'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Element } from 'domhandler'
import type { Page } from '../http/visitor.ts'
import type { Weight } from './compare-weights.ts'

/** Formats that no server compresses. */
const PACKED = /\.(woff2|png|jpe?g|avif|webp|ico)$/
/** An import in a script, static or dynamic. */
const IMPORTED = /(?:from|import)\s*\(?["'`](\.\/[\w.-]+\.js)["'`]/g

const styles = new URL(`../../../${buildFolder}/client/assets/`, import.meta.url)
const built = new URL(`../../../${buildFolder}/client/`, import.meta.url)

/** Caches sizes by text, because pages share most of their files. */
const brotliSizes = new Map<string, number>()

/** Bytes on the wire at Brotli's highest quality. */
export function brotliSize(text: string): number {
  const known = brotliSizes.get(text)
  if (known !== undefined) return known
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  const size = brotliCompressSync(text, { params }).length
  brotliSizes.set(text, size)
  return size
}

/** The name of a built file without the hash of its content. */
function plainName(path: string): string {
  const file = path.slice(path.lastIndexOf('/') + 1)
  return file.replace(/-[\w-]{8}(?=\.(?:js|css)$)/, '')
}

/** The weight of all files of a page, by kind and file. It does not depend on when a browser loads which. */
export function weighPage(page: Page): Weight {
  const weight = weighDocument(lasting(page.html))
  const scripts = scriptsOf(page)
  for (const path of scripts) weighFile(weight, 'script', path)
  for (const path of [...laterScripts(scripts), ...touchedScripts(page)])
    weighFile(weight, 'script after a touch', path)
  for (const path of typefacesOf(page)) weighFile(weight, 'font', path)
  for (const path of picturesOf(page)) weighFile(weight, 'pictures', path)
  return weight
}

/** Replaces what differs in every rendering or build by fixed values: moments, keys, the build and the site's port. */
function lasting(html: string): string {
  return html
    .replace(/\b[12]\d{12}\b/g, '1767225600000')
    .replace(/"earliest":"[^"]+"/g, '"earliest":"2026-01-01T00:00"')
    .replace(/("lastDay":|min=|max=)"20[\d-]+"/g, '$1"2026-01-01"')
    .replace(/(Nejdříve (?:dnes|zítra)|Earliest (?:today|tomorrow))[^<."]+/g, '')
    .replace(/data-build="[^"]*"/, 'data-build="00000000"')
    .replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, '3f0f6a62-7d3c-4f3e-9a55-0c2f6f7d1a11')
    .replace(/localhost:\d+/g, 'localhost:8080')
}

/**
 * Bytes of the document, of its inlined style, and of each built file in that style. Each file is compressed alone, so
 * their sum is a little more than the style.
 */
function weighDocument(html: string): Weight {
  const style = Array.from(
    html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g),
    ([, css]) => css,
  ).join('')
  const weight: Weight = {
    document: { html: brotliSize(html), 'style within': brotliSize(style) },
    style: {},
  }
  for (const [index, [picture]] of Array.from(html.matchAll(/data:image\/[^"]+/g)).entries())
    add(weight, 'inlined', { name: `picture ${index + 1}`, size: brotliSize(picture) })
  for (const file of readdirSync(styles).filter((name) => name.endsWith('.css'))) {
    const css = readFileSync(new URL(file, styles), 'utf8').trim()
    if (style.includes(css)) add(weight, 'style', { name: plainName(file), size: brotliSize(css) })
  }
  return weight
}

/** Scripts that the page names. A browser loads them at once. */
function scriptsOf({ $ }: Page): string[] {
  const named = (selector: string, attribute: string) =>
    $<Element, string>(selector)
      .toArray()
      .map((element) => $(element).attr(attribute) ?? '')
  return [...named('script[src]', 'src'), ...named('link[rel=modulepreload]', 'href')]
}

/** Scripts that the page's own scripts import, which load after the first touch. */
function laterScripts(named: readonly string[]): string[] {
  // The entry is left out: it imports the files of every form, and the page names those of its own.
  const islands = named.filter((path) => !/\/index-[\w-]+\.js$/.test(path))
  const found = new Set(islands)
  for (const path of found) {
    for (const [, file = ''] of read(path).matchAll(IMPORTED)) {
      found.add(path.slice(0, path.lastIndexOf('/')) + file.slice(1))
    }
  }
  return [...found].filter((path) => !named.includes(path))
}

/** Scripts that a document names for the first touch of its price form. */
function touchedScripts({ $ }: Page): string[] {
  return $('[data-places]').attr('data-places')?.split(' ') ?? []
}

function typefacesOf({ html }: Page): Set<string> {
  return new Set(Array.from(html.matchAll(/url\((\/fonts\/[^)]+)\)/g), ([, path = '']) => path))
}

/** Every picture that the page names, for screens of any width. */
function picturesOf({ $ }: Page): Set<string> {
  const images = $('img[src]')
    .toArray()
    .map((image) => $(image).attr('src') ?? '')
  const sources = $('source[srcset], img[srcset]')
    .toArray()
    .flatMap((source) => ($(source).attr('srcset') ?? '').split(','))
    .map((candidate) => candidate.trim().split(/\s/)[0] ?? '')
  return new Set([...images, ...sources].filter((path) => path.startsWith('/')))
}

/** Adds a file's size. Two routes may have files of the same name; their sizes are added up. */
function add(weight: Weight, kind: string, { name, size }: { name: string; size: number }): void {
  const files = (weight[kind] ??= {})
  files[name] = (files[name] ?? 0) + size
}

function weighFile(weight: Weight, kind: string, path: string): void {
  const size = PACKED.test(path) ? statSync(fileOf(path)).size : brotliSize(read(path))
  add(weight, kind, { name: plainName(path), size })
}

function read(path: string): string {
  return readFileSync(fileOf(path), 'utf8')
}

function fileOf(path: string): URL {
  return new URL(`.${path}`, built)
}
