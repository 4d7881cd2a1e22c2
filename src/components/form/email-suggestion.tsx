import { suggestEmail } from '~/lib/fields/email-suggestion'
import { m } from '~/paraglide/messages'
import { fieldId } from '~/lib/fields/field-id'
import styles from './email-suggestion.module.css'

/** Asks about an address that looks mistyped; one press corrects it, and it never stands in the way. */
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

/** Like typing: the form hears of it by the control's own event. */
function accept(email: string): void {
  const control = document.getElementById(fieldId('email'))
  if (!(control instanceof HTMLInputElement)) return
  control.value = email
  control.focus()
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
