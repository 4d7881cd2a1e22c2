import { PRESS_WORDS } from '~/order/driver/press-words'
import { grammars } from '~/i18n/languages/grammars'
import boardScript from 'virtual:board-script'
import driverWorker from 'virtual:driver-worker'
import rideScript from 'virtual:ride-script'
import { appConfig } from '~config'
import { RideFacts } from '~/order/driver/ride-facts'
import type { NoRide, RideView } from '~/order/driver/ride-view'
import { formatDay, formatPhone, formatSoon, formatTime } from '~/i18n/format'
import { LANGUAGE_NAMES } from '~/i18n/language-names'
import { DAY, MINUTE } from '~/lib/duration'
import { TIME_ZONE } from '~/lib/local-time'
import { useOtherLanguages } from '~/ui/island/use-page-address'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './ride-page.module.css'
import { STEPS } from '~/order/life/rides/steps'
import type { Ride } from '~/order/store/driver/find-ride.server'
import { DRIVER_ACTS, type DriverAct } from '~/order/store/driver/ride-progress'

function labelOf(act: DriverAct, { placed }: Ride): string {
  return act === 'aboard' && placed.order.parcel ? m.driver_aboard_parcel() : PRESS_WORDS[act]()
}

const LINE = DRIVER_ACTS.filter((act) => act !== 'no-show' && act !== 'cash')

/** The steps of a ride with their times, and the button of the next one. */
function RideSteps({ view }: { view: Extract<RideView, { state: 'whole' }> }) {
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

/** The driver's page: one screen with a bar, legible in the sun and pressed with gloves. */
export function RidePage({ view }: { view: RideView }) {
  return (
    <>
      <header className={styles['bar']}>
        <span className={styles['brand']}>{appConfig.product.name}</span>
        <a href={`tel:${appConfig.company.phone}`}>{m.driver_desk()}</a>
        {useOtherLanguages().map(({ locale, path }) => (
          <a key={locale} href={path} hrefLang={locale} lang={locale} data-switch="bar">
            {LANGUAGE_NAMES[locale]}
          </a>
        ))}
      </header>
      <main id="main" className={styles['main']} tabIndex={-1}>
        {view.state === 'whole' ? <WholeRide view={view} /> : <OtherRide view={view} />}
      </main>
    </>
  )
}

const NO_RIDE: Record<NoRide, { heading: () => string; text: () => string }> = {
  missing: { heading: m.driver_missing, text: m.driver_missing_text },
  over: { heading: m.driver_over, text: m.driver_over_text },
  replaced: { heading: m.driver_replaced, text: m.driver_replaced_text },
  cancelled: { heading: m.driver_cancelled, text: m.driver_cancelled_text },
  unreadable: { heading: m.driver_unreadable, text: m.driver_unreadable_text },
}

function OtherRide({ view }: { view: Exclude<RideView, { state: 'whole' }> }) {
  const locale = getLocale()
  if (view.state !== 'ahead') {
    const { heading, text } = NO_RIDE[view.state]
    const { phone } = appConfig.company
    return (
      <>
        <h1>{heading()}</h1>
        <p className="lead">{text()}</p>
        <p>
          <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
        </p>
        {view.state === 'over' ? <LatePresses view={view} /> : null}
      </>
    )
  }
  const { ride, town } = view
  const opensAt = new Date(Date.parse(ride.startsAt) - DAY)
  return (
    <>
      <h1 className={styles['when']}>
        <time dateTime={ride.startsAt}>{formatTime(ride.startsAt, locale)}</time>{' '}
        <span>{formatDay(ride.startsAt, locale)}</span>
      </h1>
      <p className={styles['place']}>{town?.[locale] ?? m.driver_town_unknown()}</p>
      <p>
        {m.driver_ahead({
          when: `${formatDay(opensAt, locale)}, ${formatTime(opensAt, locale)}`,
        })}
      </p>
    </>
  )
}

/** What was pressed without signal before the link ended is sent by the script, once the phone is opened again. */
function LatePresses({ view }: { view: Extract<RideView, { state: 'over' }> }) {
  return (
    <>
      <output id="ride-news" className={styles['news']} />
      <div
        id="ride-over"
        hidden
        data-key={view.key}
        data-hour={grammars[getLocale()].hour}
        data-zone={TIME_ZONE}
        data-sent={m.driver_sent()}
        data-refused={m.driver_late_refused()}
      />
      <script src={rideScript} defer />
    </>
  )
}

const REFUSED = {
  stillWaiting: m.driver_refused_waiting,
  beforePickup: m.driver_refused_before,
  refused: m.driver_refused,
  invalid: m.driver_refused_invalid,
} as const

/**
 * Everything of a ride. The script (ride-script.ts) replaces the element `#ride` as a whole and keeps what was pressed
 * without signal; `#board` is the name alone on the whole screen, also without script.
 */
function WholeRide({ view }: { view: Extract<RideView, { state: 'whole' }> }) {
  const { ride, key, now, refused } = view
  const locale = getLocale()
  const { order } = ride.placed
  return (
    <>
      <output id="ride-news" className={styles['news']} />
      <div
        id="ride"
        className={styles['ride']}
        data-key={key}
        data-until={Date.parse(ride.endsAt)}
        data-build={import.meta.env.BUILD_ID}
        data-worker={driverWorker}
        data-waiting={m.driver_waiting()}
        data-hour={grammars[getLocale()].hour}
        data-zone={TIME_ZONE}
        data-sent={m.driver_sent()}
        data-kept={m.driver_kept()}
      >
        {refused ? (
          <p className={styles['refused']} role="alert">
            {REFUSED[refused]()}
          </p>
        ) : null}
        <h1 className={styles['when']}>
          <time dateTime={ride.startsAt}>{formatTime(ride.startsAt, locale)}</time>{' '}
          <span>
            {formatSoon(ride.startsAt, now, locale).replace(/ (?:at|ve?)[ \u00a0].*$/, '')}
          </span>
        </h1>
        <RideFacts ride={ride} now={now} cashId={view.ids.cash} />
        <RideSteps view={view} />
        <p className={styles['kept']}>
          <span>{m.driver_kept_text()}</span>{' '}
          <button className="button button-quiet" type="button" data-forget="" hidden>
            {m.driver_forget()}
          </button>
        </p>
      </div>
      <section id="board" className={styles['board']} aria-label={m.driver_board()}>
        <p>{order.nameBoard || order.guest?.name || order.name}</p>
        <a href="#ride" data-board="close">
          {m.driver_board_close()}
        </a>
      </section>
      <script src={rideScript} defer />
      <script src={boardScript} defer />
    </>
  )
}
