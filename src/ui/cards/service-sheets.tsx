import { isOffered } from '~/carrier/offered-kinds'
import { categoryOf, ofCategory } from '~/carrier/service-slugs'
import { appConfig } from '~config'
import { seatsText } from '~/ui/cards/fare-texts'
import { PosterSheet } from '~/ui/cards/poster-sheet'
import { Picture } from '~/ui/picture'
import type { Service } from '~/carrier/types'
import { formatMoney } from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import { ownMoney } from '~/lib/money'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './service-sheets.module.css'

/** The categories as posters, each linked to its page: name, seats, the lowest price, the use. */
export function ServiceSheets({ services }: { services: Service[] }) {
  const locale = getLocale()
  return (
    <ul className={styles['sheets']}>
      {services.map(({ slug, name, introName, mainPhoto }) => (
        <li key={slug}>
          <a href={screenPath('service', locale, slug)}>
            <PosterSheet
              isStrip
              picture={<Picture name={mainPhoto} sizes="(width >= 60rem) 33vw, 6rem" />}
              name={<h3>{name}</h3>}
              figures={
                <>
                  {priceFrom(slug)} <span>{seatsText(slug)}</span>
                </>
              }
            />
          </a>
          <p>{introName}</p>
        </li>
      ))}
    </ul>
  )
}

/** The lowest fixed price of a category, or that of an hour where cars are hired by it; null where there is neither. */
function priceFrom(slug: Service['slug']): string | null {
  const prices = [
    ...(isOffered('hourly') ? [categoryOf(slug).hourlyRate] : []),
    ...appConfig.fixedRoutes.map(({ price }) => ofCategory(price, slug)),
  ]
  if (prices.length === 0) return null
  return m.price_from({ price: formatMoney(ownMoney(Math.min(...prices)), getLocale()) })
}
