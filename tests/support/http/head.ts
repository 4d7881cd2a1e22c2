import type { Page } from './visitor.ts'

/** Reads it from the head of the page. */
export function headOf({ $ }: Page) {
  const content = (selector: string) => $(selector).attr('content') ?? ''
  const pairs = (selector: string, name: string, value: string) =>
    Object.fromEntries(
      $(selector)
        .toArray()
        .map((element) => [$(element).attr(name) ?? '', $(element).attr(value) ?? null]),
    )
  return {
    title: $('title').text(),
    description: content('meta[name=description]'),
    robots: content('meta[name=robots]'),
    canonical: $('link[rel=canonical]').attr('href') ?? null,
    alternates: pairs('link[rel=alternate][hreflang]', 'hreflang', 'href'),
    og: pairs('meta[property^="og:"]', 'property', 'content'),
    twitter: {
      card: content('meta[name="twitter:card"]'),
      image: content('meta[name="twitter:image"]'),
      alt: content('meta[name="twitter:image:alt"]'),
    },
    graphs: $('script[type="application/ld+json"]')
      .toArray()
      .map((element) => $(element).text()),
  }
}
