import type { ReactNode } from 'react'
import { errorText } from '~/ui/fields/error-text'
import type { FieldError } from '~/lib/fields/field-error'
import { m } from '~/paraglide/messages'
import { fieldId } from '~/lib/fields/field-id'
import styles from './field.module.css'

/** The props that a control gets from its field: name, id and the references to its hint and error. */
export type ControlProps = {
  id: string
  name: string
  required: boolean
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

type FieldProps = {
  name: string
  label: string
  /** Begins the ids, where several forms of a page have the same field. */
  form?: string | undefined
  hint?: ReactNode
  /** What is wrong, as a code or as a sentence. */
  error?: FieldError | string | undefined
  isRequired?: boolean | undefined
  /** False where nothing says which fields are optional: at the desk most are. */
  isMarked?: boolean
  /** Said at once: no summary of errors is above the form. */
  isAlert?: boolean
  /** Words of CSS: the kinds of order for which the field is optional although others require it. */
  optionalFor?: string
  isWide?: boolean | undefined
  /** The control stands beside its label where a page is narrow. */
  isRow?: boolean
  children: (control: ControlProps) => ReactNode
}

/** A label, a control, its hint and its error, wired for screen readers in one place. */
export function Field({
  name,
  label,
  form,
  hint,
  error,
  isRequired,
  isMarked = true,
  isAlert = false,
  optionalFor,
  isWide,
  isRow,
  children,
}: FieldProps) {
  const id = fieldId(name, form)
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div
      className={styles['field']}
      data-wide={isWide || undefined}
      data-row={isRow || undefined}
      data-invalid={error ? '' : undefined}
    >
      <label htmlFor={id}>
        {label}
        {!isMarked || (isRequired && !optionalFor) ? null : <OptionalMark isFor={optionalFor} />}
      </label>
      {children({
        id,
        name,
        required: isRequired === true,
        // Set on a valid field too: Chromium treats an empty required date as invalid.
        'aria-invalid': error !== undefined,
        'aria-describedby': described || undefined,
      })}
      {hint ? (
        <p className={styles['hint']} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <FieldErrorText id={`${id}-error`} error={error} isAlert={isAlert} />
    </div>
  )
}

/** Every optional field says so. */
function OptionalMark({ isFor }: { isFor?: string | undefined }) {
  return (
    <span className={styles['optional']} data-for={isFor}>
      {/* One text node, because a separate space is lost in the accessible name. */}
      {` ${m.form_optional()}`}
    </span>
  )
}

/** The sentence below a control; not rendered when empty. */
export function FieldErrorText({
  id,
  error,
  isAlert = false,
}: {
  id: string
  error: FieldError | string | undefined
  isAlert?: boolean
}) {
  if (!error) return null
  return (
    <p className={styles['error']} id={id} role={isAlert ? 'alert' : undefined}>
      {typeof error === 'string' ? error : errorText(error)}
    </p>
  )
}

type ChoiceProps = {
  type: 'radio' | 'checkbox'
  name: string
  value: string
  id: string
  isChecked: boolean
  isRequired?: boolean
  onChange?: (() => void) | undefined
  children: ReactNode
}

/** One radio or checkbox with its label as a large target. */
export function Choice({
  type,
  name,
  value,
  id,
  isChecked,
  isRequired,
  onChange,
  children,
}: ChoiceProps) {
  return (
    <label className={styles['choice']} htmlFor={id}>
      <input
        type={type}
        id={id}
        name={name}
        value={value}
        defaultChecked={isChecked}
        required={isRequired}
        onChange={onChange}
      />
      <span>{children}</span>
    </label>
  )
}

type ChoicesProps = {
  name: string
  form?: string
  legend: string
  error?: FieldError | undefined
  hint?: string
  isRow?: boolean
  isOptional?: boolean
  children: ReactNode
}

/** A set of choices under one legend: one of them is required, unless all are optional. */
export function Choices({
  name,
  form,
  legend,
  error,
  hint,
  isRow,
  isOptional,
  children,
}: ChoicesProps) {
  const id = fieldId(name, form)
  return (
    <fieldset
      className={styles['choices']}
      role={isOptional ? undefined : 'radiogroup'}
      aria-required={isOptional ? undefined : true}
      aria-invalid={isOptional ? undefined : error !== undefined}
      data-invalid={error ? '' : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend>
        {legend}
        {isOptional ? <OptionalMark /> : null}
      </legend>
      {hint ? <p className={styles['hint']}>{hint}</p> : null}
      <div className={isRow ? styles['row'] : styles['column']}>{children}</div>
      <FieldErrorText id={`${id}-error`} error={error} />
    </fieldset>
  )
}
