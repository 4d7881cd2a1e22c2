import type { Asked } from '~/desk/day/assign.server'
import type { DayView } from '~/desk/day/day-step.server'
import type { LaneRide } from '~/desk/day/lanes'
import { DeskField } from '~/desk/layout/desk-field'
import list from '~/desk/rows/list.module.css'
import { formatOrderNumber } from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './day-page.module.css'

/** Assigns a ride to a driver and a car, or moves it to others. */
export function AssignForm({ ride, page }: { ride: LaneRide; page: DayView }) {
  const { number, leg, seq, driver, plate } = ride
  const { day, drivers, cars } = page
  const locale = getLocale()
  if (drivers.length === 0 || cars.length === 0) {
    return (
      <p className={list['acts']}>
        <a href={screenPath(drivers.length === 0 ? 'deskDrivers' : 'deskCars', locale)}>
          {drivers.length === 0 ? m.desk_driver_new() : m.desk_car_new()}
        </a>
      </p>
    )
  }
  const form = `${number}-${leg}`
  const ofDriver = drivers.find(({ words }) => words === driver)
  const ofCar = cars.find(({ words }) => words.startsWith(`${plate},`))
  return (
    <details className={styles['assign']}>
      <summary className="button button-quiet">
        {driver === '' ? m.desk_do_assign() : m.desk_move()}
        <span className="visually-hidden">{` ${formatOrderNumber(number)}`}</span>
      </summary>
      <form method="post" action={screenPath('deskDay', locale, day)}>
        <input type="hidden" name="number" value={number} />
        <input type="hidden" name="leg" value={leg} />
        <input type="hidden" name="seq" value={seq} />
        <DeskField name="driver" label={m.desk_driver()} form={form}>
          {(control) => (
            <select {...control} defaultValue={ofDriver?.id}>
              {drivers.map(({ id, words, isOff }) => (
                <option key={id} value={id}>
                  {isOff ? m.desk_driver_off({ name: words }) : words}
                </option>
              ))}
            </select>
          )}
        </DeskField>
        <DeskField name="car" label={m.desk_car()} form={form}>
          {(control) => (
            <select {...control} defaultValue={ofCar?.id}>
              {cars.map(({ id, words }) => (
                <option key={id} value={id}>
                  {words}
                </option>
              ))}
            </select>
          )}
        </DeskField>
        <button className="button" type="submit" name="intent" value="assign">
          {m.desk_do_assign()}
        </button>
      </form>
    </details>
  )
}

/** What is doubtful about an assignment, with the button that makes it all the same. */
export function AskedForm({ asked, day }: { asked: Asked; day: string }) {
  const { number, leg, seq, driver, car, meets, isOff, isSmaller } = asked
  const locale = getLocale()
  return (
    <form className={styles['asked']} method="post" action={screenPath('deskDay', locale, day)}>
      <h2>
        {m.desk_assign_asks({
          number: formatOrderNumber(number),
          driver: driver.name,
          plate: car.plate,
        })}
      </h2>
      {meets.length > 0 ? (
        <p>
          {m.desk_mark_overlaps()}:{' '}
          {meets.map((other) => (
            <a key={other} href={screenPath('deskOrder', locale, other)}>
              {formatOrderNumber(other)}{' '}
            </a>
          ))}
        </p>
      ) : null}
      {isOff ? <p>{m.desk_asks_off({ name: driver.name })}</p> : null}
      {isSmaller ? <p>{m.desk_asks_smaller({ car: car.name })}</p> : null}
      <input type="hidden" name="number" value={number} />
      <input type="hidden" name="leg" value={leg} />
      <input type="hidden" name="seq" value={seq} />
      <input type="hidden" name="driver" value={driver.id} />
      <input type="hidden" name="car" value={car.id} />
      <input type="hidden" name="confirm" value="1" />
      <p className={list['acts']}>
        <button className="button" type="submit" name="intent" value="assign">
          {m.desk_assign_anyway()}
        </button>{' '}
        <a className="button button-quiet" href={screenPath('deskDay', locale, day)}>
          {m.desk_leave()}
        </a>
      </p>
    </form>
  )
}
