import { appConfig } from '~config'
import { answerBy, isWaiting, type PlacedView } from '~/features/order/customer/status-view'
import type { Life } from '~/features/order/life/life'
import { isEnded } from '~/features/order/life/states'
import { formatPhone, formatUntil } from '~/i18n/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './status-page.module.css'

/** What happens next and by when, and the driver once there is one. */
export function WhatNext({ view }: { view: PlacedView }) {
  const { life } = view
  const hasDriver = life.state === 'assigned' || life.state === 'underway'
  return (
    <>
      <Next view={view} />
      <Meeting view={view} />
      {life.driver && hasDriver ? <DriverCard driver={life.driver} /> : null}
    </>
  )
}

function Next({ view: { life, moment, isOpen } }: { view: PlacedView }) {
  const { phone } = appConfig.company
  const call = <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
  if (!isOpen && isWaiting(life)) {
    return (
      <p>
        {m.status_next_call()} {call}
      </p>
    )
  }
  if (life.state === 'received') {
    if (moment.isAnswerLate) {
      return (
        <p>
          {m.status_next_late()} {call}
        </p>
      )
    }
    const by = formatUntil(answerBy(life), getLocale())
    return (
      <p>
        {life.price === null ? m.status_next_by_price({ by }) : m.status_next_by_confirm({ by })}
      </p>
    )
  }
  if (life.state !== 'confirmed') return null
  return <p>{moment.isSoon ? m.status_next_driver_soon() : m.status_next_driver_day()}</p>
}

/** Where whoever lands is met, and that a late flight costs nothing; nothing once they are met. */
function Meeting({ view: { life, placed, isLanding } }: { view: PlacedView }) {
  const { trip, nameBoard, guest, name } = placed.order
  const isAhead = !isEnded(life.state) && life.step !== 'aboard'
  if (!isAhead || !isLanding || !trip.flightNumber) return null
  const board = nameBoard ?? guest?.name ?? name
  return <p>{m.status_meeting({ board, flight: trip.flightNumber })}</p>
}

function DriverCard({ driver }: { driver: NonNullable<Life['driver']> }) {
  const rows = [
    { label: m.status_driver_name(), value: driver.driver },
    {
      label: m.status_driver_phone(),
      value: <a href={`tel:${driver.phone}`}>{formatPhone(driver.phone)}</a>,
    },
    { label: m.status_driver_car(), value: driver.car },
    { label: m.status_driver_plate(), value: driver.plate },
  ]
  return (
    <section className={styles['driver']} aria-labelledby="driver">
      <h2 id="driver">{m.status_driver()}</h2>
      <dl>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
