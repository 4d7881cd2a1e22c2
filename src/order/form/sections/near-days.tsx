import { useSyncExternalStore } from 'react'
import { orderClock } from '~/order/form/check-as-typed'
import { useOrderForm, useOrderValue } from '~/order/form/form-state'
import type { OrderPage } from '~/order/form/order-page'
import { formatDay } from '~/i18n/format'
import { DAY } from '~/lib/duration'
import { fieldId } from '~/lib/fields/field-id'
import { toLocalTime } from '~/lib/local-time'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './time-section.module.css'

/** Nothing tells that the script runs; it does from the first render in the browser on. */
function never() {
  return () => undefined
}

/** Today and tomorrow in one press, as far as they can be ordered, and the weekday of the chosen day. */
export function NearDays() {
  const { page } = useOrderForm()
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const chosen = useOrderValue('date')
  return (
    <>
      <p className={styles['near']}>
        {isLive
          ? nearDays(page).map(({ day, label }, index) => (
              <button
                key={label}
                className="button button-quiet"
                type="button"
                aria-pressed={day === chosen}
                // The page may stay open past midnight.
                onClick={() => choose(nearDays(page)[index]?.day ?? day)}
              >
                {label}
              </button>
            ))
          : null}
      </p>
      <output className="quiet" htmlFor={fieldId('date')}>
        {isDay(chosen) ? formatDay(chosen, getLocale()) : ''}
      </output>
    </>
  )
}

function nearDays({ earliest, lastDay, ...page }: OrderPage) {
  const now = orderClock(page)
  const today = toLocalTime(now).slice(0, 10)
  const tomorrow = new Date(Date.parse(today) + DAY).toISOString().slice(0, 10)
  return [
    { day: today, label: m.word_today() },
    { day: tomorrow, label: m.word_tomorrow() },
  ].filter(({ day }) => day >= earliest.slice(0, 10) && day <= lastDay)
}

function isDay(typed: string): boolean {
  return /^2\d{3}-\d\d-\d\d$/.test(typed) && !Number.isNaN(Date.parse(typed))
}

/** Fires the control's own event, so that the form notices it like typing. */
function choose(day: string): void {
  const control = document.getElementById(fieldId('date'))
  if (!(control instanceof HTMLInputElement)) return
  control.value = day
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
