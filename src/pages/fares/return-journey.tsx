import { fareName, rideOrder } from '~/ui/cards/fare-texts'
import { facts } from '~/carrier/facts'
import { formatMoney } from '~/i18n/format'
import { ownMoney } from '~/lib/money'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import { type Fare, returnFare } from '~/places/fares'
import { serviceSlugs, ofCategory, serviceName } from '~/carrier/service-slugs'
import styles from './return-journey.module.css'

/** The return journey: the same prices, and the total when both journeys are ordered together. */
export function ReturnJourney({ fare }: { fare: Fare }) {
  const locale = getLocale()
  const { returnDiscount, returnWithin } = facts(locale)
  const back = { from: fare.to, to: fare.from }
  const route = fareName(back, locale)
  return (
    <section aria-labelledby="return" className="split">
      <h2 id="return">{m.word_return_journey()}</h2>
      <div className={styles['words']}>
        <p>
          {m.fare_return_same({ route })}{' '}
          <a href={rideOrder(back, locale)}>{m.fare_return_order({ route })}</a>
        </p>
        {returnDiscount ? (
          <>
            <p>{m.fare_return_discount({ discount: returnDiscount, within: returnWithin })}</p>
            <dl className={styles['sums']}>
              {serviceSlugs.map((slug) => (
                <div key={slug}>
                  <dt>{serviceName(slug)}</dt>
                  <dd>
                    {formatMoney(
                      ownMoney(
                        ofCategory(fare.price, slug) + returnFare(ofCategory(fare.price, slug)),
                      ),
                      locale,
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </>
        ) : null}
      </div>
    </section>
  )
}
