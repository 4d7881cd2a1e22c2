import { suggestEmail } from '~/lib/fields/email-suggestion'
import { suggestPhone } from '~/lib/fields/phone-suggestion'
import { formatPhone } from '~/i18n/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import { fieldId } from '~/lib/fields/field-id'
import styles from './suggestion.module.css'

/** Suggests a correction of a mistyped address. */
export function EmailSuggestion({ typed }: { typed: string }) {
  return <Suggestion name="email" meant={suggestEmail(typed)} />
}

/** Suggests the prefix of a number from abroad that was typed without it. */
export function PhoneSuggestion({ typed, country }: { typed: string; country: string }) {
  const phone = suggestPhone(typed, getLocale(), country)
  return <Suggestion name="phone" meant={phone && formatPhone(phone).replaceAll('\u00a0', ' ')} />
}

/** What was probably meant; one click applies it, and it never blocks the form. */
function Suggestion({ name, meant }: { name: string; meant: string | null }) {
  return (
    <output className={styles['suggestion']} htmlFor={fieldId(name)}>
      {meant ? (
        <>
          {m.field_suggestion({ meant })}{' '}
          <button type="button" onClick={() => accept(name, meant)}>
            {m.field_suggestion_accept()}
          </button>
        </>
      ) : null}
    </output>
  )
}

/** Fires the control's own event, so that the form notices it like typing. */
function accept(name: string, meant: string): void {
  const control = document.getElementById(fieldId(name))
  if (!(control instanceof HTMLInputElement)) return
  control.value = meant
  control.focus()
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
