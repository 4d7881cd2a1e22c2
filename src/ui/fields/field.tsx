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
  hint?: ReactNode
  error?: FieldError
  isRequired?: boolean
  /** Words of CSS: the kinds of order for which the field is optional although others require it. */
  optionalFor?: string
  isWide?: boolean
  /** The control stands beside its label where a page is narrow. */
  isRow?: boolean
  children: (control: ControlProps) => ReactNode
}

/** A label, a control, its hint and its error, wired for screen readers in one place. */
export function Field({
  name,
  label,
  hint,
  error,
  isRequired,
  optionalFor,
  isWide,
  isRow,
  children,
}: FieldProps) {
  const id = fieldId(name)
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
        {isRequired && !optionalFor ? null : <OptionalMark isFor={optionalFor} />}
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
      <FieldErrorText id={`${id}-error`} error={error} />
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
export function FieldErrorText({ id, error }: { id: string; error: FieldError | undefined }) {
  if (!error) return null
  return (
    <p className={styles['error']} id={id}>
      {errorText(error)}
    </p>
  )
}

type ChoiceProps = {
  type: 'radio' | 'checkbox'
  name: string
  value: string
  id: string
  isChecked: boolean
  onChange?: (() => void) | undefined
  children: ReactNode
}

/** One radio or checkbox with its label as a large target. */
export function Choice({ type, name, value, id, isChecked, onChange, children }: ChoiceProps) {
  return (
    <label className={styles['choice']} htmlFor={id}>
      <input
        type={type}
        id={id}
        name={name}
        value={value}
        defaultChecked={isChecked}
        onChange={onChange}
      />
      <span>{children}</span>
    </label>
  )
}

type ChoicesProps = {
  name: string
  legend: string
  error?: FieldError | undefined
  hint?: string
  isRow?: boolean
  isOptional?: boolean
  children: ReactNode
}

/** A set of choices under one legend: one of them is required, unless all are optional. */
export function Choices({ name, legend, error, hint, isRow, isOptional, children }: ChoicesProps) {
  const id = fieldId(name)
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
