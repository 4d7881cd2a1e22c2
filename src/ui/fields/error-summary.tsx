import { type Ref, useEffect } from 'react'
import { errorText } from '~/ui/fields/error-text'
import type { FieldError, FieldErrors } from '~/lib/fields/field-error'
import { m } from '~/paraglide/messages'
import { fieldId } from '~/lib/fields/field-id'
import styles from './error-summary.module.css'

type SummaryItem = { name: string; label: string; error: FieldError }

/** The errors of a form in the order of its fields, each with the label of its field. */
export function summaryItems<TField extends string>(
  fields: readonly TField[],
  errors: FieldErrors<TField>,
  labelOf: (field: TField) => string,
): SummaryItem[] {
  return fields.flatMap((name) => {
    const error = errors[name]
    return error ? [{ name, label: labelOf(name), error }] : []
  })
}

/** All errors of a form above it, each linked to its field, announced and focused when it appears. */
export function ErrorSummary({ items, ref }: { items: SummaryItem[]; ref?: Ref<HTMLDivElement> }) {
  useErrorTitle(items.length > 0)
  if (items.length === 0) return null
  return (
    <div
      ref={ref}
      className={styles['summary']}
      role="alert"
      tabIndex={-1}
      aria-labelledby="error-summary"
    >
      <h2 id="error-summary">{m.form_error_summary({ count: items.length })}</h2>
      <ul>
        {items.map(({ name, label, error }) => (
          <li key={name}>
            <a href={`#${fieldId(name)}`}>
              {label}: {errorText(error)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The title also says so, because a screen reader reads it first; a page from the server already has it. */
function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return
    const { title } = document
    const marked = m.form_error_title({ title: '' })
    if (title.startsWith(marked)) return
    document.title = marked + title
    return () => {
      document.title = title
    }
  }, [hasErrors])
}
