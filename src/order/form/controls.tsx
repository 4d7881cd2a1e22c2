import { type ReactNode } from 'react'
import {
  type CountProps,
  type SelectProps,
  servedMeta,
  type TextAreaProps,
  type TextProps,
} from '~/ui/fields/app-form'
import { useOrderForm } from '~/order/form/form-state'
import type { OrderField, TextField } from '~/order/model/typed-order'
import { orderLabel } from '~/order/model/field-labels'

/** A control of the order form with the label of its field. */
type Named<TProps> = Omit<TProps, 'label'> & { name: TextField }

/** A one-line text field of the order form. */
export function OrderText({ name, ...props }: Named<TextProps>) {
  const { form, page } = useOrderForm()
  return (
    <form.AppField name={name} defaultMeta={servedMeta(page.errors[name])}>
      {(field) => <field.Text label={orderLabel(name)} {...props} />}
    </form.AppField>
  )
}

/** A multi-line text field of the order form. */
export function OrderTextArea({ name, ...props }: Named<TextAreaProps>) {
  const { form, page } = useOrderForm()
  return (
    <form.AppField name={name} defaultMeta={servedMeta(page.errors[name])}>
      {(field) => <field.TextArea label={orderLabel(name)} isWide {...props} />}
    </form.AppField>
  )
}

/** A select of the order form; `children` are its options. */
export function OrderSelect({ name, ...props }: Named<SelectProps>) {
  const { form, page } = useOrderForm()
  return (
    <form.AppField name={name} defaultMeta={servedMeta(page.errors[name])}>
      {(field) => <field.Select label={orderLabel(name)} {...props} />}
    </form.AppField>
  )
}

/** A number of the order form, as a select. */
export function OrderCount({ name, ...props }: Named<CountProps>) {
  const { form, page } = useOrderForm()
  return (
    <form.AppField name={name} defaultMeta={servedMeta(page.errors[name])}>
      {(field) => <field.Count label={orderLabel(name)} {...props} />}
    </form.AppField>
  )
}

/** A field of the order form whose controls are not those of the kit: radios, extras. They read it by `useControl`. */
export function OrderControl({ name, children }: { name: OrderField; children: ReactNode }) {
  const { form, page } = useOrderForm()
  return (
    <form.AppField name={name} defaultMeta={servedMeta(page.errors[name])}>
      {() => children}
    </form.AppField>
  )
}
