import type { BreadcrumbList, Graph, ItemList, LocalBusiness, Thing, WebSite } from 'schema-dts'
import { appConfig } from '~config'
import { homePicture } from '~carrier/pictures/social-pictures'
import { openingRanges } from '~/carrier/config/opening-hours'
import { formatMoney } from '~/i18n/format'
import { locales, screenPath } from '~/i18n/screens'
import type { Locale } from '~/lib/locale'
import { ownMoney } from '~/lib/money'
import { sharedPicture } from '~/http/document/shared-picture'
import { m } from '~/paraglide/messages'

/** A page in the breadcrumbs, with its visible name. */
export type Crumb = { label: string; path: string }

/** The identifier by which all other nodes refer to the carrier. */
export function carrierId(origin: string): string {
  return `${origin}/#carrier`
}

/** From the lowest to the highest price of a fixed route, as the timetable of fares shows them; nothing without routes. */
function priceRange(locale: Locale): { priceRange?: string } {
  const prices = appConfig.fixedRoutes.flatMap(({ price }) => Object.values(price))
  if (prices.length === 0) return {}
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const bounds = [low, high].map((amount) => formatMoney(ownMoney(amount), locale))
  return { priceRange: bounds.join('\u00a0– ') }
}

/** The carrier for search engines; footer, contact page and prices show all of it. */
function carrier(origin: string, locale: Locale): LocalBusiness {
  const { company, product } = appConfig
  return {
    '@type': 'LocalBusiness',
    '@id': carrierId(origin),
    name: product.name,
    legalName: company.legalName,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    image: origin + sharedPicture(homePicture).src,
    telephone: company.phone,
    email: company.email,
    openingHours: openingRanges(company.openingHours.coded),
    ...priceRange(locale),
    ...(company.companyId ? { taxID: company.companyId } : {}),
    ...(company.vatId ? { vatID: company.vatId } : {}),
    address: {
      '@type': 'PostalAddress',
      ...(company.street ? { streetAddress: company.street } : {}),
      ...(company.zip ? { postalCode: company.zip } : {}),
      addressLocality: company.city,
      addressCountry: company.country,
    },
    sameAs: [company.facebook, company.instagram].filter(Boolean),
  }
}

function website(origin: string, locale: Locale): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: appConfig.product.name,
    url: origin + screenPath('home', locale),
    inLanguage: [...locales],
    publisher: { '@id': carrierId(origin) },
  }
}

function breadcrumbs(origin: string, crumbs: Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + path,
    })),
  }
}

/** A list of pages in the order in which the page shows them. */
export function pageList(origin: string, pages: Crumb[]): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: pages.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      url: origin + path,
    })),
  }
}

/** Crowns as schema.org expects them: 549000 haléře → "5490.00". */
export function decimalPrice(amount: number): string {
  return (amount / 100).toFixed(2)
}

/** All structured data of a page: the carrier, the site, the breadcrumbs, and the page's own nodes. */
export function pageGraph(
  origin: string,
  locale: Locale,
  { crumbs, things }: { crumbs: Crumb[]; things: Thing[] },
): Graph {
  const way = crumbs.length > 1 ? [breadcrumbs(origin, crumbs)] : []
  return {
    '@context': 'https://schema.org',
    '@graph': [carrier(origin, locale), website(origin, locale), ...way, ...things],
  }
}

/** Whether a price includes VAT. An exempt price gets a sentence instead, because there is no VAT to include or add. */
export function vatOfPrice(
  vatRateBp: number,
): { description: string } | { valueAddedTaxIncluded: boolean } {
  const { vatPayer } = appConfig.company
  return vatPayer && vatRateBp === 0
    ? { description: m.price_vat_exempt() }
    : { valueAddedTaxIncluded: vatPayer }
}
