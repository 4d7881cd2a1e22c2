/** robots.txt. Pages that must not be listed say so themselves (noindex), which a robot has to be able to read. */
export function robotsTxt(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`
}
