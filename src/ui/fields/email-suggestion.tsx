import { suggestEmail } from '~/lib/fields/email-suggestion'
import { m } from '~/paraglide/messages'
import { fieldId } from '~/lib/fields/field-id'
import styles from './email-suggestion.module.css'

/** Suggests a correction of a mistyped address; one click applies it, and it never blocks the form. */
export function EmailSuggestion({ typed }: { typed: string }) {
  const email = suggestEmail(typed)
  return (
    <output className={styles['suggestion']} htmlFor={fieldId('email')}>
      {email ? (
        <>
          {m.email_suggestion({ email })}{' '}
          <button type="button" onClick={() => accept(email)}>
            {m.email_suggestion_accept()}
          </button>
        </>
      ) : null}
    </output>
  )
}

/** Fires the control's own event, so that the form notices it like typing. */
function accept(email: string): void {
  const control = document.getElementById(fieldId('email'))
  if (!(control instanceof HTMLInputElement)) return
  control.value = email
  control.focus()
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
