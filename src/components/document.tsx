import { Asset, HeadContent, Scripts, useMatches, useRouter, useTags } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import documentScript from 'virtual:document-script'
import { PageLayout } from '~/components/page-layout'
import { getLocale } from '~/paraglide/runtime'

/** The HTML of every page. A form hydrates; a document is static markup and carries no framework script. */
export function Document({ children }: { children: ReactNode }) {
  const isForm = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.hydrate === true),
  })
  const nonce = useRouter().options.ssr?.nonce
  return (
    <html lang={getLocale()} data-build={import.meta.env.BUILD_ID}>
      <head>
        {isForm ? <HeadContent /> : <DocumentHead />}
        <script
          src={documentScript}
          defer
          nonce={isForm ? nonce : undefined}
          suppressHydrationWarning
        />
      </head>
      <body>
        <PageLayout>{children}</PageLayout>
        {isForm ? <Scripts /> : null}
      </body>
    </html>
  )
}

/** The head without what only hydration needs: no modulepreload, and no nonce, so that it can be cached. */
function DocumentHead() {
  const tags = useTags()
  return tags
    .filter(({ tag, attrs }) => {
      if (tag === 'script') return attrs?.['type'] === 'application/ld+json'
      return attrs?.['rel'] !== 'modulepreload' && attrs?.['property'] !== 'csp-nonce'
    })
    .map((tag) => (
      <Asset
        {...tag}
        key={JSON.stringify(tag)}
        attrs={tag.attrs && { ...tag.attrs, nonce: undefined }}
      />
    ))
}
