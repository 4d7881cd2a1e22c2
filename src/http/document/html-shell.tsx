import { Asset, useMatches, useRouter, useTags } from '@tanstack/react-router'
import { createElement, Fragment, type ReactNode } from 'react'
import documentScript from 'virtual:document-script'
import { PageLayout } from '~/ui/layout/page-layout'
import { getLocale } from '~/paraglide/runtime'

/**
 * The HTML around every page, static markup. Only a page with an island loads the browser's entry. The pages of the
 * desk and of drivers bring their own layout (src/desk/layout, src/order/driver).
 */
export function Document({ children }: { children: ReactNode }) {
  const hasIsland = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.hydrate === true),
  })
  const hasOwnLayout = useMatches({
    select: (matches) =>
      matches.some(({ staticData }) => staticData.desk === true || staticData.driver === true),
  })
  return (
    <html lang={getLocale()} data-build={import.meta.env.BUILD_ID}>
      <head>
        <DocumentHead />
        <script src={documentScript} defer />
        {hasIsland ? <BrowserEntry /> : null}
      </head>
      <body>{hasOwnLayout ? children : <PageLayout>{children}</PageLayout>}</body>
    </html>
  )
}

/** The head, without the parts that only a router in the browser needs. */
function DocumentHead() {
  const tags = useTags()
  const shown = tags
    .filter(({ tag, attrs }) => {
      if (tag === 'script') return attrs?.['type'] === 'application/ld+json'
      return attrs?.['rel'] !== 'modulepreload'
    })
    // Spread children need no keys. Creating the key text took longer than rendering the tags.
    .map((tag) => createElement(Asset, tag))
  return createElement(Fragment, null, ...shown)
}

/** src/client.tsx, under the address the build gave it. Not async, because it looks for the island in the page. */
function BrowserEntry() {
  const entry = useRouter().ssr?.manifest?.routes['__root__']?.scripts ?? []
  return entry.map(({ attrs, children }) => (
    <Asset key={String(attrs?.['src'])} tag="script" attrs={{ ...attrs, async: undefined }}>
      {children}
    </Asset>
  ))
}
