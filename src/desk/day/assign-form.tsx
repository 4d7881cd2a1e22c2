import type { Asked } from '~/desk/day/assign.server'
import type { Choices } from '~/desk/day/choices'
import type { DayView } from '~/desk/day/day-step.server'
import { type LaneRide, rideKey } from '~/desk/day/lanes'
import { Field } from '~/ui/fields/field'
import { objectionWords } from '~/desk/rows/objection-words'
import list from '~/desk/rows/list.module.css'
import { formatOrderNumber } from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './day-page.module.css'

/** Assigns a ride: the pair that fits by one press, any other by the lists; a ride that has a driver is moved. */
export function AssignForm({ ride, page }: { ride: LaneRide; page: DayView }) {
  const { driver } = ride
  const { hasDrivers, hasCars, choices } = page
  const fitting = choices[rideKey(ride)]
  const locale = getLocale()
  if (!hasDrivers || !hasCars) {
    return (
      <p className={list['acts']}>
        <a href={screenPath(hasDrivers ? 'deskCars' : 'deskDrivers', locale)}>
          {hasDrivers ? m.desk_car_new() : m.desk_driver_new()}
        </a>
      </p>
    )
  }
  return fitting ? (
    <div className={styles['assign']}>
      {driver === '' ? <Proposed ride={ride} day={page.day} choices={fitting} /> : null}
      <details>
        <summary>
          {driver === '' ? m.desk_assign_other() : m.desk_move()}
          <span className="visually-hidden">{` ${formatOrderNumber(ride.number)}`}</span>
        </summary>
        <form method="post" action={screenPath('deskDay', locale, page.day)}>
          <Named ride={ride} />
          <Choice name="driver" label={m.word_driver()} ride={ride} choices={fitting.drivers} />
          <Choice name="car" label={m.word_car()} ride={ride} choices={fitting.cars} />
          {fitting.hasMore ? <p>{m.desk_assign_more()}</p> : null}
          <button className="button" type="submit" name="intent" value="assign">
            {m.desk_do_assign()}
          </button>
        </form>
      </details>
    </div>
  ) : null
}

/** The pair that fits, if nothing speaks against it. */
function Proposed({ ride, day, choices }: { ride: LaneRide; day: string; choices: Choices }) {
  const [driver, car] = [choices.drivers[0], choices.cars[0]]
  if (!driver || !car || driver.doubts.length + car.doubts.length > 0) return null
  return (
    <form method="post" action={screenPath('deskDay', getLocale(), day)}>
      <Named ride={ride} />
      <input type="hidden" name="driver" value={driver.value} />
      <input type="hidden" name="car" value={car.value} />
      <button className="button" type="submit" name="intent" value="assign">
        {m.desk_assign_proposed({ driver: driver.text, car: car.text })}
        <span className="visually-hidden">{` ${formatOrderNumber(ride.number)}`}</span>
      </button>
    </form>
  )
}

function Named({ ride: { number, leg, seq } }: { ride: LaneRide }) {
  return (
    <>
      <input type="hidden" name="number" value={number} />
      <input type="hidden" name="leg" value={leg} />
      <input type="hidden" name="seq" value={seq} />
    </>
  )
}

type ChoiceProps = {
  name: 'driver' | 'car'
  label: string
  ride: LaneRide
  choices: Choices['drivers']
}

function Choice({ name, label, ride, choices }: ChoiceProps) {
  return (
    <Field isMarked={false} name={name} label={label} form={`${ride.number}-${ride.leg}`}>
      {(control) => (
        <select {...control}>
          {choices.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** What is doubtful about an assignment, with the button that makes it all the same. */
export function AskedForm({ asked, day }: { asked: Asked; day: string }) {
  const { number, leg, seq, driver, car, objections } = asked
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
      {objections.map((objection) => (
        <p key={JSON.stringify(objection)}>
          {objectionWords(objection)}{' '}
          {objection.meets ? (
            <a href={screenPath('deskOrder', locale, objection.meets.number)}>
              {formatOrderNumber(objection.meets.number)}
            </a>
          ) : null}
        </p>
      ))}
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
