import { ActForm } from '~/order/status/acts/act-form'
import type { PlacedView } from '~/order/status/status-view'
import { PlainField } from '~/order/plain-field'
import { maskEmail } from '~/lib/fields/mask'
import { m } from '~/paraglide/messages'
import styles from './acts.module.css'

/** True while the page has the form that corrects the e-mail address. */
export function mayCorrectEmail({ life, scope, isMailing, isOpen, moment }: PlacedView): boolean {
  const isShown = scope !== 'guest' && life.state === 'received' && isMailing
  return isShown && isOpen && moment.mayCorrectEmail
}

/** Where we write, and, for the first hour, the form that corrects a mistyped address. */
export function CorrectEmail({ view }: { view: PlacedView }) {
  const { returned, placed, life, scope, isMailing } = view
  if (scope === 'guest' || life.state !== 'received' || !isMailing) return null
  const wrote = m.status_mailed({ email: maskEmail(placed.order.email) })
  if (!mayCorrectEmail(view)) return <p className="quiet">{wrote}</p>
  const mine = returned?.intent === 'correctEmail' ? returned : null
  return (
    <details className={`${styles['fold'] ?? ''} ${styles['mailed'] ?? ''}`} open={mine !== null}>
      <summary>
        {wrote} <span className={styles['asked']}>{m.status_mailed_wrong()}</span>
      </summary>
      <ActForm view={view} intent="correctEmail" isTyped={mine !== null}>
        <PlainField
          name="email"
          value={mine?.values.email ?? ''}
          error={mine?.errors.email}
          hint={m.status_email_hint()}
        />
        <button className="button" type="submit">
          {m.status_email_submit()}
        </button>
      </ActForm>
    </details>
  )
}
