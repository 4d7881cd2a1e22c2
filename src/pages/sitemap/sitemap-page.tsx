import { fareName } from '~/ui/cards/fare-texts'
import { fares } from '~/places/fares'
import { serviceSlugs, serviceName } from '~/carrier/service-slugs'
import { furtherPages, navigation, orderButton } from '~/i18n/navigation'
import { screenPath } from '~/i18n/screens'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import type { ListedExperience } from '~/back-office/contract'
import styles from './sitemap-page.module.css'

/** The sitemap for people: every page of the site. */
export function SitemapPage({ experiences }: { experiences: ListedExperience[] | null }) {
  const locale = getLocale()
  const pages = [...navigation(locale), ...furtherPages(locale), ...orderButton(locale)]
  const below: Record<string, { label: string; href: string }[]> = {
    services: serviceSlugs.map((slug) => ({
      label: serviceName(slug),
      href: screenPath('service', locale, slug),
    })),
    fares: fares.map((fare) => ({
      label: fareName(fare, locale),
      href: screenPath('fare', locale, fare.slug[locale]),
    })),
    experiences: (experiences ?? []).map(({ title, slug }) => ({
      label: title[locale],
      href: screenPath('experience', locale, slug[locale]),
    })),
  }
  return (
    <>
      <h1>{m.sitemap_heading()}</h1>
      <ul className={styles['pages']}>
        {pages.map(({ key, label, href }) => (
          <li key={key}>
            <a href={href}>{label}</a>
            {below[key] ? <Links links={below[key]} /> : null}
          </li>
        ))}
      </ul>
    </>
  )
}

function Links({ links }: { links: { label: string; href: string }[] }) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  )
}
