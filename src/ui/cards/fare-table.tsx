import { ownLocale } from '~/lib/locale'
import { NetNumber } from '~/ui/cards/net-price'
import { fareLength, fareName, fareUnit, rideOrder, seatsText } from '~/ui/cards/fare-texts'
import { hasVat } from '~/ui/cards/net-text'
import { formatAmount, formatMoney } from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import { ownMoney } from '~/lib/money'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import type { Fare } from '~/places/fares'
import { type ServiceSlug, serviceSlugs, ofCategory, serviceName } from '~/carrier/service-slugs'
import styles from './fare-table.module.css'

type FareTableProps = {
  fares: Fare[]
  /** The categories with their price columns. */
  services?: readonly ServiceSlug[]
}

/** Fixed routes as a timetable: each links to its page, each price to the order with the ride filled in. */
export function FareTable({ fares, services = serviceSlugs }: FareTableProps) {
  const locale = getLocale()
  const { fares: plain, many } = styles
  const amounts = fares.flatMap(({ price }) => services.map((slug) => ofCategory(price, slug)))
  const saysNet = fares.some((fare) =>
    services.some((slug) => hasVat(ofCategory(fare.price, slug), fare)),
  )
  return (
    <table className={isWide(services.map(serviceName)) ? `${plain} ${many}` : plain}>
      <caption>
        {fareUnit(fares)}
        {saysNet ? ` ${m.fares_net()}` : ''}
      </caption>
      <thead>
        <tr>
          <th scope="col">{m.fares_route()}</th>
          {services.map((slug) => (
            <th key={slug} scope="col">
              {serviceName(slug)} <span>{seatsText(slug)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {fares.map((fare) => (
          <tr key={fare.slug[ownLocale]}>
            <th scope="row">
              <a href={screenPath('fare', locale, fare.slug[locale])}>{fareName(fare, locale)}</a>{' '}
              <span>{fareLength(fare, locale)}</span>
            </th>
            {services.map((slug) => (
              <td key={slug} data-category={serviceName(slug)}>
                {/* Two routes may cost the same: who says the price aloud, or hears it alone, needs the rest. */}
                <a href={rideOrder(fare, locale, slug)} aria-label={priceName(fare, slug)}>
                  {formatAmount(ofCategory(fare.price, slug), locale, amounts)}
                </a>
                <NetNumber gross={ofCategory(fare.price, slug)} rates={fare} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** True for columns that leave no room for the names of routes on a phone: many categories, or long names. */
export function isWide(names: readonly string[]): boolean {
  const signs = names.reduce((sum, name) => sum + Math.max(MOST_OF_PRICE, name.length + 1), 0)
  return signs > MOST_SIGNS
}

/** Signs of a price, and those that all columns of prices may have. */
const MOST_OF_PRICE = 9
const MOST_SIGNS = 28

/** "5 490 Kč, Praha – Karlovy Vary, Business" */
function priceName(fare: Fare, slug: ServiceSlug): string {
  const locale = getLocale()
  const price = formatMoney(ownMoney(ofCategory(fare.price, slug)), locale)
  return [price, fareName(fare, locale), serviceName(slug)].join(', ')
}
