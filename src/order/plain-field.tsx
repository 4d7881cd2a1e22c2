import type { ReactNode } from 'react'
import { type Control, factsOf, type TextField } from '~/order/fields'
import { Field } from '~/ui/fields/field'
import type { FieldError } from '~/lib/fields/field-error'

/** The native types of text; every other control of one line is a text. */
const TYPES: Partial<Record<Control, string>> = {
  email: 'email',
  phone: 'tel',
  date: 'date',
  time: 'time',
  number: 'number',
}

/** What a control of the order form gets from the table of fields, in each form that has it. */
export function fieldProps(name: TextField) {
  const { label, hint, autoComplete, longest, isRequired, isWide } = factsOf(name)
  return { label: label(), hint: hint?.(), autoComplete, maxLength: longest, isRequired, isWide }
}

/** The native type of a text of one line. */
export function nativeType(name: TextField): string {
  return TYPES[factsOf(name).control] ?? 'text'
}

type PlainFieldProps = {
  name: TextField
  value: string
  error?: FieldError | undefined
  /** Instead of what the table says; the desk types what the site lets choose, and marks nothing. */
  label?: string
  hint?: ReactNode
  isRequired?: boolean
  isMarked?: boolean
  form?: string
  type?: string | undefined
  autoComplete?: string | undefined
  /** The id of a list of texts to choose from. */
  list?: string | undefined
  /** The options of a choice. */
  options?: ReactNode
}

/** A field of the order form as plain markup: on the order's page and at the desk. */
export function PlainField({
  name,
  value,
  error,
  options,
  type,
  list,
  ...others
}: PlainFieldProps) {
  const { autoComplete, maxLength, ...labelled } = { ...fieldProps(name), ...others }
  const { control: kind } = factsOf(name)
  return (
    <Field name={name} error={error} {...labelled}>
      {(control) => {
        if (options)
          return (
            <select {...control} defaultValue={value} autoComplete={autoComplete}>
              {options}
            </select>
          )
        if (kind === 'lines')
          return <textarea {...control} rows={2} maxLength={maxLength} defaultValue={value} />
        return (
          <input
            {...control}
            type={type ?? nativeType(name)}
            list={list}
            maxLength={maxLength}
            autoComplete={autoComplete}
            defaultValue={value}
          />
        )
      }}
    </Field>
  )
}
