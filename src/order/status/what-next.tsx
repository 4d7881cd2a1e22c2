import { CompanyPhone } from '~/ui/company-phone'
import type { PlacedView } from '~/order/status/status-view'
import { nextWords } from '~/order/status/words/status-words'
import { driversOf } from '~/order/life/rides/rides'
import { isEnded, STATES } from '~/order/life/states'
import { driverPortrait } from '~/carrier/driver-portrait'
import { experiencePicture, hasOwnPicture, OwnPicture } from '~/ui/picture'
import { formatPhone, formatTime } from '~/i18n/format'
import { getLocale } from '~/paraglide/runtime'
import { m } from '~/paraglide/messages'
import styles from './status-page.module.css'

/** The next step and its time, and the driver once one is assigned. */
export function WhatNext({ view }: { view: PlacedView }) {
  const { life } = view
  const isRiding = STATES[life.state].phase === 'agreed'
  const drivers = driversOf(life)
  return (
    <>
      {isRiding && drivers.length > 0 ? (
        drivers.map(({ leg, driver }) => (
          <DriverCard key={leg} leg={leg} driver={driver} car={carOf(view)} />
        ))
      ) : (
        <Coming view={view} />
      )}
      <Meeting view={view} />
      <Day view={view} />
    </>
  )
}

/** The picture of the ordered category; a category without one has none. */
function carOf({ placed }: PlacedView): string {
  return `car-${placed.order.service}`
}

/** The poster of the ordered experience; of every other order, and where there is none, the car. */
function pictureOf(view: PlacedView): string {
  const poster = experiencePicture(view.placed.order.experienceId ?? '')
  return hasOwnPicture(poster) ? poster : carOf(view)
}

/** The next step beside the car that comes, before a driver is named. */
function Coming({ view }: { view: PlacedView }) {
  if (isEnded(view.life.state) || nextWords(view) === null) return <Next view={view} />
  return (
    <div className={styles['coming']}>
      <Next view={view} />
      <OwnPicture name={pictureOf(view)} sizes="7rem" />
    </div>
  )
}

/** The hours of a day with a flight, as far as they are known. */
function Day({ view: { promises } }: { view: PlacedView }) {
  const { day } = promises
  if (day === null) return null
  const locale = getLocale()
  return (
    <ol className={styles['day']}>
      <li>
        <strong>{formatTime(day.pickupAt, locale)}</strong>{' '}
        {m.status_day_flight({ flight: day.flight })}
      </li>
      <li>
        <strong>{formatTime(day.arrival, locale)}</strong>{' '}
        {m.status_day_arrival({ place: day.place })}
      </li>
    </ol>
  )
}

function Next({ view }: { view: PlacedView }) {
  const next = nextWords(view)
  if (!next) return null
  return (
    <p>
      {next.text}
      {next.isCall ? (
        <>
          {' '}
          <CompanyPhone />
        </>
      ) : null}
    </p>
  )
}

/** Where the driver meets the passenger, and how long the driver waits. */
function Meeting({ view: { promises } }: { view: PlacedView }) {
  return promises.meeting.length === 0 ? null : <p>{promises.meeting.join(' ')}</p>
}

type DriverCardProps = ReturnType<typeof driversOf>[number] & { car: string }

/** Whom and what to look for at the kerb: the face, the car and its plate. */
function DriverCard({ leg, driver, car }: DriverCardProps) {
  const id = leg === null ? 'driver' : `driver-${leg}`
  const titles = { all: m.word_driver, 1: m.status_driver_there, 2: m.status_driver_back }
  const portrait = driverPortrait(driver.driver)
  const rows = [
    { label: m.word_name(), value: driver.driver },
    {
      label: m.word_phone(),
      value: <a href={`tel:${driver.phone}`}>{formatPhone(driver.phone)}</a>,
    },
    { label: m.word_car(), value: driver.car },
    { label: m.status_driver_plate(), value: driver.plate },
  ]
  return (
    <section className={styles['driver']} aria-labelledby={id}>
      <div className={styles['faces']}>
        {portrait === null ? null : <OwnPicture name={portrait} sizes="2.5rem" />}
        <h2 id={id}>{titles[leg ?? 'all']()}</h2>
        <OwnPicture name={car} sizes="7rem" />
      </div>
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
