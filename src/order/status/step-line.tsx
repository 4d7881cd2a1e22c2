import { type Step, stepsOf } from '~/order/status/steps'
import type { Life } from '~/order/life/life'
import { MINUTE } from '~/lib/duration'
import { m } from '~/paraglide/messages'
import styles from './step-line.module.css'

const NAMES: Record<Step['name'], () => string> = {
  received: m.status_step_received,
  priced: m.status_step_priced,
  confirmed: m.status_step_confirmed,
  driver: m.word_driver,
  underway: m.status_step_underway,
  done: m.status_step_done,
  rejected: m.status_step_rejected,
  expired: m.status_step_expired,
  cancelled: m.status_step_cancelled,
  noShow: m.status_step_no_show,
}

/** The states of an order at its steps: a driver and a price are steps, but no states. */
const STATES: typeof NAMES = {
  ...NAMES,
  priced: m.status_is_priced,
  driver: m.status_is_driver,
}

/** The state of an order at its current step, for its ticket. */
export function stepState(life: Life): string {
  const here = stepsOf(life).find(({ is }) => is === 'here')
  return here ? STATES[here.name]() : ''
}

/** For how long after a step its dot moves when the page is drawn. */
const MOVES_FOR = MINUTE

/**
 * The steps of an order as a line, like the stations of a timetable. The dot moves to a step that was reached just
 * now, as an open page learns of it.
 */
export function StepLine({ life, now }: { life: Life; now: Date }) {
  return (
    <ol className={styles['line']} aria-label={m.status_steps()}>
      {stepsOf(life).map(({ name, is, at }) => (
        <li
          key={name}
          data-is={is}
          data-moved={(is === 'here' && isRecent(at, now)) || undefined}
          aria-current={is === 'here' ? 'step' : undefined}
        >
          {NAMES[name]()}
        </li>
      ))}
    </ol>
  )
}

function isRecent(at: string | null, now: Date): boolean {
  return at !== null && now.getTime() - Date.parse(at) < MOVES_FOR
}
