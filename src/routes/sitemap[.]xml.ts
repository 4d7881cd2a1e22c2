import { createFileRoute } from '@tanstack/react-router'
import { getGlobalStartContext } from '@tanstack/react-start'
import { listExperiences } from '~/edge/catalogue.server'
import { sitemapXml } from '~/features/sitemap/sitemap-xml'

export const Route = createFileRoute('/sitemap.xml')({
  server: {
    handlers: {
      GET: async () => {
        const origin = getGlobalStartContext()?.origin ?? ''
        return new Response(sitemapXml(origin, (await listExperiences()) ?? []), {
          headers: { 'Content-Type': 'application/xml; charset=utf-8' },
        })
      },
    },
  },
})
