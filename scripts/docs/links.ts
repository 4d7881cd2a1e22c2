import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const LINK = /(\d{3})?\]\((?!https?:|mailto:)([^()\s#]*)(?:#([^()\s]*))?\)/g
const CODE = /^```[^]*?^```|`[^`\n]*`/gm

/** Links of a page of Markdown to files and headings that are not there or are another decision, each with the page. */
export function wrongDocLinks(page: string, text = readFileSync(page, 'utf8')): string[] {
  return [...text.replaceAll(CODE, '').matchAll(LINK)].flatMap(([, label, path = '', anchor]) => {
    const target = path === '' ? page : join(dirname(page), path)
    if (!existsSync(target)) return [`${page}: there is no ${path}`]
    const [number] = /^\d{3}(?=-)/.exec(basename(path)) ?? []
    if (label && number && label !== number) return [`${page}: ${label} leads to ${path}`]
    if (anchor === undefined || !target.endsWith('.md')) return []
    const whole = target === page ? text : readFileSync(target, 'utf8')
    return anchorsOf(whole).includes(anchor)
      ? []
      : [`${page}: there is no heading ${path}#${anchor}`]
  })
}

/** The anchors that GitHub gives to the headings of a page. */
function anchorsOf(text: string): string[] {
  return [...text.replaceAll(/^```[^]*?^```/gm, '').matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}
