import type { FormNotice as Notice } from '~/lib/fields/form-notice'
import { m } from '~/paraglide/messages'
import styles from './error-summary.module.css'

/** Why a form came back although nothing in it is wrong, and that one more click sends it. */
export function FormNotice({ notice }: { notice: Notice | null }) {
  if (!notice) return null
  return (
    <p className={styles['notice']} role="alert" data-notice={notice}>
      {notice === 'tooFast' ? m.form_too_fast() : m.form_too_many()}
    </p>
  )
}
