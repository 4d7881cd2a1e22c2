import type { ReactNode } from 'react'
import type { ActField, Intent } from '~/desk/order/acts/intents'
import type { ActErrors, ActValues } from '~/desk/order/acts/read-act-form'
import type { KnownView } from '~/desk/order/order-view'
import { FieldErrorText } from '~/ui/fields/field'
import field from '~/ui/fields/field.module.css'
import { m } from '~/paraglide/messages'

/** A field of an act, with what was typed into it. */
export type FieldProps = {
  intent: Intent
  name: ActField
  isRequired: boolean
  values: ActValues
  errors: ActErrors
  view: KnownView
}

type LabelProps = { label: string; hint?: string }

/** A label, a control, a hint and an error; the ids hold the act, because several forms have the same fields. */
function Labelled({
  intent,
  name,
  isRequired,
  errors,
  label,
  hint,
  children,
}: FieldProps & LabelProps & { children: (control: Control) => ReactNode }) {
  const id = fieldIdOf(intent, name)
  const error = errors[name]
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={field['field']} data-invalid={error ? '' : undefined}>
      <label htmlFor={id}>
        {label}
        {isRequired ? null : <span className={field['optional']}>{` ${m.form_optional()}`}</span>}
      </label>
      {children({
        id,
        name,
        required: isRequired,
        'aria-invalid': error !== undefined,
        'aria-describedby': described || undefined,
      })}
      {hint ? (
        <p className={field['hint']} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <FieldErrorText id={`${id}-error`} error={error} />
    </div>
  )
}

type Control = {
  id: string
  name: string
  required: boolean
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

/** Id of a field in the form of an act. */
export function fieldIdOf(intent: Intent, name: ActField): string {
  return `${intent}-${name}`
}

/** A field of one line. */
export function Text({
  type = 'text',
  inputMode,
  ...props
}: FieldProps & LabelProps & { type?: string; inputMode?: 'decimal' }) {
  return (
    <Labelled {...props}>
      {(control) => (
        <input
          {...control}
          type={type}
          inputMode={inputMode}
          autoComplete="off"
          maxLength={200}
          defaultValue={props.values[props.name]}
        />
      )}
    </Labelled>
  )
}

/** A field of several lines, in the language of who reads it. */
export function Words(props: FieldProps & LabelProps) {
  return (
    <Labelled {...props}>
      {(control) => (
        <textarea
          {...control}
          rows={2}
          maxLength={2_000}
          lang={props.name === 'reason' ? props.view.placed.locale : undefined}
          defaultValue={props.values[props.name]}
        />
      )}
    </Labelled>
  )
}

/** A choice of a list. */
export type Option = { value: string; text: string }

/** A list to choose from. */
export function Choice({ options, ...props }: FieldProps & LabelProps & { options: Option[] }) {
  return (
    <Labelled {...props}>
      {(control) => (
        <select {...control} defaultValue={props.values[props.name]}>
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}
