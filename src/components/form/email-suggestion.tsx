import { suggestEmail } from '~/lib/email-suggestion'
import { m } from '~/paraglide/messages'
import styles from './email-suggestion.module.css'

type EmailSuggestionProps = { typed: string; onAccept: (email: string) => void }

/** Asks about an address that looks mistyped; one press corrects it, and it never stands in the way. */
export function EmailSuggestion({ typed, onAccept }: EmailSuggestionProps) {
  const email = suggestEmail(typed)
  return (
    <output className={styles['suggestion']} htmlFor="f-email">
      {email ? (
        <>
          {m.email_suggestion({ email })}{' '}
          <button type="button" onClick={() => onAccept(email)}>
            {m.email_suggestion_accept()}
          </button>
        </>
      ) : null}
    </output>
  )
}
