import { light } from 'virtual:look'
import type { AnyRouter } from '@tanstack/react-router'
import type { Graph, Thing } from 'schema-dts'
import { appConfig } from '~config'
import { homePicture, type SocialPicture } from '~carrier/pictures/social-pictures'
import { grammars } from '~/i18n/languages/grammars'
import { type NamedScreen, screenLabel } from '~/i18n/navigation'
import { screenPath, type Screen } from '~/i18n/screens'
import {
  inEach,
  type Language,
  type Locale,
  locales,
  otherLocales,
  ownLocale,
  readLocale,
  type Words,
} from '~/lib/locale'
import { isSign, sharedPicture } from '~/http/document/shared-picture'
import { type Crumb, pageGraph } from '~/http/document/structured-data'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

/** The key under which Start renders JSON-LD. Its types know only `name`, so `name` is set too. */
type StructuredDataMeta = { name?: undefined; 'script:ld+json': Graph }

const SOCIAL_WIDTH = 1200
const SOCIAL_HEIGHT = 630
const OG_LOCALE: Words = { cs: 'cs_CZ', en: 'en_US', de: grammars.de.tag.replace('-', '_') }
const INTERNATIONAL: Language = 'en'
/** The language for readers whose own the site does not speak: English, else the carrier's first. */
export const defaultLocale: Locale = readLocale(INTERNATIONAL)

type PageFacts = {
  /** Origin of absolute addresses; empty when unknown. */
  origin: string
  title: string
  description: string
  /** The page's path in each language; null for a page without an address of its own. */
  paths: Record<Locale, string> | null
  /** The image in link previews; by default the picture of the home page. */
  picture?: SocialPicture
  /** False for pages that search engines must not list. */
  isIndexed?: boolean
  /** True when the form came back with errors; the title then says so, for screen readers. */
  hasErrors?: boolean
  /** The pages between home and this page, this one last; they become breadcrumbs for search engines. */
  crumbs?: Crumb[]
  /** Structured data of the page's subject, for search engines. */
  things?: Thing[]
}

/** The paths of a screen whose parameter is the same in each language. */
export function screenPaths(screen: Screen, param: string | null = null): Record<Locale, string> {
  return inEach((locale) => screenPath(screen, locale, param))
}

/** The breadcrumb of a screen, named as in the navigation or otherwise. */
export function screenCrumb(screen: NamedScreen, label?: string): Crumb {
  const locale = getLocale()
  return { label: label ?? screenLabel(screen, locale), path: screenPath(screen, locale) }
}

/** The title of every page ends with the name of the product: "%s | {product}". */
export function pageTitle(title: string): string {
  return `${title} | ${appConfig.product.name}`
}

/** The manifest of the site in a language: those of all but the carrier's first name it. */
function manifestOf(locale: Locale): string {
  return locale === ownLocale ? '/site.webmanifest' : `/site.${locale}.webmanifest`
}

/**
 * Head of the shell: the tags that all pages share, and the title for pages that do not exist. A private page is kept
 * on a home screen as itself, not as the site.
 */
export function siteHead({ isPrivate }: { isPrivate: boolean }) {
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: pageTitle(m.error_title()) },
      { name: 'robots', content: 'noindex' },
      { name: 'theme-color', content: light.night },
      { property: 'og:site_name', content: appConfig.product.name },
    ],
    links: [
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      ...(isPrivate ? [] : [{ rel: 'manifest', href: manifestOf(getLocale()) }]),
    ],
  }
}

/** Head of one page: title, description, canonical, hreflang with x-default, Open Graph, JSON-LD. */
export function pageHead({
  origin,
  title,
  description,
  paths,
  picture: wanted = homePicture,
  isIndexed = true,
  hasErrors = false,
  crumbs = [],
  things = [],
}: PageFacts) {
  const locale = getLocale()
  const picture = sharedPicture(wanted)
  const image = new URL(picture.src, `${origin}/`).href
  const meta = [
    { title: pageTitle(hasErrors ? m.form_error_title({ title }) : title) },
    { name: 'description', content: description },
    { name: 'robots', content: isIndexed ? 'index, follow' : 'noindex' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: OG_LOCALE[locale] },
    ...otherLocales(locale).map((other) => ({
      property: 'og:locale:alternate',
      content: OG_LOCALE[other],
    })),
    { name: 'twitter:card', content: isSign(picture) ? 'summary' : 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: image },
    { name: 'twitter:image:alt', content: picture.alt[locale] },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: String(picture.width ?? SOCIAL_WIDTH) },
    { property: 'og:image:height', content: String(picture.height ?? SOCIAL_HEIGHT) },
    { property: 'og:image:alt', content: picture.alt[locale] },
  ]
  if (!paths) return { meta, links: [] }
  const home = { label: screenLabel('home', locale), path: screenPath('home', locale) }
  // A page that search engines must not list gets no structured data.
  const graph: StructuredDataMeta[] = isIndexed
    ? [{ 'script:ld+json': pageGraph(origin, locale, { crumbs: [home, ...crumbs], things }) }]
    : []
  return {
    meta: [...meta, { property: 'og:url', content: origin + paths[locale] }, ...graph],
    links: [
      { rel: 'canonical', href: origin + paths[locale] },
      ...locales.map((alternate) => ({
        rel: 'alternate',
        hrefLang: alternate,
        href: origin + paths[alternate],
      })),
      { rel: 'alternate', hrefLang: 'x-default', href: origin + paths[defaultLocale] },
    ],
  }
}

/**
 * Throws when the head of a page has thrown: the router writes its error to the log and goes on, so that the page would
 * have the title of the shell, and be kept.
 */
export function refuseFailedHead(router: AnyRouter): void {
  for (const { routeId, status, meta } of router.state.matches) {
    // After this one the router asks no head.
    if (status !== 'success') return
    if (router.routesById[routeId].options.head && meta === undefined)
      throw new Error(`The head of ${routeId} has thrown; its error is in the log above.`)
  }
}
