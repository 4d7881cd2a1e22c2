import { type ChildNode, type Element, isTag, isText } from 'domhandler'
import type { Page } from './visitor.ts'

/** Elements that a reader mode, a snippet and a copy leave in the line, whatever our styles make of them. */
const INLINE = new Set(
  'a abbr b bdi button cite code data em i label s small span strong time'.split(' '),
)
const UNSEEN = new Set(['script', 'style', 'svg', 'template'])

/** Two texts of different elements with nothing between: "from CZK 8,900|9 h". */
export function gluedTexts({ $ }: Page): string[] {
  const found: string[] = []
  let before: { text: string; parent: unknown } | null = null

  function read(node: ChildNode): void {
    if (isText(node)) {
      const isGlued =
        before !== null &&
        before.parent !== node.parent &&
        /[\p{L}\p{N}%)]$/u.test(before.text) &&
        /^[\p{L}\p{N}(+]/u.test(node.data)
      if (isGlued) found.push(`${before?.text.slice(-25) ?? ''}|${node.data.slice(0, 25)}`)
      before = { text: node.data, parent: node.parent }
    } else if (isTag(node) && !UNSEEN.has(node.name)) {
      readElement(node)
    }
  }

  function readElement(element: Element): void {
    const isInline = INLINE.has(element.name)
    if (!isInline) before = null
    for (const child of element.children) read(child)
    if (!isInline) before = null
  }

  for (const body of $<Element, 'body'>('body').toArray()) readElement(body)
  return found
}
