import type { ReactNode } from 'react'
import type { FieldError } from '~/lib/fields/field-error'
import { errorText } from '~/ui/fields/error-text'
import styles from './desk-field.module.css'

/** The props that a control of a form of the desk gets from its field. */
type DeskControl = {
  name: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

type DeskFieldProps = {
  name: string
  label: string
  /** Of the form, so that several forms of a page have the same fields. */
  form: string
  error?: FieldError | undefined
  /** Instead of the sentence of the error's code. */
  wrong?: string | undefined
  children: (control: DeskControl) => ReactNode
}

/** A field in a row of the desk: the label holds the control, because the same form stands in every row. */
export function DeskField({ name, label, form, error, wrong, children }: DeskFieldProps) {
  const sentence = wrong ?? (error && errorText(error))
  const id = `${form}-${name}-error`
  return (
    <div className={styles['field']}>
      <label>
        <span>{label}</span>
        {children({
          name,
          'aria-invalid': sentence !== undefined,
          'aria-describedby': sentence === undefined ? undefined : id,
        })}
      </label>
      {sentence === undefined ? null : (
        <p className={styles['error']} id={id} role="alert">
          {sentence}
        </p>
      )}
    </div>
  )
}

/** A choice of several, a thumb high. */
export function DeskCheck({
  name,
  value,
  isChecked,
  label,
}: {
  name: string
  value: string
  isChecked: boolean
  label: string
}) {
  return (
    <label className={styles['check']}>
      <input type="checkbox" name={name} value={value} defaultChecked={isChecked} />
      <span>{label}</span>
    </label>
  )
}
