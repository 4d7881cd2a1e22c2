import { Field } from '~/ui/fields/field'
import { ActForm } from '~/order/status/acts/act-form'
import type { PlacedView } from '~/order/status/status-view'
import { orderLabel } from '~/order/model/field-labels'
import { maskEmail } from '~/lib/fields/mask'
import { m } from '~/paraglide/messages'
import styles from './acts.module.css'

/** Where our first mail went, and, for the first hour, the form that corrects a mistyped address. */
export function CorrectEmail({ view }: { view: PlacedView }) {
  const { returned, placed, life, scope, isMailing, isOpen, moment } = view
  if (scope === 'guest' || life.state !== 'received' || !isMailing) return null
  const wrote = m.status_mailed({ email: maskEmail(placed.order.email) })
  if (!isOpen || !moment.mayCorrectEmail) return <p className="quiet">{wrote}</p>
  const mine = returned?.intent === 'correctEmail' ? returned : null
  const error = mine?.errors.email
  return (
    <details className={`${styles['fold'] ?? ''} ${styles['mailed'] ?? ''}`} open={mine !== null}>
      <summary>
        {wrote} <span className={styles['asked']}>{m.status_mailed_wrong()}</span>
      </summary>
      <ActForm view={view} intent="correctEmail" isTyped={mine !== null}>
        <Field
          name="email"
          label={orderLabel('email')}
          hint={m.status_email_hint()}
          isRequired
          {...(error === undefined ? {} : { error })}
        >
          {(control) => (
            <input
              {...control}
              type="email"
              maxLength={254}
              autoComplete="email"
              defaultValue={mine?.values.email ?? ''}
            />
          )}
        </Field>
        <button className="button" type="submit">
          {m.status_email_submit()}
        </button>
      </ActForm>
    </details>
  )
}
