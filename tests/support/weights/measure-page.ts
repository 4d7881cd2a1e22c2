import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Page, Response } from 'playwright/test'
import type { Weight } from './compare-weights.ts'

const KINDS: Record<string, string> = { script: 'script', font: 'font', image: 'pictures' }
/** Formats that no server compresses. */
const PACKED = /\.(woff2|png|jpe?g|avif|webp|ico)$/

const styles = new URL('../../../dist/server/assets/', import.meta.url)

/** Bytes on the wire, compressed as well as Brotli can. */
export function brotliSize(text: string | Buffer): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

/** The name of a built file without the hash of its content. */
function plainName(path: string): string {
  const file = path.slice(path.lastIndexOf('/') + 1)
  return file.replace(/-[\w-]{8}(?=\.(?:js|css)$)/, '')
}

/**
 * Bytes of the document, of the style within it, and of each file of the build that this style is made of.
 * Files are measured alone, so that together they are a little more than the style.
 */
export function weighDocument(html: string): Weight {
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

/** Files of one name, as two routes have them, count together. */
function add(weight: Weight, kind: string, { name, size }: { name: string; size: number }): void {
  const files = (weight[kind] ??= {})
  files[name] = (files[name] ?? 0) + size
}

async function sizeOf(path: string, response: Response): Promise<number> {
  const body = await response.body()
  return PACKED.test(path) ? body.length : brotliSize(body)
}

/** Of the files weighed so far, which most pages share and which do not change while a site runs. */
const sizes = new Map<string, number>()

/** Weighs the scripts, typefaces and pictures that a page loads from now on; ask when it is idle. */
export function weighFiles(page: Page): () => Promise<Weight> {
  const responses = new Map<string, Response>()
  page.on('response', (response) => {
    const { protocol, pathname } = new URL(response.url())
    if (protocol !== 'data:' && KINDS[response.request().resourceType()])
      responses.set(pathname, response)
  })
  return async () => {
    const weight: Weight = {}
    for (const [path, response] of responses) {
      const size = sizes.get(path) ?? (await sizeOf(path, response))
      sizes.set(path, size)
      add(weight, KINDS[response.request().resourceType()] ?? '', { name: plainName(path), size })
    }
    return weight
  }
}
