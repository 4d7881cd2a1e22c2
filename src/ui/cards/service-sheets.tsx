import { isOffered } from '~/carrier/offered-kinds'
import { categoryOf, ofCategory } from '~/carrier/service-slugs'
import { appConfig } from '~config'
import { columnsOf } from '~/ui/cards/columns-of'
import { seatsText } from '~/ui/cards/fare-texts'
import { NetPrice } from '~/ui/cards/net-price'
import { PosterSheet } from '~/ui/cards/poster-sheet'
import { Picture } from '~/ui/picture'
import type { Service } from '~/carrier/types'
import { formatMoney } from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import { ownMoney } from '~/lib/money'
import { cheapestRoute } from '~/places/fares'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './service-sheets.module.css'

/** The categories as posters, each linked to its page: name, seats, the price of a ride or an hour, the use. */
export function ServiceSheets({ services }: { services: Service[] }) {
  const locale = getLocale()
  const columns = columnsOf(services.length)
  return (
    <ul className={styles['sheets']} data-columns={columns}>
      {services.map(({ slug, name, introName, mainPhoto }) => (
        <li key={slug}>
          <a href={screenPath('service', locale, slug)}>
            <PosterSheet
              isStrip
              picture={
                <Picture
                  name={mainPhoto}
                  sizes={`(width >= 60rem) ${Math.floor(100 / columns)}vw, 6rem`}
                />
              }
              name={<h3>{name}</h3>}
              figures={
                <>
                  <PriceFrom slug={slug} /> <span>{seatsText(slug)}</span>
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

/** The lowest fixed price of a category; without a fixed route that of an hour, where cars are hired by it, else null. */
function PriceFrom({ slug }: { slug: Service['slug'] }) {
  const cheapest = cheapestRoute(slug)
  if (!cheapest && !isOffered('hourly')) return null
  const gross = cheapest ? ofCategory(cheapest.price, slug) : categoryOf(slug).hourlyRate
  const price = formatMoney(ownMoney(gross), getLocale())
  return (
    <>
      {cheapest ? m.price_from({ price }) : m.price_per_hour({ price })}
      <NetPrice gross={gross} rates={cheapest ?? appConfig.ordering} />
    </>
  )
}
