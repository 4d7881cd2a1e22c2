import type { HTMLInputTypeAttribute, ReactNode, RefCallback } from 'react'
import { Field } from '~/components/form/field'
import { useOrderField } from '~/features/order/details/form-state'
import type { TextField } from '~/features/order/typed/typed-order'
import { orderLabel } from '~/features/order/typed/field-labels'

type CommonProps = {
  name: TextField
  hint?: ReactNode
  isRequired?: boolean
  optionalFor?: string
  isWide?: boolean
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

/** A one-line field of the order form. */
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

/** A field of several lines. */
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

/** A field with a list to choose from; `children` are its options. */
export function OrderSelect({
  name,
  hint,
  isRequired,
  autoComplete,
  children,
}: CommonProps & { autoComplete?: string; children: ReactNode }) {
  const { value, error, handlers } = useOrderField(name)
  return (
    <Field name={name} hint={hint} error={error} isRequired={isRequired} label={orderLabel(name)}>
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
 * A number as a list: a number field that stands at 1 makes 12 of a typed 2. What a link or a draft brought
 * from outside the list stays chosen, so that the rules can speak about it.
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
