import type { ReactNode } from 'react'
import { SiteFooter } from '~/ui/layout/site-footer'
import { SiteHeader } from '~/ui/layout/site-header'
import { m } from '~/paraglide/messages'

/** The one layout of all pages: skip link, header, the page, footer. */
export function PageLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip-link" href="#main">
        {m.layout_skip()}
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </>
  )
}
