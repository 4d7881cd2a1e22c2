import '~/ui/fields/place-suggestions.css'
import islandFiles from 'virtual:island-files'
import { appConfig } from '~config'
import { USUAL_PASSENGERS } from '~/ui/cards/capacity-text'
import { Honeypot } from '~/ui/fields/honeypot'
import { priceWord } from '~/ui/price-word'
import { screenPath } from '~/i18n/screens'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './price-finder.module.css'

const ADDRESS = 200
const LARGEST_CAR = Math.max(...appConfig.services.map((car) => car.maxPassengers))

/**
 * The form that asks for the price of a ride: from, to, number of passengers. It is a native POST to the order and
 * the same for everybody, so the page around it may be cached. No field is required here: the order shows missing
 * fields. At its first touch the document loads the files of `data-places`, which offer places.
 */
export function PriceFinder() {
  const locale = getLocale()
  const seats = Array.from({ length: LARGEST_CAR }, (_, index) => index + 1)
  return (
    <div className={styles['frame']}>
      <form
        className={styles['finder']}
        method="post"
        action={screenPath('order', locale)}
        data-places={islandFiles['price-finder']?.join(' ')}
        aria-label={m.finder_name()}
      >
        <input type="hidden" name="kind" value="ride" />
        <PlaceCell name="pickup" label={m.finder_from()} />
        <PlaceCell name="dropoff" label={m.finder_to()} />
        <div className={styles['cell']} data-count="">
          <label htmlFor="price-passengers">{m.fleet_filter_passengers()}</label>
          <select id="price-passengers" name="passengers" defaultValue={USUAL_PASSENGERS}>
            {seats.map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </div>
        <Honeypot />
        <button className="button" name="intent" value="price">
          {priceWord()}
        </button>
      </form>
    </div>
  )
}

function PlaceCell({ name, label }: { name: 'pickup' | 'dropoff'; label: string }) {
  const id = `price-${name}`
  return (
    <div className={styles['cell']} data-place="">
      <label htmlFor={id}>{label}</label>
      <input
        type="text"
        id={id}
        name={name}
        placeholder={m.finder_place()}
        maxLength={ADDRESS}
        autoComplete="off"
        autoCapitalize="words"
        enterKeyHint="next"
      />
    </div>
  )
}
