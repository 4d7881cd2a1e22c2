import { createFileRoute } from '@tanstack/react-router'
import { getGlobalStartContext } from '@tanstack/react-start'

export const Route = createFileRoute('/robots.txt')({
  server: {
    handlers: {
      // Pages that must not be listed say so themselves (noindex), which a robot has to be able to read.
      GET: () => {
        const origin = getGlobalStartContext()?.origin ?? ''
        return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`, {
          headers: { 'Content-Type': 'text/plain; charset=utf-8' },
        })
      },
    },
  },
})
