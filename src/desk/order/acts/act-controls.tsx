import type { ReactNode } from 'react'
import type { Intent } from '~/desk/order/acts/intents'
import type { ActErrors, ActValues } from '~/desk/order/acts/read-act-form'
import type { KnownView } from '~/desk/order/order-view'
import type { FieldKind, FieldWord } from '~/order/acts/commands'
import { type ControlProps, Field } from '~/ui/fields/field'

/** A field of an act, with what was typed into it. */
export type FieldProps = {
  intent: Intent
  name: FieldWord
  kind: FieldKind
  isRequired: boolean
  values: ActValues
  errors: ActErrors
  view: KnownView
}

type LabelProps = { label: string; hint?: string | undefined }

/** The ids hold the act, because several forms of a page have the same fields. */
function Labelled({
  intent,
  name,
  isRequired,
  errors,
  label,
  hint,
  children,
}: FieldProps & LabelProps & { children: (control: ControlProps) => ReactNode }) {
  return (
    <Field
      form={intent}
      name={name}
      label={label}
      hint={hint}
      error={errors[name]}
      isRequired={isRequired}
    >
      {children}
    </Field>
  )
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
export function Select({ options, ...props }: FieldProps & LabelProps & { options: Option[] }) {
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
