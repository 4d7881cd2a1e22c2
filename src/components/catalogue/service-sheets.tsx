import { appConfig } from '~config'
import { seatsText } from '~/components/catalogue/fare-texts'
import { PosterSheet } from '~/components/catalogue/poster-sheet'
import { Picture } from '~/components/picture'
import type { Service } from '~/content/types'
import { formatMoney } from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import { czk } from '~/lib/money'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './service-sheets.module.css'

/** The categories as posters, each leading to its page: name, seats, the lowest price, what it is for. */
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
                  {m.price_from({ price: formatMoney(czk(lowestPrice(slug)), locale) })}
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

/** Gross haléře for the shortest fixed route or an hour, whichever is less. */
function lowestPrice(slug: Service['slug']): number {
  const { hourlyRate } = appConfig.services[slug]
  return Math.min(hourlyRate, ...appConfig.fixedRoutes.map(({ price }) => price[slug]))
}
