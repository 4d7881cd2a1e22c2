import { grammars } from '~/i18n/languages/grammars'
import boardScript from 'virtual:board-script'
import driverWorker from 'virtual:driver-worker'
import rideScript from 'virtual:ride-script'
import { appConfig } from '~config'
import { RideFacts } from '~/order/driver/ride-facts'
import { RideSteps } from '~/order/driver/ride-steps'
import type { NoRide, RideView } from '~/order/driver/ride-view'
import { formatDay, formatPhone, formatSoon, formatTime } from '~/i18n/format'
import { LANGUAGE_NAMES } from '~/i18n/language-names'
import { DAY } from '~/lib/duration'
import { TIME_ZONE } from '~/lib/local-time'
import { useOtherLanguages } from '~/ui/island/use-page-address'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './ride-page.module.css'

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
