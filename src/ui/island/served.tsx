import type { ReactNode } from 'react'

const kept = new Map<string, string>()

type ServedProps = { id: string; as: 'div' | 'span'; className?: string; children: ReactNode }

/**
 * A part of an island that stays as the server rendered it, so that the browser does not load its code. Only the
 * server renders its children, by a `createIsomorphicFn` whose client returns null.
 */
export function Served({ id, as: Element, className = 'served', children }: ServedProps) {
  const attributes = { id, className }
  if (typeof document === 'undefined') return <Element {...attributes}>{children}</Element>
  const html = kept.get(id) ?? document.getElementById(id)?.innerHTML ?? ''
  kept.set(id, html)
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
}
