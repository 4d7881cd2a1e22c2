import { appConfig } from '~config'
import { seatSizeText } from '~/order/model/child-seat-sizes'
import { orderLabel } from '~/order/fields'
import { moneyText } from '~/order/model/order-money'
import { landingWords } from '~/order/promises/meeting'
import { cashAskedOf, cashLegOf } from '~/order/life/money/paying'
import type { Ride } from '~/order/store/driver/find-ride.server'
import { formatLanguage } from '~/i18n/format-language'
import { formatNumber, formatPhone, formatTime, formatWeight } from '~/i18n/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './ride-page.module.css'

/** Where, whom, and what travels; of money only what the driver takes in cash. */
export function RideFacts({ ride, now, cashId }: { ride: Ride; now: Date; cashId: string }) {
  const { from, to, stops } = ride
  const { placed, life } = ride
  const asked = cashAskedOf(placed, life)
  const cash = asked === null ? null : moneyText(placed.order, asked)
  const leg = cashLegOf(life)
  // Somebody else takes it, or has taken it.
  const taker = leg === ride.link.leg ? null : leg
  return (
    <>
      <ol className={styles['way']}>
        <Place text={from || m.review_pickup_open()} isAddress={from !== ''} />
        {stops.map((stop) => (
          <Place key={stop} text={stop} isAddress />
        ))}
        {to ? <Place text={to} isAddress /> : null}
      </ol>
      <Passenger ride={ride} />
      {asked !== null && taker === null ? (
        <div className={styles['cash']}>
          <p>
            {m.driver_cash()} <strong>{cash}</strong>
          </p>
          {appConfig.market.documents.cashReceipt === null ? (
            <p>{m.driver_cash_register()}</p>
          ) : null}
          <form method="post" data-press="cash">
            <input type="hidden" name="act" value="cash" />
            <input type="hidden" name="id" value={cashId} />
            <input type="hidden" name="sum" value={asked} />
            <button className={styles['press']} type="submit">
              {m.driver_cash_press()}
            </button>
          </form>
        </div>
      ) : null}
      {ride.progress.times.cash === undefined ? null : (
        <p>{m.driver_cash_taken({ at: formatTime(ride.progress.times.cash, getLocale()) })}</p>
      )}
      {cash && taker !== null ? (
        <p>
          {taker === 1
            ? m.driver_cash_there({ amount: cash })
            : m.driver_cash_back({ amount: cash })}
        </p>
      ) : null}
      <dl className={styles['facts']}>
        {factsOf(ride, now).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** An address with its ways: `geo:` opens the navigation that the phone has, the link a map in any browser. */
function Place({ text, isAddress }: { text: string; isAddress: boolean }) {
  const sought = encodeURIComponent(text)
  return (
    <li>
      <span>{text}</span>
      {isAddress ? (
        <span className={styles['ways']}>
          <a className={styles['press']} href={`geo:0,0?q=${sought}`}>
            {m.driver_navigate()}
            <span className="visually-hidden"> {text}</span>
          </a>
          <a
            className={styles['quiet']}
            href={`https://www.google.com/maps/dir/?api=1&destination=${sought}`}
            rel="noreferrer"
            target="_blank"
          >
            {m.driver_map()}
            <span className="visually-hidden"> {text}</span>
          </a>
        </span>
      ) : null}
    </li>
  )
}

function Passenger({ ride: { placed } }: { ride: Ride }) {
  const { guest, name, phone, parcel } = placed.order
  const number = guest?.phone ?? phone
  return (
    <div className={styles['whom']}>
      <p>{guest?.name ?? name}</p>
      <p className={styles['ways']}>
        <a className={styles['press']} href={`tel:${number}`}>
          {m.word_call()} <span className={styles['number']}>{formatPhone(number)}</span>
        </a>
        {parcel ? null : (
          <a className={styles['quiet']} href="#board" data-board="open">
            {m.driver_board()}
          </a>
        )}
      </p>
      {parcel?.recipient ? (
        <>
          <p>{parcel.recipient.name}</p>
          <p className={styles['ways']}>
            <a className={styles['press']} href={`tel:${parcel.recipient.phone}`}>
              {m.word_call()}{' '}
              <span className={styles['number']}>{formatPhone(parcel.recipient.phone)}</span>
            </a>
          </p>
        </>
      ) : null}
    </div>
  )
}

function factsOf(
  { placed, driver, life, link }: Ride,
  now: Date,
): { label: string; value: string }[] {
  const { order, note } = placed
  const { trip, parcel } = order
  const locale = getLocale()
  const count = (value: number | null) => (value ? formatNumber(value, locale) : null)
  const sizes = order.childSeatSizes?.map(seatSizeText).join(', ')
  const rows: { label: string; value: string | null | undefined }[] = [
    { label: orderLabel('flightNumber'), value: trip.flightNumber },
    { label: m.driver_landing(), value: link.leg === 1 ? landingWords(life, now).join(' ') : null },
    { label: orderLabel('hours'), value: count(trip.hours) },
    { label: orderLabel('passengers'), value: count(order.passengers) },
    { label: orderLabel('luggages'), value: count(order.luggages) },
    {
      label: orderLabel('childSeats'),
      value:
        order.childSeats > 0 ? [count(order.childSeats), sizes].filter(Boolean).join(': ') : null,
    },
    {
      label: orderLabel('orderOptions'),
      value: order.options.map(({ name, qty }) => `${qty}\u00a0×\u00a0${name[locale]}`).join(', '),
    },
    {
      label: orderLabel('driverLanguage'),
      value: order.driverLanguage && formatLanguage(order.driverLanguage, locale),
    },
    { label: m.review_parcel_weight(), value: parcel && formatWeight(parcel.weightKg, locale) },
    {
      label: m.review_parcel_size(),
      value:
        parcel &&
        `${parcel.lengthCm}\u00a0×\u00a0${parcel.widthCm}\u00a0×\u00a0${parcel.heightCm}\u00a0cm`,
    },
    {
      label: m.driver_notes(),
      value: [order.subject, order.message, note, ...life.granted.map(({ words }) => words)]
        .filter(Boolean)
        .join('\n'),
    },
    { label: m.word_car(), value: `${driver.car}, ${driver.plate}` },
  ]
  return rows.flatMap(({ label, value }) => (value ? [{ label, value }] : []))
}
