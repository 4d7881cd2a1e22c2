import { appConfig } from '~config'
import { waitingPromise, ridePromise } from '~/carrier/phrases/promises'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './ride-includes.module.css'

/** Services that the price of a ride includes: the car, the waiting, and the free extras. */
export function RideIncludes() {
  const locale = getLocale()
  const { orderOptions, childSeat } = appConfig
  const extras = [
    ...orderOptions.filter(({ price }) => price === 0).map(({ name }) => name[locale]),
    ...(childSeat.price === 0 && childSeat.max > 0 ? [m.order_child_seats()] : []),
  ]
  return (
    <section aria-labelledby="included" className="split">
      <h2 id="included">{m.word_price_includes()}</h2>
      <div className={styles['words']}>
        <p>{ridePromise(locale)}</p>
        <p>{waitingPromise(locale)}</p>
        {extras.length > 0 ? (
          <div>
            <p>{m.fares_free()}</p>
            <ul>
              {extras.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
    </section>
  )
}
