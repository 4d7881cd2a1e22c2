import { createFileRoute } from '@tanstack/react-router'
import { readExperiences } from '~/catalogue/catalogue.server'
import { sitemapXml } from '~/features/sitemap/sitemap-xml'

export const Route = createFileRoute('/(files)/sitemap.xml')({
  server: {
    handlers: {
      GET: async ({ context: { visit } }) => {
        const experiences = await readExperiences()
        return new Response(sitemapXml(visit.origin, experiences ?? []), {
          headers: {
            'Content-Type': 'application/xml; charset=utf-8',
            // Without the experiences it is not whole, so nobody may keep it.
            'Cache-Control': experiences ? 'public, max-age=3600' : 'no-store',
          },
        })
      },
    },
  },
})
