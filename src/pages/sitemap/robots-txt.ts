/** robots.txt. It allows pages that must not be listed, because a robot has to read their noindex. */
export function robotsTxt(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`
}
