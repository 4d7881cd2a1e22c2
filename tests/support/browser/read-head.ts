import type { Page } from 'playwright/test'

/** What a page tells search engines and social networks about itself, read from its head. */
export async function readHead(page: Page) {
  return page.evaluate(() => {
    const content = (selector: string) =>
      document.querySelector(selector)?.getAttribute('content') ?? ''
    const graphs = [...document.querySelectorAll('script[type="application/ld+json"]')]
    return {
      title: document.title,
      description: content('meta[name=description]'),
      robots: content('meta[name=robots]'),
      canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
      alternates: Object.fromEntries(
        [...document.querySelectorAll('link[rel=alternate][hreflang]')].map((link) => [
          link.getAttribute('hreflang'),
          link.getAttribute('href'),
        ]),
      ),
      og: Object.fromEntries(
        [...document.querySelectorAll('meta[property^="og:"]')].map((meta) => [
          meta.getAttribute('property'),
          meta.getAttribute('content'),
        ]),
      ),
      twitter: {
        card: content('meta[name="twitter:card"]'),
        image: content('meta[name="twitter:image"]'),
        alt: content('meta[name="twitter:image:alt"]'),
      },
      graphs: graphs.map(({ textContent }) => textContent),
    }
  })
}
