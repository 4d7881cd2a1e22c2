import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createServerOnlyFn } from '@tanstack/react-start'
import { getLocale } from '~/paraglide/runtime'

type UnchangingProps = {
  as: 'div' | 'section' | 'footer'
  /** Cache key of the markup; includes all dependencies except the language. */
  name: string
  id?: string | undefined
  className?: string | undefined
  'aria-labelledby'?: string
  children: () => ReactNode
}

const markups = new Map<string, string>()

/** Keeps React's part for servers out of the browser. */
const toMarkup = createServerOnlyFn((content: ReactNode) => renderToStaticMarkup(content))

/**
 * A part of a document that is the same on every visit: React renders it once per isolate and language, and later
 * documents reuse the markup. Not for an island, nor for content that depends on the visitor, the catalogue or the
 * time.
 */
export function Unchanging({ as, name, children, ...attributes }: UnchangingProps) {
  const key = `${name} ${getLocale()}`
  const known = import.meta.env.DEV ? undefined : markups.get(key)
  const markup = known ?? toMarkup(children())
  markups.set(key, markup)
  return createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html: markup } })
}
