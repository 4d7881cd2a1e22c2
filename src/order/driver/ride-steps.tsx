import { appConfig } from '~config'
import type { RideView } from '~/order/driver/ride-view'
import { STEPS } from '~/order/life/rides/steps'
import type { Ride } from '~/order/store/driver/find-ride.server'
import { DRIVER_ACTS, type DriverAct } from '~/order/store/driver/ride-progress'
import { formatTime } from '~/i18n/format'
import { MINUTE } from '~/lib/duration'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './ride-page.module.css'

const LABELS: Record<DriverAct, () => string> = {
  onTheWay: m.driver_on_the_way,
  arrived: m.driver_arrived,
  aboard: m.driver_aboard,
  done: m.driver_done,
  'no-show': m.driver_no_show,
  cash: m.driver_cash,
}

function labelOf(act: DriverAct, { placed }: Ride): string {
  return act === 'aboard' && placed.order.parcel ? m.driver_aboard_parcel() : LABELS[act]()
}

const LINE = DRIVER_ACTS.filter((act) => act !== 'no-show' && act !== 'cash')

/** The steps of a ride with their times, and the button of the next one. */
export function RideSteps({ view }: { view: Extract<RideView, { state: 'whole' }> }) {
  const { ride, ids, now } = view
  const { progress } = ride
  const next = nextAct(ride)
  const locale = getLocale()
  return (
    <>
      <ol className={styles['steps']} aria-label={m.driver_steps()}>
        {LINE.map((act) => {
          const at = progress.times[act]
          return (
            <li
              key={act}
              data-act={act}
              data-is={isBehind(ride, act) ? 'done' : 'ahead'}
              data-served={isBehind(ride, act) ? 'done' : 'ahead'}
              data-at={at ? Date.parse(at) : undefined}
              aria-current={act === next ? 'step' : undefined}
            >
              <span>{labelOf(act, ride)}</span>
              <span data-said="">{at ? formatTime(at, locale) : ''}</span>
            </li>
          )
        })}
      </ol>
      {progress.end === 'no-show' ? (
        <p className={styles['place']}>{m.driver_missed()}</p>
      ) : (
        <NoShow ride={ride} id={ids['no-show']} now={now} />
      )}
      <div className={styles['next']}>
        {LINE.map((act) => (
          <form method="post" key={act} data-press={act} hidden={act !== next}>
            <input type="hidden" name="act" value={act} />
            <input type="hidden" name="id" value={ids[act]} />
            <button type="submit">{labelOf(act, ride)}</button>
          </form>
        ))}
      </div>
    </>
  )
}

/** Nobody came: behind one more press, and not before the waiting that the price includes is over. */
function NoShow({ ride, id, now }: { ride: Ride; id: string; now: Date }) {
  const { progress, startsAt, life } = ride
  const freeMin = life.freeWaitingMin ?? appConfig.ordering.freeWaiting.airportMin
  const arrivedAt = progress.times.arrived
  const from = Math.max(Date.parse(startsAt), arrivedAt ? Date.parse(arrivedAt) : 0)
  const until = from + freeMin * MINUTE
  const isWaiting = arrivedAt !== undefined && progress.step === 'arrived' && progress.end === null
  return (
    <details
      className={styles['missed']}
      data-missed=""
      data-pickup={Date.parse(startsAt)}
      data-free={freeMin * MINUTE}
      hidden={!isWaiting}
    >
      <summary>{m.driver_no_show()}</summary>
      <p data-early="" hidden={until <= now.getTime()}>
        {m.driver_no_show_from()} <b data-from="">{formatTime(until, getLocale())}</b>
      </p>
      <form method="post" data-press="no-show" hidden={until > now.getTime()}>
        <input type="hidden" name="act" value="no-show" />
        <input type="hidden" name="id" value={id} />
        <button type="submit">{m.driver_no_show_confirm()}</button>
      </form>
    </details>
  )
}

function isBehind({ progress: { step, times, end } }: Ride, act: DriverAct): boolean {
  if (end === 'done' || times[act] !== undefined) return true
  if (act === 'done' || act === 'no-show' || act === 'cash' || step === null) return false
  return STEPS.indexOf(act) <= STEPS.indexOf(step)
}

/** The button to press next; null once the ride is over. */
function nextAct(ride: Ride): DriverAct | null {
  if (ride.progress.end !== null) return null
  return LINE.find((act) => !isBehind(ride, act)) ?? null
}
