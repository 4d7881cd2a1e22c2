import { appConfig } from '~config'
import { readExperiences } from '~/catalogue/catalogue.server'
import type { MadePage } from '~/document/page-cache'
import { vcard } from '~/features/contact/vcard'
import { robotsTxt } from '~/features/sitemap/robots-txt'
import { sitemapXml } from '~/features/sitemap/sitemap-xml'

type Made = { text: string; type: string; caching: string }

/** Files of the site that name its addresses, by path. */
const FILES: Readonly<Record<string, (origin: string) => Made | Promise<Made>>> = {
  '/robots.txt': (origin) => ({
    text: robotsTxt(origin),
    type: 'text/plain',
    caching: 'public, max-age=3600',
  }),
  '/contact.vcf': (origin) => ({
    text: vcard(appConfig, origin),
    type: 'text/vcard',
    caching: 'public, max-age=3600',
  }),
  '/sitemap.xml': async (origin) => {
    const experiences = await readExperiences()
    return {
      text: sitemapXml(origin, experiences ?? []),
      type: 'application/xml',
      // Without the experiences it is not whole, so nobody may keep it.
      caching: experiences ? 'public, max-age=3600' : 'no-store',
    }
  },
}

/** Whether a path is that of a file made here. */
export function isFixedFile(path: string): boolean {
  return Object.hasOwn(FILES, path)
}

/** A file of the site, for absolute addresses at `origin`, and whether it is whole. */
export async function makeFixedFile(path: string, origin: string): Promise<MadePage> {
  const made = await FILES[path]?.(origin)
  if (!made) throw new Error('no fixed file')
  const { text, type, caching } = made
  const headers = new Headers({
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': caching,
  })
  return { status: 200, headers, text, mayKeep: caching !== 'no-store' }
}
