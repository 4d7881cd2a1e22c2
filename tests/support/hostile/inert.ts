import type { Page } from '../http/visitor.ts'
import { CANARY_HOST } from './xss-corpus.ts'

/** Elements that our pages never have in <main>. The data of an island is allowed, because no browser runs it. */
const INTRUDERS = [
  'script:not([type="application/json"][data-island-data], [src^="/assets/status-"])',
  'iframe',
  'object',
  'embed',
  'base',
  'meta',
  'link',
  'style',
  'math',
  'template',
  'marquee',
  'xmp',
  'video',
  'audio',
  'animate',
  'foreignObject',
  // Our own icons are drawn by one file of the site.
  'use:not([href^="/assets/icons-"])',
  'noscript > *',
]
  .map((name) => `main ${name}`)
  .join(', ')

/** Finds the parts of a parsed page that come from a payload and could run. The list should be empty. */
export function liveParts({ $ }: Page): string[] {
  const found: string[] = []
  $('*').each((_, element) => {
    if (!('attribs' in element)) return
    for (const [name, value] of Object.entries(element.attribs)) {
      const isHandler = name.startsWith('on')
      // Browsers ignore spaces and control characters in a scheme.
      const isScript = /^(?:javascript|vbscript|data):/i.test(value.replace(/[^!-~]/g, ''))
      const isAddress = /^(?:href|src|srcset|action|formaction|ping|data|style|xlink:href)$/.test(
        name,
      )
      const leadsOut = isAddress && (isScript || value.includes(CANARY_HOST))
      if (isHandler || leadsOut) found.push(`<${element.name} ${name}="${value.slice(0, 100)}">`)
    }
  })
  $(INTRUDERS).each((_, element) => {
    if ('name' in element) found.push(`<${element.name}>`)
  })
  return found
}
