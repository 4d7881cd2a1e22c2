import { offeredScreens } from '~/i18n/offered-screens'
import { isOnePage, screenPath, screens } from '~/i18n/screens'
import { fares } from '~/places/fares'
import { serviceSlugs } from '~/carrier/service-slugs'
import { inEach, type L10n, type Locale, locales } from '~/lib/locale'
import { defaultLocale, screenPaths } from '~/http/document/page-head'
import type { ListedExperience } from '~/back-office/contract'

type Page = { paths: Record<Locale, string>; modified: string | null }

/** robots.txt. It allows pages that must not be listed, because a robot has to read their noindex. */
export function robotsTxt(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`
}

/** sitemap.xml: every page that search engines may list, each with its alternates in the other languages. */
export function sitemapXml(origin: string, experiences: ListedExperience[]): string {
  const listed = offeredScreens().filter(
    (screen) => isOnePage(screen) && screens[screen].visibility === 'listed',
  )
  const pages: Page[] = [
    ...listed.map((screen) => ({ paths: screenPaths(screen), modified: null })),
    ...serviceSlugs.map((slug) => ({ paths: screenPaths('service', slug), modified: null })),
    ...fares.map(({ slug }) => ({ paths: slugPaths('fare', slug), modified: null })),
    ...experiences.map(({ slug, updatedAt }) => ({
      paths: slugPaths('experience', slug),
      modified: updatedAt.slice(0, 10),
    })),
  ]
  const urls = pages.flatMap((page) => locales.map((locale) => urlEntry(origin, page, locale)))
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

function slugPaths(screen: 'experience' | 'fare', slug: L10n): Page['paths'] {
  return inEach((locale) => screenPath(screen, locale, slug[locale]))
}

function urlEntry(origin: string, { paths, modified }: Page, locale: Locale): string {
  const alternates = [...locales, 'x-default'] as const
  const links = alternates.map((language) => {
    const path = paths[language === 'x-default' ? defaultLocale : language]
    return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(origin + path)}"/>`
  })
  const lastmod = modified ? `<lastmod>${modified}</lastmod>` : ''
  return `<url><loc>${escapeXml(origin + paths[locale])}</loc>${lastmod}${links.join('')}</url>`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
