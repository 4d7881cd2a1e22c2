import { suggestEmail } from '~/lib/fields/email-suggestion'
import { suggestPhones } from '~/lib/fields/phone-suggestion'
import { formatPhone } from '~/i18n/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import { fieldId } from '~/lib/fields/field-id'
import styles from './suggestion.module.css'

/** Suggests a correction of a mistyped address. */
export function EmailSuggestion({ typed }: { typed: string }) {
  const meant = suggestEmail(typed)
  return <Suggestion name="email" meant={meant === null ? [] : [meant]} />
}

/** Suggests the prefix of a number from abroad that was typed without it. */
export function PhoneSuggestion({
  typed,
  country,
  name = 'phone',
}: {
  typed: string
  country: string
  name?: 'phone' | 'guestPhone' | 'recipientPhone'
}) {
  const phones = suggestPhones(typed, getLocale(), country)
  return (
    <Suggestion
      name={name}
      meant={phones.map((phone) => formatPhone(phone).replaceAll('\u00a0', ' '))}
    />
  )
}

/** What was probably meant; one click applies it, and it never blocks the form. */
function Suggestion({ name, meant }: { name: string; meant: string[] }) {
  const [first, ...others] = meant
  return (
    <output className={styles['suggestion']} htmlFor={fieldId(name)}>
      {first === undefined ? null : others.length === 0 ? (
        <>
          {m.field_suggestion({ meant: first })}{' '}
          <button type="button" onClick={() => accept(name, first)}>
            {m.field_suggestion_accept()}
          </button>
        </>
      ) : (
        <>
          {m.field_suggestions()}{' '}
          {meant.map((one) => (
            <button key={one} type="button" onClick={() => accept(name, one)}>
              {one}
            </button>
          ))}
        </>
      )}
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
