import { appConfig } from '~config'
import type { PlacedView } from '~/order/status/status-view'
import { nextWords } from '~/order/status/status-words'
import type { Life } from '~/order/life/life'
import { STATES } from '~/order/life/states'
import { formatPhone } from '~/i18n/format'
import { m } from '~/paraglide/messages'
import styles from './status-page.module.css'

/** The next step and its time, and the driver once one is assigned. */
export function WhatNext({ view }: { view: PlacedView }) {
  const { life } = view
  const isRiding = STATES[life.state].phase === 'agreed'
  return (
    <>
      <Next view={view} />
      <Meeting view={view} />
      {life.driver && isRiding ? <DriverCard driver={life.driver} /> : null}
    </>
  )
}

function Next({ view }: { view: PlacedView }) {
  const { phone } = appConfig.company
  const next = nextWords(view)
  if (!next) return null
  return (
    <p>
      {next.text}
      {next.isCall ? (
        <>
          {' '}
          <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
        </>
      ) : null}
    </p>
  )
}

/** Where the driver meets the passenger, and how long the driver waits. */
function Meeting({ view: { promises } }: { view: PlacedView }) {
  return promises.meeting.length === 0 ? null : <p>{promises.meeting.join(' ')}</p>
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
