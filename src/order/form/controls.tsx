import { type ReactNode } from 'react'
import { type CountProps, type SelectProps, type TextProps } from '~/ui/fields/app-form'
import { useOrderForm } from '~/order/form/form-state'
import { factsOf, type OrderField, type TextField } from '~/order/fields'
import { fieldProps, nativeType } from '~/order/plain-field'

/** A control of the order form: what the table of fields knows of it, and what only the page knows. */
type Named<TProps> = Omit<Partial<TProps>, 'label'> & { name: TextField }

/** A text of one line or of several, as the table says. */
export function OrderText({ name, rows = 2, ...props }: Named<TextProps> & { rows?: number }) {
  const { form } = useOrderForm()
  const { control } = factsOf(name)
  const known = fieldProps(name)
  return (
    <form.AppField name={name}>
      {(field) =>
        control === 'lines' ? (
          <field.TextArea {...known} rows={rows} />
        ) : (
          <field.Text type={nativeType(name)} {...known} {...props} />
        )
      }
    </form.AppField>
  )
}

/** A select of the order form; `children` are its options. */
export function OrderSelect({ name, ...props }: Named<SelectProps> & { children: ReactNode }) {
  const { form } = useOrderForm()
  return (
    <form.AppField name={name}>
      {(field) => <field.Select {...fieldProps(name)} {...props} />}
    </form.AppField>
  )
}

/** A number of the order form, as a select. */
export function OrderCount({ name, ...props }: Named<CountProps> & { from: number; to: number }) {
  const { form } = useOrderForm()
  return (
    <form.AppField name={name}>
      {(field) => <field.Count {...fieldProps(name)} {...props} />}
    </form.AppField>
  )
}

/** A field of the order form whose controls are not those of the kit: radios, extras. They read it by `useControl`. */
export function OrderControl({ name, children }: { name: OrderField; children: ReactNode }) {
  const { form } = useOrderForm()
  return <form.AppField name={name}>{() => children}</form.AppField>
}
