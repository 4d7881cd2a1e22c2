import { appConfig } from '~config'
import { readExperiences } from '~/back-office/catalogue/read-catalogue.server'
import type { MadePage } from '~/http/document/page-cache'
import { vcard } from '~/pages/contact/vcard'
import { robotsTxt, sitemapXml } from '~/pages/sitemap/sitemap-xml'

type Made = { text: string; type: string; caching: string }

/** Generated files that contain addresses of the site, by path. */
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
      // Without the experiences the file is incomplete, so it must not be cached.
      caching: experiences ? 'public, max-age=3600' : 'no-store',
    }
  },
}

/** True for the path of a generated file. */
export function isFixedFile(path: string): boolean {
  return Object.hasOwn(FILES, path)
}

/** A generated file, with absolute addresses at `origin`, and whether it is complete. */
export async function makeFixedFile(path: string, origin: string): Promise<MadePage> {
  const made = await FILES[path]?.(origin)
  if (!made) throw new Error('no fixed file')
  const { text, type, caching } = made
  const headers = new Headers({
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': caching,
  })
  return { status: 200, headers, body: text, mayKeep: caching !== 'no-store' }
}
