import { createFileRoute } from '@tanstack/react-router'
import { getGlobalStartContext } from '@tanstack/react-start'
import { listExperiences } from '~/edge/catalogue.server'
import { sitemapXml } from '~/features/sitemap/sitemap-xml'

export const Route = createFileRoute('/sitemap.xml')({
  server: {
    handlers: {
      GET: async () => {
        const origin = getGlobalStartContext()?.origin ?? ''
        const experiences = await listExperiences()
        return new Response(sitemapXml(origin, experiences ?? []), {
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
