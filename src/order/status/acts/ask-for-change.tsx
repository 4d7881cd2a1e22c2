import { appConfig } from '~config'
import { ActForm } from '~/order/status/acts/act-form'
import { agreedFields } from '~/order/status/acts/wish'
import type { PlacedView } from '~/order/status/status-view'
import { PlainField } from '~/order/plain-field'
import { KIND_RULES } from '~/order/model/kinds'
import { m } from '~/paraglide/messages'
import styles from './acts.module.css'

/** The form for a wish: time and flight as agreed, to be changed, and a message for anything else. */
export function AskForChange({ view }: { view: PlacedView }) {
  const { returned, placed, life } = view
  const mine = returned?.intent === 'requestChange' ? returned : null
  const errors = mine?.errors ?? {}
  const typed = mine?.values ?? { ...agreedFields(placed.order), message: '' }
  const { freeCancellationHours: hours } = appConfig.ordering
  const rule = m.status_change_hint({ hours })
  return (
    <details className={styles['fold']} open={mine !== null}>
      <summary>{m.status_change_ask()}</summary>
      <ActForm view={view} intent="requestChange" isTyped={mine !== null}>
        <p>{life.asked ? `${m.status_change_replaces()} ${rule}` : rule}</p>
        <div className={styles['pair']}>
          <PlainField name="date" value={typed.date} error={errors.date} />
          <PlainField name="time" value={typed.time} error={errors.time} hint={undefined} />
        </div>
        {KIND_RULES[placed.order.kind].hasFlight ? (
          <PlainField
            name="flightNumber"
            value={typed.flightNumber}
            error={errors.flightNumber}
            hint={undefined}
          />
        ) : null}
        <PlainField
          name="message"
          label={m.status_change_message()}
          value={typed.message}
          error={errors.message}
          hint={undefined}
        />
        <button className="button" type="submit">
          {m.status_change_send()}
        </button>
      </ActForm>
    </details>
  )
}
