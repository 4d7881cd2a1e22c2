import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/(files)/robots.txt')({
  server: {
    handlers: {
      // Pages that must not be listed say so themselves (noindex), which a robot has to be able to read.
      GET: ({ context: { visit } }) => {
        return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${visit.origin}/sitemap.xml\n`, {
          headers: { 'Content-Type': 'text/plain; charset=utf-8' },
        })
      },
    },
  },
})
