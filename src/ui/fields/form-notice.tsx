import type { FormNotice as Notice } from '~/lib/fields/field-error'
import { m } from '~/paraglide/messages'
import styles from './error-summary.module.css'

const TEXTS: Record<Notice, () => string> = {
  tooFast: m.form_too_fast,
  tooMany: m.form_too_many,
  tooLarge: m.form_too_large,
  lookAgain: m.form_look_again,
}

/** Why a form came back although its fields are valid, and how to send it. */
export function FormNotice({ notice }: { notice: Notice | null }) {
  if (!notice) return null
  return (
    <p className={styles['notice']} role="alert" data-notice={notice}>
      {TEXTS[notice]()}
    </p>
  )
}
