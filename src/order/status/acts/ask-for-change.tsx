import { appConfig } from '~config'
import { Field } from '~/ui/fields/field'
import { ActForm } from '~/order/status/acts/act-form'
import { agreedFields } from '~/order/status/acts/wish'
import type { ActErrors, PlacedView } from '~/order/status/status-view'
import { orderLabel } from '~/order/model/field-labels'
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
          <Field name="date" label={orderLabel('date')} isRequired {...errorOf(errors, 'date')}>
            {(control) => <input {...control} type="date" defaultValue={typed.date} />}
          </Field>
          <Field name="time" label={orderLabel('time')} isRequired {...errorOf(errors, 'time')}>
            {(control) => <input {...control} type="time" defaultValue={typed.time} />}
          </Field>
        </div>
        {KIND_RULES[placed.order.kind].hasFlight ? (
          <Field
            name="flightNumber"
            label={orderLabel('flightNumber')}
            {...errorOf(errors, 'flightNumber')}
          >
            {(control) => (
              <input
                {...control}
                type="text"
                maxLength={20}
                autoComplete="off"
                defaultValue={typed.flightNumber}
              />
            )}
          </Field>
        ) : null}
        <Field name="message" label={m.status_change_message()} {...errorOf(errors, 'message')}>
          {(control) => (
            <textarea {...control} rows={3} maxLength={2_000} defaultValue={typed.message} />
          )}
        </Field>
        <button className="button" type="submit">
          {m.status_change_send()}
        </button>
      </ActForm>
    </details>
  )
}

function errorOf(errors: ActErrors, field: keyof ActErrors) {
  const error = errors[field]
  return error === undefined ? {} : { error }
}
