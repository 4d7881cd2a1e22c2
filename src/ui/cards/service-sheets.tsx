import { categoryOf, ofCategory } from '~/carrier/service-slugs'
import { appConfig } from '~config'
import { seatsText } from '~/ui/cards/fare-texts'
import { PosterSheet } from '~/ui/cards/poster-sheet'
import { Picture } from '~/ui/picture'
import type { Service } from '~/carrier/types'
import { formatMoney } from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import { czk } from '~/lib/money'
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
                  {m.price_from({ price: formatMoney(czk(lowestPrice(slug)), locale) })}{' '}
                  <span>{seatsText(slug)}</span>
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

/** Gross haléře of the shortest fixed route or of an hour, the lower of the two. */
function lowestPrice(slug: Service['slug']): number {
  const { hourlyRate } = categoryOf(slug)
  return Math.min(hourlyRate, ...appConfig.fixedRoutes.map(({ price }) => ofCategory(price, slug)))
}
