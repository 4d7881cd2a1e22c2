import type { ContactPage } from 'schema-dts'
import { screenPath } from '~/i18n/screens'
import { carrierId } from '~/http/document/structured-data'
import { getLocale } from '~/paraglide/runtime'

/** The contact page as structured data, with the carrier's contact points. */
export function contactPage(origin: string, name: string): ContactPage {
  const locale = getLocale()
  return {
    '@type': 'ContactPage',
    name,
    url: origin + screenPath('contact', locale),
    inLanguage: locale,
    about: { '@id': carrierId(origin) },
  }
}
