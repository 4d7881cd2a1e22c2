import type { HTMLInputTypeAttribute, ReactNode, RefCallback } from 'react'
import { Field } from '~/ui/fields/field'
import { useOrderField } from '~/order/form/form-state'
import type { TextField } from '~/order/model/typed-order'
import { orderLabel } from '~/order/model/field-labels'

type CommonProps = {
  name: TextField
  hint?: ReactNode
  isRequired?: boolean
  optionalFor?: string
  isWide?: boolean
  isRow?: boolean
}

type TextControlProps = CommonProps & {
  type?: HTMLInputTypeAttribute
  autoComplete?: string
  autoCapitalize?: 'characters'
  enterKeyHint?: 'next' | 'go'
  ref?: RefCallback<HTMLInputElement>
  inputMode?: 'numeric' | 'text'
  min?: string | number
  max?: string | number
  maxLength?: number
  step?: number
}

/** A one-line text field of the order form. */
export function OrderText({
  name,
  hint,
  isRequired,
  optionalFor,
  isWide,
  type = 'text',
  ...native
}: TextControlProps) {
  const { value, error, handlers } = useOrderField(name)
  return (
    <Field
      name={name}
      hint={hint}
      error={error}
      isRequired={isRequired}
      optionalFor={optionalFor}
      isWide={isWide}
      label={orderLabel(name)}
    >
      {(control) => (
        <input {...control} {...native} {...handlers} type={type} defaultValue={value} />
      )}
    </Field>
  )
}

/** A multi-line text field of the order form. */
export function OrderTextArea({
  name,
  hint,
  rows,
  maxLength,
}: CommonProps & { rows: number; maxLength: number }) {
  const { value, error, handlers } = useOrderField(name)
  return (
    <Field name={name} hint={hint} error={error} label={orderLabel(name)} isWide>
      {(control) => (
        <textarea
          {...control}
          {...handlers}
          rows={rows}
          maxLength={maxLength}
          defaultValue={value}
        />
      )}
    </Field>
  )
}

/** A select of the order form; `children` are its options. */
export function OrderSelect({
  name,
  hint,
  isRequired,
  isRow,
  autoComplete,
  children,
}: CommonProps & { autoComplete?: string; children: ReactNode }) {
  const { value, error, handlers } = useOrderField(name)
  return (
    <Field
      name={name}
      hint={hint}
      error={error}
      isRequired={isRequired}
      isRow={isRow}
      label={orderLabel(name)}
    >
      {(control) => (
        <select
          {...control}
          autoComplete={autoComplete}
          defaultValue={value}
          onChange={handlers.onInput}
          onBlur={handlers.onBlur}
        >
          {children}
        </select>
      )}
    </Field>
  )
}

/**
 * A number as a select, because typing 2 into a number field that holds 1 gives 12. A value outside the list, from
 * a link or a draft, stays selected, so that validation can report it.
 */
export function OrderCount({
  name,
  from,
  to,
  ...common
}: CommonProps & { from: number; to: number }) {
  const { value } = useOrderField(name)
  const counts = Array.from({ length: to - from + 1 }, (_, index) => String(from + index))
  const isForeign = value !== '' && !counts.includes(value)
  return (
    <OrderSelect name={name} {...common}>
      {(isForeign ? [...counts, value] : counts).map((count) => (
        <option key={count}>{count}</option>
      ))}
    </OrderSelect>
  )
}
